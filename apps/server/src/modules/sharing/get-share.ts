import type { getShare as contract } from '@inkstone/contracts/sharing';
import type { UseCase } from '../../http/route.ts';
import { findOwned } from './find-owned.ts';
import type { Share } from './share.ts';
import { findShare } from './store.ts';

/** The share of a document, or null, and which document it is. */
export interface FoundShare {
  readonly documentId: string;
  readonly share: Share | null;
}

/** The share of a document of the caller's. */
export const getShare: UseCase<typeof contract, FoundShare> = async (deps, { accountId }, { documentId }) => {
  await findOwned(deps, accountId, documentId);
  return { documentId, share: await findShare(deps.db.sql, { accountId, documentId }) };
};
