import type { Deps } from '../../../deps.ts';
import { type ArticleIndex, readArticleIndex } from './article-index.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

interface CacheEntry {
  articleIndex: Promise<ArticleIndex> | null;
  /** When it was read, in ms; detects a clock that was set back. */
  readAt: number;
}

/** One cache per database, because tests open several in one process. */
const caches = new WeakMap<Needs['db'], CacheEntry>();

/**
 * Returns the public articles from memory. They are read again after a change in any process, and when a
 * scheduled change is due.
 */
export async function openArticleIndex(deps: Needs): Promise<ArticleIndex> {
  const cached = cacheOf(deps.db);
  if (!deps.db.receivesChanges()) return readArticleIndex(deps);
  const now = deps.clock.now();
  const known = cached.articleIndex && (await cached.articleIndex.catch(() => null));
  if (known && now >= cached.readAt && (known.until === null || now < known.until)) return known;
  const reading = readArticleIndex(deps);
  cached.articleIndex = reading;
  cached.readAt = now;
  return reading;
}

function cacheOf(db: Needs['db']): CacheEntry {
  const known = caches.get(db);
  if (known) return known;
  const cached: CacheEntry = { articleIndex: null, readAt: 0 };
  caches.set(db, cached);
  db.onChange('content', () => {
    cached.articleIndex = null;
  });
  return cached;
}
