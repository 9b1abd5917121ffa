export { storesModule } from './manifest.ts';
