import type { ReplyOf } from '@inkstone/contracts';
import type { getDeletion as contract } from '@inkstone/contracts/accounts/account-deletion';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findDeletion } from './store.ts';

/** Returns whether and when the caller's account will be deleted. */
export const getDeletion: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, config },
  { accountId },
) => {
  const found = await findDeletion(db.sql, accountId);
  const deletion = found && { askedAt: found.askedAt, dueAt: found.dueAt };
  return { deletion, days: config.accountDeletionDays };
};

/** Returns whether deletion was requested: from then on the account is hidden from others. */
export async function isDeletionPending({ db }: Pick<Deps, 'db'>, accountId: string): Promise<boolean> {
  return (await findDeletion(db.sql, accountId)) !== null;
}
