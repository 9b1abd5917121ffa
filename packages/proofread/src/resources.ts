import type { Corrector } from '@inkstone/chinese';
import type { Lexicon, Ngrams, Tagger } from '@inkstone/english';

/** Language data besides the rules. A host passes the available data; rules that need missing data are disabled. */
export interface Resources {
  /** Requires a language pack, so it is often absent. */
  readonly chinese?: Corrector;
  readonly lexicon?: Lexicon;
  readonly tagger?: Tagger;
  readonly ngrams?: Ngrams;
}
