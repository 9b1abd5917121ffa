import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { deleteApiKeys } from './api-keys/store.ts';

/** Ends access that does not depend on sessions: API keys, and the access that other modules register. */
export async function endStandingAccess(
  { standingAccess }: Pick<Deps, 'standingAccess'>,
  tx: Transaction,
  accountId: string,
): Promise<void> {
  await deleteApiKeys(tx.sql, accountId);
  for (const end of standingAccess) await end(tx, accountId);
}
