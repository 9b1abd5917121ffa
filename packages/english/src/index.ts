export type { Bytes } from './bytes.ts';
export type { Lexicon } from './lexicon.ts';
export type { Ngrams } from './ngrams.ts';
export type { Tagger } from './tagger.ts';
