import type { CodeAction, VendorAnswer, WidgetView } from '@inkstone/contracts/accounts';
import type { PolicySources } from '../platform/http/security-headers.ts';

/** A response to check, with what the vendor can confirm about its origin. */
export interface CaptchaAttempt extends VendorAnswer {
  /** Id of the puzzle, which the page gave to the vendor's script. Also identifies a repeated request. */
  readonly puzzleId: string;
  readonly action: CodeAction;
  /** Address of the visitor. */
  readonly address: string;
}

/** `expired`: the token is too old or was checked before. */
export type CaptchaVerdict = 'passed' | 'refused' | 'expired';

/** A CAPTCHA vendor. Drivers are in `providers/captcha`. */
export interface Captcha {
  /** The data that a page needs to show the check. */
  readonly widget: WidgetView;
  /** Sources of the vendor's script, permitted on the page of the check only. */
  readonly sources: PolicySources;
  /** Verifies a token at the vendor. Rejects with CaptchaUnavailable without a verdict about it. */
  verify(attempt: CaptchaAttempt): Promise<CaptchaVerdict>;
}

/** The vendor did not respond, or not about the token. The message contains no token, secret or address. */
export class CaptchaUnavailable extends Error {
  override name = 'CaptchaUnavailable';
}
