export { ocrModule } from './manifest.ts';
