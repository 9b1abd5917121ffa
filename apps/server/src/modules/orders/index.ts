export { watchChannels } from './channels/watch-channels.ts';
export {
  findOrdersOf,
  findOwnOrder,
  type OrderRecord,
  readRecords as readOrderRecords,
} from './history/store.ts';
export { accountOfOrder } from './lookup/store.ts';
export { ordersModule } from './manifest.ts';
export { findAccountOf, findBuyer, lockBuyer, lockOrder, type Order } from './store.ts';
export { typeOf as typeOfOrder } from './view.ts';
