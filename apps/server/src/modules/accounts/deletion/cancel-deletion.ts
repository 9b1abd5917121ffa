import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { cancelDeletion as contract } from '@inkstone/contracts/account-deletion';
import type { UseCase } from '../../../http/route.ts';
import { deleteWaiting, findDeletion } from './store.ts';

/** Keeps the account after all. Where nothing was asked, there is nothing to take back. */
export const cancelDeletion: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, log },
  { accountId },
) => {
  const wasWaiting = await deleteWaiting(db.sql, accountId);
  if (!wasWaiting && (await findDeletion(db.sql, accountId))) throw new AppError('deletion_begun');
  if (wasWaiting) log.info('A deletion was taken back');
  return {};
};
