export type { ChineseReadability } from './chinese-readability.ts';
export type { EnglishReadability } from './english-readability.ts';
export { type DocumentProperties, measureProperties } from './measure-properties.ts';
