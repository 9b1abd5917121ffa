import { AppError, type CheckedInputOf } from '@inkstone/contracts';
import {
  type previewShare as contract,
  type SharedDocument,
  shareVisitCookie,
} from '@inkstone/contracts/sharing';
import type { Deps } from '../../../deps.ts';
import type { CookieChange } from '../../../platform/http/cookies.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { Who } from '../../../platform/http/who.ts';
import { hashLinkToken } from '../links/link-token.ts';
import { countView } from '../store.ts';
import { readSharedText } from '../text/read-shared-text.ts';
import { checkSharePassword } from './check-share-password.ts';
import { findVisited, requireOpen, type VisitedShare } from './find-visited.ts';
import { readVisit, type VisitState, writeVisit } from './visit-pass.ts';

/** The reply to a visitor, and the cookie that identifies the visit. */
export interface PreviewedShare {
  readonly shown: SharedDocument;
  readonly cookie: CookieChange;
}

/** Shows the current text of a shared document to anyone with its link. */
export const previewShare: UseCase<typeof contract, PreviewedShare> = async (deps, who, input) => {
  const visited = await findVisited(deps, hashLinkToken(input.token));
  const visit = readVisit(deps, visited, input.visit);
  const document = requireOpen(deps, visited, visit);
  const { share } = visited;
  if (!visit.knowsPassword) await checkSharePassword(deps, share, input.password, who.origin.address);

  const text = await readSharedText(deps, visited);
  // Counted last, so that failures use up no view.
  await count(deps, visited, visit, who, input);
  const { author, expiresAt } = share;
  const { characters, words, updatedAt } = document;
  const pass = writeVisit(deps, visited);
  return {
    shown: { ...text, author, characters, words, updatedAt, expiresAt, visit: pass },
    // A session cookie: deleted when the browser is closed.
    cookie: { name: shareVisitCookie(input.token), value: pass, httpOnly: true },
  };
};

async function count(
  deps: Deps,
  visited: VisitedShare,
  { isCounted }: VisitState,
  who: Who,
  { opens }: CheckedInputOf<typeof contract>,
): Promise<void> {
  const { share, linkHash } = visited;
  const { viewLimit, views } = share;
  const isOwner = who.kind === 'account' && who.accountId === share.accountId;
  if (isCounted || isOwner) return;
  if (!opens && viewLimit !== null) throw new AppError('share_views_limited', { left: viewLimit - views });
  if (await countView(deps.db.sql, share)) return;
  // The link was used up, closed or refreshed since the lookup: report which.
  requireOpen(deps, await findVisited(deps, linkHash), { isCounted: false });
  throw new AppError('service_unavailable');
}
