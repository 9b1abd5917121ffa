export { countTaken } from './campaigns/store.ts';
export { watchChannels } from './channels/watch-channels.ts';
export {
  beginCharge,
  type ChargeOutcome,
  followCharge,
  queryCharge,
  sendCharge,
} from './charging/charge-order.ts';
export {
  addPaidInvoice,
  beginFirstInvoice,
  findFirstInvoice,
  recordFirstInvoice,
} from './charging/invoice-attempt.ts';
export {
  giveUpPeriod,
  linkOrder,
  orderRenewal,
} from './charging/renewal-order.ts';
export { extendOrder } from './close-order.ts';
export { finishOrder } from './finish-order.ts';
export { requireOwnOrder } from './history/read-orders.ts';
export {
  findOrder,
  findOrdersOf,
  findOwnOrder,
  type OrderRecord,
  readRecords as readOrderRecords,
} from './history/store.ts';
export { accountOfOrder } from './lookup/store.ts';
export { raiseNoticeAlarm } from './notice-alarms/raise-alarm.ts';
export { subjectOf } from './paying/pay-subject.ts';
export { requirePayable } from './paying/start-payment.ts';
export { settle } from './settlement/settle.ts';
export { findAccountOf, findBuyer, lockBuyer, lockOrder, lockOrderOfPeriod, type Order } from './store.ts';
export { typeOf as typeOfOrder } from './view.ts';
