export { invoicesModule } from './manifest.ts';
