import { hasPayment, type OrderState } from './order-state.ts';

/** Terms of a payment, as agreed with the provider or as reported by it. */
export interface PaymentTerms {
  readonly merchant: string;
  readonly app: string;
  readonly amount: number;
  readonly currency: string;
}

/** A term in which a payment differs from its attempt. */
export type PaymentFault = keyof PaymentTerms;

/**
 * Use of a received payment. `applied`: pays its order. `surplus`: the order needs no payment; it is refunded
 * automatically. `suspense`: it differs from the agreed terms, or the benefit cannot be granted; staff
 * decide.
 */
export const paymentUses = ['applied', 'surplus', 'suspense'] as const;
export type PaymentUse = (typeof paymentUses)[number];

/** Returns the terms in which a payment differs from its attempt. */
export function findPaymentFaults(agreed: PaymentTerms, paid: PaymentTerms): readonly PaymentFault[] {
  const terms = ['merchant', 'app', 'amount', 'currency'] as const;
  return terms.filter((term) => agreed[term] !== paid[term]);
}

/**
 * Decides the use of a payment. `hasBuyer` is false when the account was removed meanwhile; `isCreditUsed` is
 * true if the credit of an upgrade has been used for something else since it was ordered, so that its price
 * would be too low; `isAlternativePaid` if another order was paid of which and this one at most one is paid. An automatic charge of a subscription is returned if its order was closed, because the
 * buyer did not initiate it.
 */
export function decidePaymentUse(payment: {
  readonly faults: readonly PaymentFault[];
  readonly order: OrderState;
  readonly hasBuyer: boolean;
  readonly isCreditUsed?: boolean;
  readonly isAlternativePaid?: boolean;
  readonly isOfSubscription: boolean;
}): PaymentUse {
  if (payment.faults.length > 0) return 'suspense';
  if (hasPayment(payment.order) || payment.isCreditUsed || payment.isAlternativePaid) return 'surplus';
  const isOpen = payment.order === 'unpaid' && payment.hasBuyer;
  if (payment.isOfSubscription && !isOpen) return 'surplus';
  return payment.hasBuyer ? 'applied' : 'suspense';
}
