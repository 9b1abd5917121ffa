import { AppError } from '@inkstone/contracts';
import type { Sql } from '../../../platform/db/database.ts';
import { isBlocked, lockAccount } from './store.ts';

/**
 * Refuses with `account_blocked` to open a session; the account cannot be blocked until the transaction ends.
 */
export async function refuseBlocked(sql: Sql, accountId: string): Promise<void> {
  await lockAccount(sql, accountId, 'share');
  if (await isBlocked(sql, accountId)) throw new AppError('account_blocked');
}
