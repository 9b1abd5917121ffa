import type { Span } from '@inkstone/kernel';
import type { Category, LintLanguage, Severity } from '../lint.ts';
import type { Settings } from '../settings.ts';
import type { TaggedWord } from '../text/tagged-words.ts';

/** Input of a rule: a sentence or paragraph in which everything irrelevant is masked. */
export interface RuleText {
  /** As long as the original; masked ranges consist of `maskCharacter`. */
  readonly text: string;
  /** Language whose punctuation the text follows. */
  readonly language: LintLanguage;
  /** The words with parts of speech, computed once; empty in Chinese and without a tagger. */
  words(): readonly TaggedWord[];
  /** Indexes in `words()` of a lower-case word or a tag (`NN`), in order. */
  places(key: string): readonly number[];
  /** Whether the text contains any of these words or tags, given by their `numberOfKey`. */
  hasOneOf(keys: readonly number[]): boolean;
}

/** A problem found by a rule, in offsets of the text passed to it. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  /** Best first; empty to flag only, `['']` to delete. */
  readonly replacements: readonly string[];
  /** Further parameters of the explanation, besides `found` and `better`, which are always set. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Overrides the severity of the rule. */
  readonly severity?: Severity;
  /** Adjacent words that the finding assumes to be correct: guesses must not change them as well. */
  readonly reliesOn?: Span;
  /** Overrides the credibility of the rule. */
  readonly credible?: number;
}

/** A wrong text and the result of the rule's first suggestions. Equal texts: flagged, not fixed. */
export type Example = readonly [wrong: string, right: string];

/** Metadata of a rule. Its messages are `<id>.brief` and `<id>.full` in `rules`. */
export interface RuleHead {
  /** `<language>.<file name>`. */
  readonly id: string;
  readonly category: Category;
  readonly severity: Severity;
  /** Share of its findings that a careful editor would accept. */
  readonly credible: number;
  /** Standard or reference work that the rule follows, with its clause; null for common usage. */
  readonly authority: string | null;
  /** Whether the rule is statistical: its findings yield to adjacent findings of other rules. */
  readonly isGuess?: boolean;
  /** `model` if a language model decides instead of a pattern. */
  readonly source?: 'model';
}

/** A stateless language rule. Its example sentences are its tests. */
export interface Rule extends RuleHead {
  /** A sentence rule runs again only when its sentence has changed. */
  readonly scope: 'sentence' | 'paragraph';
  /** Rules without it are on unless disabled; rules with it are on if it returns true or `enabledRules` contains them. */
  readonly isWanted?: (settings: Settings) => boolean;
  readonly find: (text: RuleText) => Iterable<Finding>;
  /** Texts without findings of the rule. */
  readonly right: readonly string[];
  readonly wrong: readonly Example[];
}

/** The language of a rule, from its id. */
export function languageOfRule(rule: RuleHead): LintLanguage {
  return rule.id.startsWith('zh.') ? 'zh' : 'en';
}
