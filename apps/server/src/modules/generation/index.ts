export { generationModule } from './manifest.ts';
