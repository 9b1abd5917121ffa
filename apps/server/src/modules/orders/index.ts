export { watchChannels } from './channels/watch-channels.ts';
export { accountOfOrder } from './lookup/store.ts';
export { ordersModule } from './manifest.ts';
