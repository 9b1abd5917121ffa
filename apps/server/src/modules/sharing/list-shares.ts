import type { ReplyOf } from '@inkstone/contracts';
import { type listShares as contract, sharedListLimit } from '@inkstone/contracts/sharing';
import type { UseCase } from '../../platform/http/route.ts';
import { findSharedIds } from './store.ts';

/** Lists which of the caller's documents are currently shared. */
export const listShares: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db },
  { accountId },
) => ({
  documentIds: await findSharedIds(db.sql, accountId, sharedListLimit),
});
