import type { Deps } from '../../../deps.ts';
import { deleteApiKeys } from '../api-keys/store.ts';
import { endSessions } from '../open-session.ts';
import { deleteLogins } from '../store.ts';
import { markBegun } from './store.ts';

/** Lets nobody into an account any more, and its names to whoever asks for them next. */
export async function beginRemoval(
  deps: Pick<Deps, 'db' | 'clock' | 'sessions'>,
  accountId: string,
): Promise<void> {
  await deps.db.transact(async (tx) => {
    if (!(await markBegun(tx.sql, accountId, deps.clock.now()))) return;
    await deleteLogins(tx.sql, accountId);
    await deleteApiKeys(tx.sql, accountId);
    await endSessions(deps, tx, accountId, { allBut: null });
  });
}
