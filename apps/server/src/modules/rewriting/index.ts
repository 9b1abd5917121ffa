export { rewritingModule } from './manifest.ts';
