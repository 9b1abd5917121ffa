import { type ShareView, sharePagePath } from '@inkstone/contracts/sharing';
import type { Deps } from '../../deps.ts';
import type { FoundShare } from './get-share.ts';
import { openLinkToken } from './links/link-token.ts';

/** A share as sent to its owner. */
export function viewShare({ documentId, share }: FoundShare, deps: Pick<Deps, 'keys' | 'config'>): ShareView {
  if (!share) {
    const nothing = { token: null, link: null, author: '', expiresAt: null, viewLimit: null, views: 0 };
    return { documentId, state: 'off', isHeld: false, hasPassword: false, ...nothing };
  }
  const { state, author, expiresAt, viewLimit, views } = share;
  const token = openLinkToken(deps, share);
  return {
    documentId,
    state: state === 'on' || state === 'held' ? 'on' : 'closed',
    isHeld: state === 'held' || state === 'held_closed',
    token,
    // Without a language prefix: every visitor reads the page in their own.
    link: token && `${deps.config.baseUrl}${sharePagePath}/${token}`,
    hasPassword: share.passwordHash !== null,
    ...{ author, expiresAt, viewLimit, views },
  };
}
