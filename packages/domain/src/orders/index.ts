export {
  type AttemptEvent,
  type AttemptRefusal,
  type AttemptState,
  attemptEvents,
  attemptStates,
  isLive,
  nextAttemptState,
  type PayStatus,
  payStatusOf,
} from './attempt-state.ts';
export {
  type Coupon,
  type CouponEvent,
  type CouponRefusal,
  type CouponState,
  nextCouponState,
} from './coupon-state.ts';
export { add, type Currency, currencies, type Money, money, share, subtract, times } from './money.ts';
export {
  hasPayment,
  nextOrderState,
  type OrderEvent,
  type OrderRefusal,
  type OrderState,
  orderStates,
} from './order-state.ts';
export {
  decidePaymentUse,
  findPaymentFaults,
  type PaymentFault,
  type PaymentTerms,
  type PaymentUse,
  paymentUses,
} from './payment-use.ts';
