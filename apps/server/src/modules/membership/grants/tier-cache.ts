import { effectiveTier, type Span, type Tier } from '@inkstone/domain/membership';
import { type Instant, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { findSpans } from './store.ts';

const capacity = 20_000;
/**
 * How long spans are cached, in ms: an upper bound for changes without an announcement, such as manual
 * changes of the database.
 */
const cacheTime = 5 * minute;

interface CachedSpans {
  /** Current and future spans at the time of reading. */
  readonly spans: readonly Span[];
  readonly readAt: Instant;
}

/**
 * Returns a function that returns the effective tier of an account, without a query if its spans are cached.
 * Changes in any process invalidate the cache (`announceChange`). One cache per process.
 */
export function createTierCache({ db, clock }: Pick<Deps, 'db' | 'clock'>): Deps['tierOf'] {
  const remembered = new Map<string, CachedSpans>();
  /** Number of announcements, so that spans read before an announcement are not cached after it. */
  let changes = 0;
  db.onChange('tiers', (accountId) => {
    changes++;
    if (accountId === null) remembered.clear();
    else remembered.delete(accountId);
  });

  async function readSpans(accountId: string, now: Instant): Promise<readonly Span[]> {
    const before = changes;
    const spans = await findSpans(db.sql, accountId, now);
    if (changes === before && db.receivesChanges()) addToCache(remembered, accountId, { spans, readAt: now });
    return spans;
  }

  return async (accountId): Promise<Tier> => {
    const now = clock.now();
    const known = remembered.get(accountId);
    const isFresh = known && db.receivesChanges() && now >= known.readAt && now - known.readAt < cacheTime;
    return effectiveTier(isFresh ? known.spans : await readSpans(accountId, now), now);
  };
}

/** Adds to the cache, evicting the oldest entry when it is full. */
function addToCache(cache: Map<string, CachedSpans>, accountId: string, entry: CachedSpans): void {
  const oldest = cache.size >= capacity ? cache.keys().next().value : undefined;
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(accountId, entry);
}
