export { checkModel } from './check-model.ts';
export { type Corrector, type CorrectorTables, createCorrector } from './corrector.ts';
export type { Doubled } from './find-doubled.ts';
export type { Resemblance, Suggestion } from './judge-proposals.ts';
export { DamagedFile } from './model/damaged-file.ts';
