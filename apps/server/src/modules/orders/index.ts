export { beginCharge, type ChargeOutcome, followCharge, sendCharge } from './charging/charge-order.ts';
export {
  giveUpPeriod,
  linkOrder,
  orderRenewal,
} from './charging/renewal-order.ts';
export { requireOwnOrder } from './history/read-orders.ts';
export { findOrder } from './history/store.ts';
export { ordersModule } from './manifest.ts';
export { subjectOf } from './paying/pay-subject.ts';
export { requirePayable } from './paying/start-payment.ts';
export { findAccountOf, lockOrder, type Order } from './store.ts';
