import type { Span } from '@inkstone/kernel';

/** How much a finding matters: certainly wrong, probably wrong, or a matter of taste. */
export type Severity = 'error' | 'warning' | 'style';

/** Kinds of finding, as shown to people and as groups for "accept all of this kind". */
export type Category =
  | 'spelling'
  | 'grammar'
  | 'punctuation'
  | 'typography'
  | 'word-choice'
  | 'redundancy'
  | 'style'
  | 'sensitive'
  | 'official';

/** The language whose rules made the finding. */
export type LintLanguage = 'zh' | 'en';

/** A phrase of the `rules` namespace with the values it mentions. */
export interface Explanation {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** One finding in one text. A plain value: safe to send between threads and to store. */
export interface Lint {
  /** Stable across re-checks of the same sentence: made of rule, sentence, place in it and the text found. */
  readonly id: string;
  readonly ruleId: string;
  /** Place in the checked text, in UTF-16 code units. */
  readonly span: Span;
  /** The text at `span` when it was checked; a fix is applied only where it still stands. */
  readonly original: string;
  /** Best first. Empty: nothing to offer. `['']`: delete. */
  readonly replacements: readonly string[];
  /** Probability from 0 to 1 that a careful editor would agree, measured per rule. */
  readonly credible: number;
  readonly severity: Severity;
  readonly category: Category;
  readonly language: LintLanguage;
  /** A few words for the card's title. */
  readonly brief: Explanation;
  /** One or two sentences that say why. Own rules with an authority name it in `params.authority`. */
  readonly full: Explanation;
  /** Which engine found it; `model` is the language model of Chinese. `server` findings come merged from `/api/correct`. */
  readonly source: 'rule' | 'model' | 'harper' | 'server';
}
