import type { ProviderSnapshot } from '@inkstone/domain/subscriptions';
import type { Instant } from '@inkstone/kernel';
import type { PayAmount, PayHandle, PayTarget, QueryResult } from './pay-facts.ts';
import type { RefusedCall, UnknownOutcome } from './pay-refusal.ts';

/** A subscription to start. Repeating it with equal values has no further effect. */
export interface CardBeginning extends PayAmount {
  readonly target: PayTarget;
  /** The provider's number of the payer: see `addCustomer`. */
  readonly customer: string;
  readonly agreementNo: string;
  /** Our number of the first payment. */
  readonly outTradeNo: string;
  readonly itemId: string;
  readonly months: number;
  /** The price of the first period: at most `amount`. */
  readonly firstAmount: number;
  readonly subject: string;
  readonly returnUrl: string;
}

/** Result of `begin`. Both numbers must be stored before the handle leaves the server. */
export type CardBeginResult =
  | {
      readonly kind: 'created';
      readonly handle: PayHandle;
      readonly subscriptionRef: string;
      readonly invoiceRef: string;
    }
  | RefusedCall
  | UnknownOutcome;

/** Names a subscription at its provider. */
export interface CardReference {
  readonly target: PayTarget;
  readonly agreementNo: string;
  readonly subscriptionRef: string;
}

/** A paid invoice of a subscription. */
export interface CardInvoice extends PayAmount {
  readonly id: string;
  /** The period for which it pays. */
  readonly from: Instant;
  readonly to: Instant;
  readonly paidAt: Instant;
  /** The provider's number of the payment, which refunds and disputes name. */
  readonly providerTxn: string;
  /** Whether it started the subscription. */
  readonly isFirst: boolean;
}

/** A subscription as described by its provider. `app`: its mode. */
export interface CardDescription {
  readonly snapshot: Omit<ProviderSnapshot, 'version'>;
  /** Whether it ended because it was not paid. */
  readonly isUnpaid: boolean;
  readonly app: string;
  readonly paid: readonly CardInvoice[];
}

/** Result of calls about a subscription. `absent`: the provider knows none with this number. */
export type CardResult =
  | { readonly kind: 'found'; readonly description: CardDescription }
  | { readonly kind: 'absent' }
  | RefusedCall
  | UnknownOutcome;

/** Result of `nextCharge`. */
export type NextChargeResult =
  | ({ readonly kind: 'found'; readonly at: Instant } & PayAmount)
  | { readonly kind: 'absent' }
  | RefusedCall
  | UnknownOutcome;

/** Result of `addCustomer`. */
export type CustomerResult =
  | { readonly kind: 'found'; readonly customer: string }
  | RefusedCall
  | UnknownOutcome;

/** Result of `beginCardChange`. The number must be stored before the handle leaves the server. */
export type CardChangeResult =
  | { readonly kind: 'created'; readonly handle: PayHandle; readonly setupRef: string }
  | { readonly kind: 'absent' }
  | RefusedCall
  | UnknownOutcome;

/** Result of `finishCardChange`. `pending`: the owner has not entered a card yet. */
export type CardChangeEnd =
  | { readonly kind: 'changed'; readonly card: { readonly brand: string; readonly last4: string } }
  | { readonly kind: 'pending' | 'absent' }
  | RefusedCall
  | UnknownOutcome;

/**
 * Subscriptions that a card provider charges automatically. Methods never reject because of the provider; they are called
 * outside transactions.
 */
export interface CardSubscriptions {
  /** Registers the payer at the provider; equal names give the same customer. The name contains no personal data. */
  addCustomer(target: PayTarget, name: string): Promise<CustomerResult>;
  begin(request: CardBeginning): Promise<CardBeginResult>;
  describe(reference: CardReference): Promise<CardResult>;
  /** Returns the time and the amount of the next charge. */
  nextCharge(reference: CardReference): Promise<NextChargeResult>;
  /** Charges another amount from the next period. */
  changeAmount(
    reference: CardReference,
    change: PayAmount & { readonly itemId: string; readonly months: number },
  ): Promise<CardResult>;
  /** Begins the entry of another card by the owner, without a charge. */
  beginCardChange(reference: CardReference): Promise<CardChangeResult>;
  /** Charges the entered card from now on, and removes the previous one. Repeating it has no further effect. */
  finishCardChange(reference: CardReference, setupRef: string): Promise<CardChangeEnd>;
  /** Stops all charges: `now`, or at the end of the paid period. */
  end(reference: CardReference, when: 'now' | 'period_end'): Promise<CardResult>;
  /** Returns the first payment, by the number of its invoice. */
  queryFirst(target: PayTarget, invoiceRef: string): Promise<QueryResult>;
  /** Closes an unpaid first payment, which can no longer be paid. */
  closeFirst(
    target: PayTarget,
    invoiceRef: string,
  ): Promise<{ readonly kind: 'closed' | 'absent' } | RefusedCall | UnknownOutcome>;
}
