import type { ShareView } from '@inkstone/contracts/sharing';
import type { Deps } from '../../deps.ts';
import type { FoundShare } from './get-share.ts';
import { openLinkToken } from './links/link-token.ts';

/** A share as its owner sees it. */
export function viewShare({ documentId, share }: FoundShare, deps: Pick<Deps, 'keys'>): ShareView {
  if (!share) {
    const nothing = { author: '', expiresAt: null, viewLimit: null, views: 0 };
    return { documentId, state: 'off', isHeld: false, token: null, hasPassword: false, ...nothing };
  }
  const { state, author, expiresAt, viewLimit, views } = share;
  return {
    documentId,
    state: state === 'on' || state === 'held' ? 'on' : 'closed',
    isHeld: state === 'held' || state === 'held_closed',
    token: openLinkToken(deps, share),
    hasPassword: share.passwordHash !== null,
    ...{ author, expiresAt, viewLimit, views },
  };
}
