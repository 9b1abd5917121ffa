export { accountOfOrder } from './account-of-order.ts';
export { watchChannels } from './channels/watch-channels.ts';
export { ordersModule } from './manifest.ts';
