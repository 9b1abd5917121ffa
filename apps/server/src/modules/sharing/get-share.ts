import type { getShare as contract } from '@inkstone/contracts/sharing';
import type { UseCase } from '../../platform/http/route.ts';
import { findOwned } from './find-owned.ts';
import type { Share } from './share.ts';
import { findShare } from './store.ts';

/** A document and its share, or null. */
export interface FoundShare {
  readonly documentId: string;
  readonly share: Share | null;
}

/** Returns the share of a caller's document. */
export const getShare: UseCase<typeof contract, FoundShare> = async (deps, { accountId }, { documentId }) => {
  await findOwned(deps, accountId, documentId);
  return { documentId, share: await findShare(deps.db.sql, { accountId, documentId }) };
};
