import { handOverTokens, startHandover } from '@inkstone/contracts/accounts/handover';
import { isSignedOut } from '@inkstone/contracts/accounts/sessions';
import type { Answer, Question } from '@inkstone/embed';
import { quietCall, refusalOf } from '../../platform/call.ts';

/** Facts about the frame's request. */
export interface FrameState {
  /**
   * The origin that embeds it or requests a code: one of the operator's other domains; null for any other.
   */
  readonly origin: string | null;
  readonly isSignedIn: boolean;
  /** Whether the frame is embedded by a page of another site, so that the browser sent no cookies. */
  readonly isBlocked: boolean;
  readonly hasRawTokens: boolean;
}

/** The reply to a request: a code, or the reason why there is none. */
export async function findAnswer(
  { isSignedIn, isBlocked, hasRawTokens }: FrameState,
  origin: string,
  { challenge }: Question,
): Promise<Answer> {
  const type = 'handover';
  if (challenge === undefined && !hasRawTokens) return { type, outcome: 'refused' };
  if (!isSignedIn) return { type, outcome: isBlocked ? 'blocked' : 'signed_out' };
  try {
    if (challenge === undefined) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return { type, outcome: 'tokens', ...(await quietCall(handOverTokens, { origin, timeZone })) };
    }
    const { code } = await quietCall(startHandover, { origin, challenge });
    return { type, outcome: 'code', code };
  } catch (error) {
    return { type, outcome: isSignedOut(refusalOf(error).code) ? 'signed_out' : 'refused' };
  }
}
