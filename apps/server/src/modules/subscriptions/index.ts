export { subscriptionsModule } from './manifest.ts';
