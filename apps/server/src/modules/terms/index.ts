export { termsModule } from './manifest.ts';
export { createTermBase } from './term-base.ts';
