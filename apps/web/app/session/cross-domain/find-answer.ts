import { handOverTokens, startHandover } from '@inkstone/contracts/handover';
import { isSignedOut } from '@inkstone/contracts/sessions';
import { quietCall, refusalOf } from '../../call.ts';
import type { Answer, Question } from './messages.ts';

/** What the frame knows of its request. */
export interface FrameState {
  /** Who shows it, or asks for a code: one of the operator's other domains; null for anybody else. */
  readonly origin: string | null;
  readonly isSignedIn: boolean;
  /** It is shown by a page of another site, so no cookie came with it. */
  readonly isBlocked: boolean;
  readonly hasRawTokens: boolean;
}

/** What to say to a page that asks: a code, or why there is none. */
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
