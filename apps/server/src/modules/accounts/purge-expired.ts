import type { Deps } from '../../deps.ts';
import { deleteOldCodes } from './codes/store.ts';
import { deleteExpiredSessions } from './devices/store.ts';
import { deleteExpiredHandovers } from './handover/store.ts';
import { deleteOldLookups } from './lookups/store.ts';
import { deleteOldWrongPasswords } from './passwords/store.ts';
import { deleteExpiredProofs } from './proofs/store.ts';
import { deleteExpiredPuzzles } from './puzzles/store.ts';
import { deleteExpiredAttempts } from './social/attempts/store.ts';
import { deleteExpiredQr } from './social/qr/store.ts';
import { deleteOldServerKeys } from './tokens/store.ts';

const batch = 1000;

/**
 * Removes expired sessions, keys, codes, proofs, puzzles and counters. Safe to run twice, and at any time.
 */
export async function purgeExpired(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  await deleteExpiredPuzzles(deps.db.sql, now);
  await deleteExpiredProofs(deps.db.sql, now);
  await deleteOldCodes(deps.db.sql, now);
  await deleteOldWrongPasswords(deps.db.sql, now);
  await deleteOldLookups(deps.db.sql, now);
  await deleteExpiredAttempts(deps.db.sql, now);
  await deleteExpiredQr(deps.db.sql, now);
  await deleteExpiredHandovers(deps.db.sql, now);
  await deleteOldServerKeys(deps.db.sql, now);
  while ((await deleteExpiredSessions(deps.db.sql, now, batch)) === batch);
}
