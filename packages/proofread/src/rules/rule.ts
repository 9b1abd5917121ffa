import type { Span } from '@inkstone/kernel';
import type { Category, LintLanguage, Severity } from '../lint.ts';
import type { Settings } from '../settings.ts';
import type { TaggedWord } from '../text/tagged-words.ts';

/** What a rule looks at: a sentence or paragraph in which everything that is not its business is hidden. */
export interface RuleText {
  /** As long as the original; hidden stretches consist of `maskCharacter`. */
  readonly text: string;
  /** Whose punctuation the whole stretch follows. */
  readonly language: LintLanguage;
  /** The words with their parts of speech, found out once; none in Chinese, none without a tagger. */
  words(): readonly TaggedWord[];
  /** Where in `words()` a word in small letters or a tag (`NN`) stands, in order. */
  places(key: string): readonly number[];
}

/** One place that a rule objects to, in the offsets of the text it was given. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  /** Best first; empty to flag only, `['']` to delete. */
  readonly replacements: readonly string[];
  /** Further values for the explanation, beside `found` and `better`, which every explanation gets. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Where this place matters more or less than the rule's findings do in general. */
  readonly severity?: Severity;
  /** Words beside it that it takes for right: no guess may change them as well. */
  readonly reliesOn?: Span;
  /** Where this finding is more or less sure than the rule's findings are in general. */
  readonly credible?: number;
}

/** A wrong text and what stands there after the rule's first suggestions. Equal texts: flagged, not fixed. */
export type Example = readonly [wrong: string, right: string];

/** What every finding says of the rule that made it. Its words are `<id>.brief` and `<id>.full` in `rules`. */
export interface RuleHead {
  /** `<language>.<file name>`. */
  readonly id: string;
  readonly category: Category;
  readonly severity: Severity;
  /** Share of its findings that a careful editor would accept. */
  readonly credible: number;
  /** Standard or book the rule follows, with its clause; null where it is common usage. */
  readonly authority: string | null;
  /** From here on its findings are shown at the usual threshold; without it, from the threshold on. */
  readonly usualLeast?: number;
  /** Judges by what is likely, not by what it knows: gives way to others' findings beside its own. */
  readonly isGuess?: boolean;
  /** `model` where a language model judges, not a pattern. */
  readonly source?: 'model';
}

/** One rule of writing: a value without memory. Its sentences are its tests. */
export interface Rule extends RuleHead {
  /** A sentence rule is asked again only when its sentence changed. */
  readonly scope: 'sentence' | 'paragraph';
  /** Rules without it are on unless disabled; rules with it are on when this says so or by `enabledRules`. */
  readonly isWanted?: (settings: Settings) => boolean;
  readonly find: (text: RuleText) => Iterable<Finding>;
  /** Texts in which the rule finds nothing. */
  readonly right: readonly string[];
  readonly wrong: readonly Example[];
}

/** The language whose texts a rule looks at, from its id. */
export function languageOfRule(rule: RuleHead): LintLanguage {
  return rule.id.startsWith('zh.') ? 'zh' : 'en';
}
