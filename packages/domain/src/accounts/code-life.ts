import { type Rate, signInLimits } from '@inkstone/contracts';
import { codeMinutes, codeTries, resendSeconds } from '@inkstone/contracts/accounts';
import { allow, type Instant, later, minute, type Result, refuse, second } from '@inkstone/kernel';

/** A sent code as far as its life goes. */
export interface CodeState {
  readonly expiresAt: Instant;
  /** Wrong entries so far. */
  readonly tries: number;
  readonly usedAt: Instant | null;
}

/** What becomes of an entry: `wrong` costs a try, `left` of which remain. */
export type CodeVerdict =
  | { readonly verdict: 'accepted' }
  | { readonly verdict: 'wrong'; readonly left: number }
  | { readonly verdict: 'expired' }
  | { readonly verdict: 'void' }
  /** Too many strange ones for the receiver: not even looked at. */
  | { readonly verdict: 'shut' }
  /** Too many strange ones from an address, for so many seconds. */
  | { readonly verdict: 'refused'; readonly seconds: number };

/** Judges an entry against the newest code of its receiver; null when none was sent. */
export function judgeCode(code: CodeState | null, isMatch: boolean, now: Instant): CodeVerdict {
  if (!code || code.usedAt !== null || now >= code.expiresAt) return { verdict: 'expired' };
  if (code.tries >= codeTries) return { verdict: 'void' };
  if (isMatch) return { verdict: 'accepted' };
  const left = codeTries - code.tries - 1;
  return left > 0 ? { verdict: 'wrong', left } : { verdict: 'void' };
}

/** Wrong codes of late from browsers that had asked for none, each within the window of its row in `signInLimits`. */
export interface StrangeGuesses {
  readonly forReceiver: number;
  readonly fromAddress: number;
}

/**
 * Judges an entry from a browser that did not ask for the newest code. A right one is taken, for who reads the message
 * on another device; a wrong one is answered alike whether or not a code is under way, and costs the code no try.
 */
export function judgeStrangeCode(
  code: CodeState | null,
  isMatch: boolean,
  guesses: StrangeGuesses,
  now: Instant,
): CodeVerdict {
  const { strangeCodesPerReceiver, strangeCodesPerAddress } = signInLimits;
  const { seconds } = strangeCodesPerAddress;
  if (guesses.fromAddress >= strangeCodesPerAddress.requests) return { verdict: 'refused', seconds };
  const left = strangeCodesPerReceiver.requests - guesses.forReceiver - 1;
  if (left < 0) return { verdict: 'shut' };
  if (judgeCode(code, isMatch, now).verdict === 'accepted') return { verdict: 'accepted' };
  return left > 0 ? { verdict: 'wrong', left } : { verdict: 'void' };
}

/** What was sent lately, each within the window of its row in `signInLimits`. */
export interface SendHistory {
  readonly lastToReceiverAt: Instant | null;
  readonly toReceiver: number;
  readonly fromDevice: number;
  readonly fromAddress: number;
  readonly inTotal: number;
  /** To all numbers of the receiver's area code; 0 for those at home and for addresses. */
  readonly toAreaCode: number;
}

/** The limits that an operator sets. */
export interface SendLimits {
  readonly perDay: number;
  readonly perHourInTotal: number;
  /** To one area code abroad. */
  readonly perHourAbroad: number;
}

/** Why no code is sent now. */
export type SendRefusal =
  | { readonly code: 'code_resend'; readonly seconds: number }
  | { readonly code: 'code_daily_limit' }
  | { readonly code: 'too_many_requests'; readonly seconds: number };

/** Whether a code may be sent, until when it lives, and when the next may follow. */
export function decideSend(
  history: SendHistory,
  limits: SendLimits,
  now: Instant,
): Result<{ readonly expiresAt: Instant; readonly resendAt: Instant }, SendRefusal> {
  const { codesPerDevice, codesPerAddress, codesInTotal, codesAbroad } = signInLimits;
  if (history.lastToReceiverAt !== null) {
    const wait = later(history.lastToReceiverAt, resendSeconds * second) - now;
    if (wait > 0) return refuse({ code: 'code_resend', seconds: Math.ceil(wait / second) });
  }
  if (history.toReceiver >= limits.perDay || history.fromDevice >= codesPerDevice.requests) {
    return refuse({ code: 'code_daily_limit' });
  }
  if (history.fromAddress >= codesPerAddress.requests) return refuse(tooMany(codesPerAddress));
  if (history.inTotal >= limits.perHourInTotal) return refuse(tooMany(codesInTotal));
  if (history.toAreaCode >= limits.perHourAbroad) return refuse(tooMany(codesAbroad));
  return allow({
    expiresAt: later(now, codeMinutes * minute),
    resendAt: later(now, resendSeconds * second),
  });
}

function tooMany({ seconds }: Rate): SendRefusal {
  return { code: 'too_many_requests', seconds };
}
