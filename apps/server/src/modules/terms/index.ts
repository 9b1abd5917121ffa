export { createTermBase } from './term-base.ts';
