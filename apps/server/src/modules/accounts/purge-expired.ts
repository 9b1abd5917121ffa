import type { Deps } from '../../deps.ts';
import { deleteOldCodes } from './codes/store.ts';
import { deleteOldWrongPasswords } from './passwords/store.ts';
import { deleteExpiredPuzzles } from './puzzles/store.ts';
import { deleteExpiredSessions } from './store.ts';

const batch = 1000;

/** Removes sessions, codes, puzzles and counts that are over. Safe to run twice, and at any time. */
export async function purgeExpired(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  await deleteExpiredPuzzles(deps.db.sql, now);
  await deleteOldCodes(deps.db.sql, now);
  await deleteOldWrongPasswords(deps.db.sql, now);
  while ((await deleteExpiredSessions(deps.db.sql, now, batch)) === batch);
}
