import type { SiteEntryContent, SiteEntryKind } from '@inkstone/contracts/staff/site';
import { runningAt } from '@inkstone/domain/site';
import type { Deps } from '../../../deps.ts';
import { findEntries, type StoredEntry } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;
type ContentOf<Kind extends SiteEntryKind> = Extract<SiteEntryContent, { kind: Kind }>;

/** An entry of one kind. */
export type EntryOf<Kind extends SiteEntryKind> = Omit<StoredEntry, 'content'> & {
  readonly content: ContentOf<Kind>;
};

/** One cache per database, because tests open several in one process. */
const caches = new WeakMap<Needs['db'], { entries: Promise<StoredEntry[]> | null }>();

/** Returns the current entries of a kind, latest start first. They are cached until an entry changes in any process. */
export async function shownEntries<Kind extends SiteEntryKind>(
  deps: Needs,
  kind: Kind,
): Promise<EntryOf<Kind>[]> {
  const isOfKind = (entry: StoredEntry): entry is EntryOf<Kind> & StoredEntry => entry.content.kind === kind;
  return runningAt((await allEntries(deps)).filter(isOfKind), deps.clock.now());
}

function allEntries({ db }: Needs): Promise<StoredEntry[]> {
  if (!db.receivesChanges()) return findEntries(db.sql);
  const cache = cacheOf(db);
  const reading = cache.entries ?? findEntries(db.sql);
  cache.entries = reading;
  reading.catch(() => {
    if (cache.entries === reading) cache.entries = null;
  });
  return reading;
}

function cacheOf(db: Needs['db']) {
  const known = caches.get(db);
  if (known) return known;
  const cache: { entries: Promise<StoredEntry[]> | null } = { entries: null };
  caches.set(db, cache);
  db.onChange('site', () => {
    cache.entries = null;
  });
  return cache;
}
