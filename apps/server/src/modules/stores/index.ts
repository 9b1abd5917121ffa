export { accountOfPurchase, viewStoreSubscriptions } from './list-purchases.ts';
