import { type Rate, signInLimits } from '@inkstone/contracts';
import { codeAttempts, codeMinutes, resendSeconds } from '@inkstone/contracts/accounts';
import { allow, type Instant, later, minute, type Result, refuse, second } from '@inkstone/kernel';

/** The state of a sent verification code. */
export interface CodeState {
  readonly expiresAt: Instant;
  /** Wrong entries so far. */
  readonly attempts: number;
  readonly usedAt: Instant | null;
}

/** Result of an attempt: `wrong` uses one attempt, `left` of which remain. */
export type CodeVerdict =
  | { readonly verdict: 'accepted' }
  | { readonly verdict: 'wrong'; readonly left: number }
  | { readonly verdict: 'expired' }
  | { readonly verdict: 'void' }
  /** The receiver exceeded the limit of codes from other browsers; the code is not compared. */
  | { readonly verdict: 'shut' }
  /** The address exceeded the limit of codes from other browsers; retry after so many seconds. */
  | { readonly verdict: 'refused'; readonly seconds: number };

/** Checks an attempt against the newest code of its receiver; null if none was sent. */
export function judgeCode(code: CodeState | null, isMatch: boolean, now: Instant): CodeVerdict {
  if (!code || code.usedAt !== null || now >= code.expiresAt) return { verdict: 'expired' };
  if (code.attempts >= codeAttempts) return { verdict: 'void' };
  if (isMatch) return { verdict: 'accepted' };
  const left = codeAttempts - code.attempts - 1;
  return left > 0 ? { verdict: 'wrong', left } : { verdict: 'void' };
}

/** Counts of recent wrong codes from browsers that had not requested one, each within the window of its row in `signInLimits`. */
export interface OtherBrowserAttempts {
  readonly forReceiver: number;
  readonly fromAddress: number;
}

/**
 * Checks an attempt from a browser that did not request the newest code. A correct code is accepted, for
 * users who read the message on another device. A wrong one gets the same reply whether or not a code is
 * pending, and does not use an attempt.
 */
export function judgeCodeOfOtherBrowser(
  code: CodeState | null,
  isMatch: boolean,
  guesses: OtherBrowserAttempts,
  now: Instant,
): CodeVerdict {
  const { otherBrowserCodesPerReceiver, otherBrowserCodesPerAddress } = signInLimits;
  const { seconds } = otherBrowserCodesPerAddress;
  if (guesses.fromAddress >= otherBrowserCodesPerAddress.requests) return { verdict: 'refused', seconds };
  const left = otherBrowserCodesPerReceiver.requests - guesses.forReceiver - 1;
  if (left < 0) return { verdict: 'shut' };
  if (judgeCode(code, isMatch, now).verdict === 'accepted') return { verdict: 'accepted' };
  return left > 0 ? { verdict: 'wrong', left } : { verdict: 'void' };
}

/** Recently sent messages, each within the window of its row in `signInLimits`. */
export interface SendHistory {
  readonly lastToReceiverAt: Instant | null;
  readonly toReceiver: number;
  readonly fromDevice: number;
  readonly fromAddress: number;
  readonly inTotal: number;
  /** To all numbers of the receiver's area code; 0 for domestic numbers and for e-mail addresses. */
  readonly toAreaCode: number;
}

/** Limits that the operator configures. */
export interface SendLimits {
  readonly perDay: number;
  readonly perHourInTotal: number;
  /** To one foreign area code. */
  readonly perHourAbroad: number;
}

/** Why a code is not sent. */
export type SendRefusal =
  | { readonly code: 'code_resend'; readonly seconds: number }
  | { readonly code: 'code_daily_limit' }
  | { readonly code: 'too_many_requests'; readonly seconds: number };

/** Decides whether a code may be sent, when it expires, and when the next one may follow. */
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
