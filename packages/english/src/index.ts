export type { Bytes } from './bytes.ts';
export {
  type Candidate,
  type Dialect,
  dialectBits,
  type Lexicon,
  readLexicon,
  titleCase,
  type WordEntry,
} from './lexicon.ts';
export { type EditCosts, makePairCosts } from './near-words.ts';
export type { Ngrams } from './ngrams.ts';
export type { Tagger } from './tagger.ts';
