import type { ReplyOf } from '@inkstone/contracts';
import { type listShares as contract, sharedListLimit } from '@inkstone/contracts/sharing';
import type { UseCase } from '../../http/route.ts';
import { findSharedIds } from './store.ts';

/** Which of the caller's documents are shared now. */
export const listShares: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db },
  { accountId },
) => ({
  documentIds: await findSharedIds(db.sql, accountId, sharedListLimit),
});
