import type { Deps } from '../../../deps.ts';
import { type ArticleIndex, readArticleIndex } from './article-index.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

interface Kept {
  articleIndex: Promise<ArticleIndex> | null;
  /** When it was read, in ms; detects a clock that was set back. */
  readAt: number;
}

/** One cache per database, because tests open several in one process. */
const caches = new WeakMap<Needs['db'], Kept>();

/**
 * Returns the public articles from memory. They are read again after a change in any process, and when a
 * scheduled change is due.
 */
export async function openArticleIndex(deps: Needs): Promise<ArticleIndex> {
  const kept = keptOf(deps.db);
  if (!deps.db.receivesChanges()) return readArticleIndex(deps);
  const now = deps.clock.now();
  const known = kept.articleIndex && (await kept.articleIndex.catch(() => null));
  if (known && now >= kept.readAt && (known.until === null || now < known.until)) return known;
  const reading = readArticleIndex(deps);
  kept.articleIndex = reading;
  kept.readAt = now;
  return reading;
}

function keptOf(db: Needs['db']): Kept {
  const known = caches.get(db);
  if (known) return known;
  const kept: Kept = { articleIndex: null, readAt: 0 };
  caches.set(db, kept);
  db.onChange('content', () => {
    kept.articleIndex = null;
  });
  return kept;
}
