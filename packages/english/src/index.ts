export type { Bytes } from './bytes.ts';
export { indefiniteArticle } from './indefinite-article.ts';
export {
  degreesOf,
  gerundOf,
  isShortAdjective,
  participleOf,
  pastOf,
  pluralOf,
  sameCase,
  thirdPersonOf,
  type VerbForms,
  verbForms,
} from './inflection.ts';
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
export {
  type Better,
  type BetterForm,
  type BetterWord,
  type Ngrams,
  type NumberedWords,
  readNgrams,
} from './ngrams.ts';
export type { Tag } from './tag-set.ts';
export { readTagger, type Tagger } from './tagger.ts';
