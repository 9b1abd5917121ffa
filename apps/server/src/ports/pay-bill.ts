import type { BilledMovement } from '@inkstone/domain/orders';
import type { RefusedCall, UnknownOutcome } from './pay-refusal.ts';

/** A line of a provider's bill. Data of payers are dropped when it is read. */
export interface BillLine extends BilledMovement {
  /** Our number of the payment; '' if the bill names none. */
  readonly outTradeNo: string;
  /** The provider's number of the payment. */
  readonly providerTxn: string;
  /** The provider's fee, in minor units of `feeCurrency`; negative for a fee that is returned. */
  readonly fee: number;
  readonly feeCurrency: string;
}

/**
 * Result of `bill`. `none`: no movement on that day. `damaged`: the file is not in the documented format (truncated, wrong
 * hash, unknown columns, too large) and is not used at all.
 */
export type BillResult =
  | { readonly kind: 'bill'; readonly lines: readonly BillLine[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged'; readonly detail: string }
  | RefusedCall
  | UnknownOutcome;
