import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { cancelDeletion as contract } from '@inkstone/contracts/accounts/account-deletion';
import type { UseCase } from '../../../platform/http/route.ts';
import { deleteWaiting, findDeletion } from './store.ts';

/** Cancels the deletion of the account; does nothing if none is scheduled. */
export const cancelDeletion: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, log },
  { accountId },
) => {
  const wasWaiting = await deleteWaiting(db.sql, accountId);
  if (!wasWaiting && (await findDeletion(db.sql, accountId))) throw new AppError('deletion_begun');
  if (wasWaiting) log.info('A deletion was cancelled');
  return {};
};
