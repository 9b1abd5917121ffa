import { refreshGraceSeconds } from '@inkstone/contracts/sessions';
import { type Instant, second } from '@inkstone/kernel';

/** What is known when a genuine refresh token of a session is presented. */
export interface Presented {
  /** Which of the session's tokens it is: the newest, the one renewed last, or an older one. */
  readonly age: 'current' | 'previous' | 'older';
  /** When the session was renewed last. */
  readonly rotatedAt: Instant;
  /** Whether it comes from the browser and system that renewed last. */
  readonly isSameDevice: boolean;
}

/**
 * Renew; give the successor again; or take the token for stolen and end the session.
 *
 * A refresh token is used once. Whoever shows one that was used holds a copy, or the owner does: the server cannot
 * tell who, so the session ends for both. Honest people would meet that in one case, when a reply is lost on its
 * way: their browser still has the token before the newest, and comes back with it at once. So that one, and only
 * from the same browser and system, gets the same successor again for a minute; two tabs that renew at once get
 * one successor in the same way. It gives a thief nothing: within that minute they would need the newest but one,
 * and the successor they got would be the owner's too, whose next renewal then shows the theft.
 */
export function decideRefresh(presented: Presented, now: Instant): 'renew' | 'repeat' | 'end' {
  const { age, rotatedAt, isSameDevice } = presented;
  if (age === 'current') return 'renew';
  const isFresh = now - rotatedAt < refreshGraceSeconds * second;
  return age === 'previous' && isFresh && isSameDevice ? 'repeat' : 'end';
}
