import type { Lexicon, Ngrams, Tagger } from '@inkstone/english';
import type { Thesaurus } from './synonyms/thesaurus.ts';

/** The languages that rewriting supports. */
export type RewriteLanguage = 'zh' | 'en';

/** Logarithm of the likelihood of a sentence; comparable only between variants of one sentence. */
export type SentenceScorer = (sentence: string) => number;

/** Language data of the host. Missing data reduces the number of results, not their correctness. */
export interface RewriteResources {
  readonly lexicon?: Lexicon;
  readonly tagger?: Tagger;
  readonly ngrams?: Ngrams;
  /** English synonyms, by `readThesaurus`. */
  readonly thesaurus?: Thesaurus;
  readonly scoreEnglish?: SentenceScorer;
  readonly scoreChinese?: SentenceScorer;
}
