import type { ReplyOf } from '@inkstone/contracts';
import type { listGrants as contract } from '@inkstone/contracts/membership';
import type { UseCase } from '../../../platform/http/route.ts';
import { describeGrants } from './describe-grants.ts';

/** Lists what is left of the caller's membership by what it comes from, in the order of time. */
export const listGrants: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, clock },
  { accountId },
) => {
  const grants = await describeGrants(db.sql, accountId, clock.now());
  return { grants: grants.map(({ orderNo: _, ...grant }) => grant) };
};
