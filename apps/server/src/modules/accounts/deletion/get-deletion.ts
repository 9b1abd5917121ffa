import type { ReplyOf } from '@inkstone/contracts';
import type { getDeletion as contract } from '@inkstone/contracts/account-deletion';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../http/route.ts';
import { findDeletion } from './store.ts';

/** Whether and when the caller's account will be deleted. */
export const getDeletion: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, config },
  { accountId },
) => {
  const found = await findDeletion(db.sql, accountId);
  const deletion = found && { askedAt: found.askedAt, dueAt: found.dueAt };
  return { deletion, days: config.accountDeletionDays };
};

/** Whether somebody has asked that the account goes: nobody else sees anything of it from then on. */
export async function isLeaving({ db }: Pick<Deps, 'db'>, accountId: string): Promise<boolean> {
  return (await findDeletion(db.sql, accountId)) !== null;
}
