import type { ProviderSnapshot } from '@inkstone/domain/subscriptions';
import type { Instant } from '@inkstone/kernel';
import type { PayAmount, PayHandle, PayTarget, QueryResult } from './pay-facts.ts';
import type { Refused, Unknown } from './pay-refusal.ts';

/** A subscription to begin. Repeating it with equal values has no further effect. */
export interface CardBeginning extends PayAmount {
  readonly target: PayTarget;
  /** The provider's number of the payer: see `addCustomer`. */
  readonly customer: string;
  readonly agreementNo: string;
  /** Our number of the first payment. */
  readonly outTradeNo: string;
  readonly itemId: string;
  readonly months: number;
  /** The price of the first period: `amount` or less. */
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
  | Refused
  | Unknown;

/** Names a subscription at its provider. */
export interface CardReference {
  readonly target: PayTarget;
  readonly agreementNo: string;
  readonly subscriptionRef: string;
}

/** An invoice of a subscription that is paid. */
export interface CardInvoice extends PayAmount {
  readonly id: string;
  /** The period that it pays for. */
  readonly from: Instant;
  readonly to: Instant;
  readonly paidAt: Instant;
  /** The provider's number of the payment, by which refunds and disputes name it. */
  readonly providerTxn: string;
  /** Whether it began the subscription. */
  readonly isFirst: boolean;
}

/** A subscription as its provider describes it. `app`: the mode that it belongs to. */
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
  | Refused
  | Unknown;

/** Result of `nextCharge`. */
export type NextChargeResult =
  | ({ readonly kind: 'found'; readonly at: Instant } & PayAmount)
  | { readonly kind: 'absent' }
  | Refused
  | Unknown;

/** Result of `addCustomer`. */
export type CustomerResult = { readonly kind: 'found'; readonly customer: string } | Refused | Unknown;

/** Result of `beginCardChange`. The number must be stored before the handle leaves the server. */
export type CardChangeResult =
  | { readonly kind: 'created'; readonly handle: PayHandle; readonly setupRef: string }
  | { readonly kind: 'absent' }
  | Refused
  | Unknown;

/** Result of `finishCardChange`. `pending`: the owner has not entered a card yet. */
export type CardChangeEnd =
  | { readonly kind: 'changed'; readonly card: { readonly brand: string; readonly last4: string } }
  | { readonly kind: 'pending' | 'absent' }
  | Refused
  | Unknown;

/**
 * Subscriptions that a provider of cards charges by itself. Methods never reject for what the provider does; they are called
 * outside transactions.
 */
export interface CardSubscriptions {
  /** Makes the payer known to the provider; equal for equal names. The name says nothing about a person. */
  addCustomer(target: PayTarget, name: string): Promise<CustomerResult>;
  begin(request: CardBeginning): Promise<CardBeginResult>;
  describe(reference: CardReference): Promise<CardResult>;
  /** When and how much is charged next. */
  nextCharge(reference: CardReference): Promise<NextChargeResult>;
  /** Charges another amount from the next period on. */
  changeAmount(
    reference: CardReference,
    change: PayAmount & { readonly itemId: string; readonly months: number },
  ): Promise<CardResult>;
  /** Lets the owner enter another card, which is not charged by that. */
  beginCardChange(reference: CardReference): Promise<CardChangeResult>;
  /** Has the card that was entered charged from now on, and forgets the former one. Repeating it has no further effect. */
  finishCardChange(reference: CardReference, setupRef: string): Promise<CardChangeEnd>;
  /** Has nothing charged any more: `now`, or once the paid period is over. */
  end(reference: CardReference, when: 'now' | 'period_end'): Promise<CardResult>;
  /** The first payment, by the number of its invoice. */
  queryFirst(target: PayTarget, invoiceRef: string): Promise<QueryResult>;
  /** Gives up a first payment that was not made: it cannot be paid any more. */
  closeFirst(
    target: PayTarget,
    invoiceRef: string,
  ): Promise<{ readonly kind: 'closed' | 'absent' } | Refused | Unknown>;
}
