export { noPayChannels, type PayChannels } from '../../ports/pay-channel.ts';
export { ordersModule } from './manifest.ts';
