import type { Deps } from '../../../deps.ts';
import { readShelf, type Shelf } from './shelf.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

interface Kept {
  shelf: Promise<Shelf> | null;
  /** When it was read, so that a clock that was set back is noticed. */
  readAt: number;
}

/** One for each database of this process: tests open several. */
const caches = new WeakMap<Needs['db'], Kept>();

/**
 * Returns what is public now, from memory: read again after a change in any process, and when something that was scheduled
 * is due by the clock.
 */
export async function openShelf(deps: Needs): Promise<Shelf> {
  const kept = keptOf(deps.db);
  if (!deps.db.hearsChanges()) return readShelf(deps);
  const now = deps.clock.now();
  const known = kept.shelf && (await kept.shelf.catch(() => null));
  if (known && now >= kept.readAt && (known.until === null || now < known.until)) return known;
  const reading = readShelf(deps);
  kept.shelf = reading;
  kept.readAt = now;
  return reading;
}

function keptOf(db: Needs['db']): Kept {
  const known = caches.get(db);
  if (known) return known;
  const kept: Kept = { shelf: null, readAt: 0 };
  caches.set(db, kept);
  db.onChange('content', () => {
    kept.shelf = null;
  });
  return kept;
}
