import type { Span } from '@inkstone/kernel';

/** Severity of a finding: certainly wrong, probably wrong, or a matter of style. */
export type Severity = 'error' | 'warning' | 'style';

/** Categories of findings, shown to users and used as groups for "accept all of this kind". */
export type Category =
  | 'spelling'
  | 'grammar'
  | 'punctuation'
  | 'typography'
  | 'word-choice'
  | 'redundancy'
  | 'style'
  | 'sensitive'
  | 'official'
  | 'terms';

/** The language whose rules made the finding. */
export type LintLanguage = 'zh' | 'en';

/** A message key of the `rules` namespace with its parameters. */
export interface Explanation {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** One finding in one text, as a plain value that can be cloned and stored. */
export interface Lint {
  /** Stable across checks of the same sentence: derived from rule, sentence, position and text. */
  readonly id: string;
  readonly ruleId: string;
  /** Position in the checked text, in UTF-16 code units. */
  readonly span: Span;
  /** The text at `span` when it was checked; a fix is applied only if it is unchanged. */
  readonly original: string;
  /** Best first. Empty: no suggestion. `['']`: delete. */
  readonly replacements: readonly string[];
  /** Probability from 0 to 1 that a careful editor would agree, measured per rule. */
  readonly credible: number;
  readonly severity: Severity;
  readonly category: Category;
  readonly language: LintLanguage;
  /** A few words for the title of the card. */
  readonly brief: Explanation;
  /** One or two sentences of explanation. For built-in rules with an authority, `params.authority` names it. */
  readonly full: Explanation;
  /** Number of code units before and after the span that the finding assumes to be correct: changing them may invalidate it. */
  readonly reliesOn?: { readonly before: number; readonly after: number };
  /**
   * The engine that found it; `model` is the Chinese language model. `server` findings are merged results of
   * `/api/correct`.
   */
  readonly source: 'rule' | 'model' | 'harper' | 'server';
}
