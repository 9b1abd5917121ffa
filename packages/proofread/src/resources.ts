import type { Corrector } from '@inkstone/chinese';
import type { Lexicon, Ngrams, Tagger } from '@inkstone/english';

/** What is known of a language beyond the rules. A host hands in what it has; the rest of the rules still work. */
export interface Resources {
  /** Needs a language pack, so it is often absent. */
  readonly chinese?: Corrector;
  readonly lexicon?: Lexicon;
  readonly tagger?: Tagger;
  readonly ngrams?: Ngrams;
}
