import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { readReported as contract } from '@inkstone/contracts/staff/shares';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { isDeletionPending } from '../../accounts/index.ts';
import { findDocument } from '../../documents/index.ts';
import type { Share, SharePlace } from '../share.ts';
import { findShare } from '../store.ts';
import { readPlainText } from '../text/read-shared-text.ts';
import { findComplaint } from './store.ts';

/** Returns the text of a reported document that its owner still shares, held or not, for staff. */
export const readReported: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _who,
  { complaintId },
) => {
  const complaint = await findComplaint(deps.db.sql, complaintId);
  if (!complaint) throw new AppError('report_not_found', { id: complaintId });
  const { author } = await requireShared(deps, complaint);
  return { author, ...(await readPlainText(deps, complaint.documentId)) };
};

/**
 * Returns the share of a document unless its owner has ended it. An end by date or number of views, a password and a
 * hold do not count: the readers who reported the document have seen it.
 */
async function requireShared(
  { db }: Pick<Deps, 'db'>,
  { accountId, documentId }: SharePlace,
): Promise<Share> {
  const [share, document, isOwnerLeaving] = await Promise.all([
    findShare(db.sql, { accountId, documentId }),
    findDocument(db.sql, accountId, documentId),
    isDeletionPending({ db }, accountId),
  ]);
  if (!share || !document) throw new AppError('share_deleted');
  if (isOwnerLeaving || share.state === 'closed' || share.state === 'held_closed')
    throw new AppError('share_closed');
  if (document.trashedAt !== null) throw new AppError('share_trashed');
  return share;
}
