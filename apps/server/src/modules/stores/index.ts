export { viewStoreSubscriptions } from './list-purchases.ts';
export { storesModule } from './manifest.ts';
