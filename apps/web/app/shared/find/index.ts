export { FindBar } from './find-bar.tsx';
export { type Find, useFind } from './use-find.ts';
