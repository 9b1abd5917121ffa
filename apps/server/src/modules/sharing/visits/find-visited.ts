import { AppError } from '@inkstone/contracts';
import { documentState } from '@inkstone/domain/documents';
import { shareVisitRefusal, type VisitRefusal } from '@inkstone/domain/sharing';
import type { ErrorParams } from '@inkstone/phrases';
import type { Deps } from '../../../deps.ts';
import { areSharesClosed, isDeletionPending } from '../../accounts/index.ts';
import { type Document, findDocument } from '../../documents/index.ts';
import type { Share } from '../share.ts';
import { isSharingForbidden } from '../sharing-ban.ts';
import { findLink, findShare } from '../store.ts';

/** The target of a link. */
export interface VisitedShare {
  /** Hash of the link used; the share may have a newer one. */
  readonly linkHash: string;
  readonly share: Share;
  /** Null once it is permanently removed. */
  readonly document: Document | null;
  /** Whether its owner has requested the deletion of their account, or staff have blocked it with its shared links. */
  readonly isOwnerGone: boolean;
}

/**
 * Returns the target of a link, whether it opens or not. An unknown link gets the same error as a closed one.
 */
export async function findVisited({ db }: Pick<Deps, 'db'>, linkHash: string): Promise<VisitedShare> {
  const link = await findLink(db.sql, linkHash);
  if (!link) throw new AppError('share_closed');
  const share = link.key && (await findShare(db.sql, link.key));
  if (!share) throw new AppError('share_deleted');
  const [document, isLeaving, isBlocked] = await Promise.all([
    findDocument(db.sql, share.accountId, share.documentId),
    isDeletionPending({ db }, share.accountId),
    areSharesClosed(db, share.accountId),
  ]);
  return { linkHash, share, document, isOwnerGone: isLeaving || isBlocked };
}

/** Refuses, with the precise reason, a link that does not open; returns the document of one that does. */
export function requireOpen(
  deps: Pick<Deps, 'clock' | 'config'>,
  { linkHash, share, document, isOwnerGone }: VisitedShare,
  { isCounted }: { readonly isCounted: boolean },
): Document {
  if (isOwnerGone) throw new AppError('share_closed');
  const refusal = shareVisitRefusal(
    {
      ...share,
      link: linkHash === share.tokenHash ? 'current' : 'replaced',
      document: document ? documentState(document) : 'removed',
      isForbidden: isSharingForbidden(deps),
      isCounted,
    },
    deps.clock.now(),
  );
  if (refusal !== null) throw new AppError(refusal, paramsOf(refusal, share));
  if (!document) throw new AppError('share_deleted');
  return document;
}

function paramsOf(refusal: VisitRefusal, { expiresAt, viewLimit }: Share): ErrorParams {
  if (refusal === 'share_expired' && expiresAt !== null) return { date: dayOf(expiresAt) };
  if (refusal === 'share_views_used' && viewLimit !== null) return { limit: viewLimit };
  return {};
}

/** Formats a date for both languages. */
function dayOf(at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(at);
}
