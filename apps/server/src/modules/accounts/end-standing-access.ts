import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { deleteApiKeys } from './api-keys/store.ts';

/** Ends what would outlive the sessions: API keys, and whatever other words keep going. */
export async function endStandingAccess(
  { standingAccess }: Pick<Deps, 'standingAccess'>,
  tx: Transaction,
  accountId: string,
): Promise<void> {
  await deleteApiKeys(tx.sql, accountId);
  for (const end of standingAccess) await end(tx, accountId);
}
