import { hasPayment, type OrderState } from './order-state.ts';

/** The terms agreed with the provider, or those it reports as paid. */
export interface PaymentTerms {
  readonly merchant: string;
  readonly app: string;
  readonly amount: number;
  readonly currency: string;
}

/** A term in which a payment differs from its attempt. */
export type PaymentFault = keyof PaymentTerms;

/**
 * What is done with money that arrived. `applied`: pays its order. `surplus`: the order needs no payment; it is
 * refunded automatically. `suspense`: it is not what was agreed, or nobody can receive the benefit; people decide.
 */
export const paymentUses = ['applied', 'surplus', 'suspense'] as const;
export type PaymentUse = (typeof paymentUses)[number];

/** Every term in which a payment differs from its attempt. */
export function findPaymentFaults(agreed: PaymentTerms, paid: PaymentTerms): readonly PaymentFault[] {
  const terms = ['merchant', 'app', 'amount', 'currency'] as const;
  return terms.filter((term) => agreed[term] !== paid[term]);
}

/**
 * Decides the use of a payment. `hasBuyer` is false when the account was removed meanwhile; `isCreditGone` when what lowered
 * the price of an upgrade was used for something else since it was ordered: the upgrade would be too cheap. A charge that
 * we made for a subscription goes back when its order is given up: nobody was there who wanted it.
 */
export function decidePaymentUse(payment: {
  readonly faults: readonly PaymentFault[];
  readonly order: OrderState;
  readonly hasBuyer: boolean;
  readonly isCreditGone?: boolean;
  readonly isOfSubscription: boolean;
}): PaymentUse {
  if (payment.faults.length > 0) return 'suspense';
  if (hasPayment(payment.order) || payment.isCreditGone) return 'surplus';
  const isOpen = payment.order === 'unpaid' && payment.hasBuyer;
  if (payment.isOfSubscription && !isOpen) return 'surplus';
  return payment.hasBuyer ? 'applied' : 'suspense';
}
