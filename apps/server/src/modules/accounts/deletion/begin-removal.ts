import type { Sql } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { deleteApiKeys } from '../api-keys/store.ts';
import { deleteCodes } from '../codes/store.ts';
import { endSessions } from '../open-session.ts';
import { deleteWrongPasswords } from '../passwords/store.ts';
import { deletePuzzles } from '../puzzles/store.ts';
import { findWays } from '../social/identities/store.ts';
import { deleteLogins } from '../store.ts';
import { markBegun } from './store.ts';

/** Lets nobody into an account any more, and its names to whoever asks for them next. */
export async function beginRemoval(
  deps: Pick<Deps, 'db' | 'clock' | 'sessions'>,
  accountId: string,
): Promise<void> {
  await deps.db.transact(async (tx) => {
    if (!(await markBegun(tx.sql, accountId, deps.clock.now()))) return;
    for (const { name } of await findWays(tx.sql, accountId)) await forgetName(tx.sql, name);
    await deleteLogins(tx.sql, accountId);
    await deleteApiKeys(tx.sql, accountId);
    await endSessions(deps, tx, accountId, { allBut: null });
  });
}

/** Numbers and addresses also stand where attempts to get in are counted. */
async function forgetName(db: Sql, name: string): Promise<void> {
  await deleteCodes(db, name);
  await deleteWrongPasswords(db, name);
  await deletePuzzles(db, name);
}
