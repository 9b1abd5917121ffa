/**
 * Why a provider refused a request. `already_paid`: query it. `expired`: a new number is needed.
 * `rate_limited`: later. `conflict`: the same number with other values, a fault of this program. `merchant`:
 * the account is restricted. `configuration`: keys or permissions. `payer`: the payer's account or card.
 * `invalid`: anything else.
 */
export type PayRefusal =
  | 'already_paid'
  | 'expired'
  | 'rate_limited'
  | 'conflict'
  | 'merchant'
  | 'configuration'
  | 'payer'
  | 'invalid';

/** A refusal, with the provider's code for the log. The detail contains no key and no data of a payer. */
export interface RefusedCall {
  readonly kind: 'refused';
  readonly reason: PayRefusal;
  readonly detail: string;
}

/** The outcome is not known: timeout, cut connection, 5xx, or a reply whose signature does not verify. */
export interface UnknownOutcome {
  readonly kind: 'unknown';
  readonly detail: string;
}
