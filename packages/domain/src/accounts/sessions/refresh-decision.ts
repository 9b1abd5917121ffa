import { refreshGraceSeconds } from '@inkstone/contracts/accounts/sessions';
import { type Instant, second } from '@inkstone/kernel';

/** Facts about a valid refresh token that was presented. */
export interface ReplyWithCookies {
  /** Whether it is the session's newest token, the previous one, or an older one. */
  readonly age: 'current' | 'previous' | 'older';
  /** Time of the last renewal. */
  readonly rotatedAt: Instant;
  /** Whether it comes from the browser and operating system of the last renewal. */
  readonly isSameDevice: boolean;
}

/**
 * Decides whether to renew a session, return the same successor again, or end the session because the token
 * was stolen.
 *
 * A refresh token is used once. A used token is presented by a thief or by the owner; the server cannot determine
 * which, so it ends the session. A legitimate client reuses a token only if a reply was lost: it then
 * presents the previous token soon after. Therefore the previous token returns the same successor for one
 * minute, to the same browser and operating system only; the same applies to two tabs that renew
 * concurrently. This does not help a thief, who would need the previous token within that minute and would
 * get the owner's successor, so that the owner's next renewal reveals the theft.
 */
export function decideRefresh(presented: ReplyWithCookies, now: Instant): 'renew' | 'repeat' | 'end' {
  const { age, rotatedAt, isSameDevice } = presented;
  if (age === 'current') return 'renew';
  const isFresh = now - rotatedAt < refreshGraceSeconds * second;
  return age === 'previous' && isFresh && isSameDevice ? 'repeat' : 'end';
}
