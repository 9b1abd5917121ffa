import { AppError, type ReplyOf } from '@inkstone/contracts';
import type {
  readReportedPicture as pictureContract,
  readReported as textContract,
} from '@inkstone/contracts/staff/shares';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { isDeletionPending } from '../../accounts/index.ts';
import { findDocument, findImage } from '../../documents/index.ts';
import type { Share, ShareKey } from '../share.ts';
import { findShare } from '../store.ts';
import { readPlainText } from '../text/read-shared-text.ts';
import { findComplaint } from './store.ts';

/** Returns the text of a reported document that its owner still shares, held or not, for staff. */
export const readReported: UseCase<typeof textContract, ReplyOf<typeof textContract>> = async (
  deps,
  _who,
  { complaintId },
) => {
  const { key, share } = await findReported(deps, complaintId);
  const { pictures, ...text } = await readPlainText(deps, key.documentId);
  return { author: share.author, ...text, pictures: pictures.length };
};

/** Returns a picture of a reported document, under the same conditions. */
export const readReportedPicture: UseCase<typeof pictureContract, ReplyOf<typeof pictureContract>> = async (
  deps,
  _who,
  { complaintId, place: at },
) => {
  const { key } = await findReported(deps, complaintId);
  const { pictures } = await readPlainText(deps, key.documentId);
  const source = pictures[at] ?? '';
  const [, mediaType, data] = /^data:([^;]+);base64,(.*)$/.exec(source) ?? [];
  if (mediaType !== undefined && data !== undefined) return { mediaType, content: data };
  const image = await findImage(deps.db.sql, key.accountId, source.replace(/^stored:/, ''));
  const bytes = image && (await deps.files.get(image.fileKey));
  return {
    mediaType: image?.mediaType ?? '',
    content: bytes ? Buffer.from(bytes).toString('base64') : null,
  };
};

/** Throws `report_not_found`, and what `requireShared` throws. */
async function findReported(deps: Deps, complaintId: string): Promise<{ key: ShareKey; share: Share }> {
  const key = await findComplaint(deps.db.sql, complaintId);
  if (!key) throw new AppError('report_not_found', { id: complaintId });
  return { key, share: await requireShared(deps, key) };
}

/**
 * Returns the share of a document unless its owner has ended it. An end by date or number of views, a password and a
 * hold do not count: the readers who reported the document have seen it.
 */
async function requireShared({ db }: Pick<Deps, 'db'>, { accountId, documentId }: ShareKey): Promise<Share> {
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
