import type { Lexicon, Ngrams, Tagger } from '@inkstone/english';
import type { Thesaurus } from './synonyms/thesaurus.ts';

/** The languages that are rewritten. */
export type RewriteLanguage = 'zh' | 'en';

/** Logarithm of how likely a sentence is; comparable among variants of one sentence only. */
export type SentenceScorer = (sentence: string) => number;

/** Language data of the host. Whatever is missing makes results fewer, not wrong. */
export interface RewriteResources {
  readonly lexicon?: Lexicon;
  readonly tagger?: Tagger;
  readonly ngrams?: Ngrams;
  /** English synonyms, by `readThesaurus`. */
  readonly thesaurus?: Thesaurus;
  readonly scoreEnglish?: SentenceScorer;
  readonly scoreChinese?: SentenceScorer;
}
