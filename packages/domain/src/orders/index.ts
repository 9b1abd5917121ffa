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
  addBillDays,
  type BillDay,
  billDayOf,
  lastBillDay,
  nextBillReading,
  spanOfBillDay,
} from './bill-days.ts';
export {
  type AssessedCoupon,
  assessCoupon,
  type BestCoupon,
  type BestReason,
  bestCoupon,
  type CouponFault,
  type CouponPurchase,
  type CouponTerms,
  couponSavings,
  type OwnedCoupon,
} from './coupon-price.ts';
export {
  type Coupon,
  type CouponEvent,
  type CouponRefusal,
  type CouponState,
  couponEvents,
  couponStates,
  nextCouponState,
} from './coupon-state.ts';
export {
  add,
  type Currency,
  currencies,
  type Money,
  money,
  readAmount,
  share,
  subtract,
  times,
} from './money.ts';
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
export {
  type BilledMovement,
  type BookedMovement,
  compareBill,
  type Difference,
  type DifferenceKind,
  differenceKinds,
  type Movement,
  movements,
} from './reconcile.ts';
export {
  allowRefund,
  approvalLimit,
  findWindowFault,
  maxRefunds,
  type RefundedPayment,
  type RefundFault,
  type RefundRule,
  type ReturnedPayment,
  refundable,
  refundValue,
  takenBack,
  type UnusedShare,
  windowEnd,
} from './refund-amount.ts';
export {
  findUnrepeated,
  nextRefundState,
  type RefundEvent,
  type RefundRefusal,
  type RefundState,
  refundEvents,
  refundStates,
  takesMoney,
} from './refund-state.ts';
export { type PaidOrder, upgradeCredit } from './upgrade-credit.ts';
export { fenOf, yuanOf } from './yuan.ts';
