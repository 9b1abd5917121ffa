export { viewStoreSubscriptions } from './list-purchases.ts';
