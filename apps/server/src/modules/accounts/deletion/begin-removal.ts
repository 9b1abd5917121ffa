import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { deleteApiKeys } from '../api-keys/store.ts';
import { deleteCodes } from '../codes/store.ts';
import { endSessions } from '../open-session.ts';
import { deleteWrongPasswords } from '../passwords/store.ts';
import { deletePuzzles } from '../puzzles/store.ts';
import { findLoginMethods } from '../social/identities/store.ts';
import { deleteLogins } from '../store.ts';
import { markBegun } from './store.ts';

/** Disables all sign-ins of an account, and frees its names for other accounts. */
export async function beginRemoval(
  deps: Pick<Deps, 'db' | 'clock' | 'sessions'>,
  accountId: string,
): Promise<void> {
  await deps.db.transact(async (tx) => {
    if (!(await markBegun(tx.sql, accountId, deps.clock.now()))) return;
    for (const { name } of await findLoginMethods(tx.sql, accountId)) await forgetName(tx.sql, name);
    await deleteLogins(tx.sql, accountId);
    await deleteApiKeys(tx.sql, accountId);
    await endSessions(deps, tx, accountId, { allBut: null });
  });
}

/** Numbers and addresses are also stored in the counters of sign-in attempts. */
async function forgetName(db: Sql, name: string): Promise<void> {
  await deleteCodes(db, name);
  await deleteWrongPasswords(db, name);
  await deletePuzzles(db, name);
}
