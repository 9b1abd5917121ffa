export { ordersModule } from './manifest.ts';
export { noPayChannels, type PayChannels } from './pay-channel.ts';
