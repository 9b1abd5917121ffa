export { ordersModule } from './manifest.ts';
