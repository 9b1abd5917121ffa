export { checkModel } from './check-model.ts';
export { type Corrector, type CorrectorData, createCorrector } from './corrector.ts';
export type { DoubledCharacters } from './find-doubled.ts';
export type { Resemblance, Suggestion } from './judge-proposals.ts';
export { makeTables } from './make-tables.ts';
export { DamagedFile } from './model/damaged-file.ts';
export { decodeTables, encodeTables } from './table-file.ts';
