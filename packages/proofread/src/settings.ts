import type { Leader } from './official/leaders.ts';
import type { ExemptWord } from './pipeline/exempt-words.ts';
import { defaultSensitiveCategories, type SensitiveOptions } from './sensitive/entry.ts';
import type { Term } from './terms/term.ts';

/** Whether texts are checked as official documents: `auto` only if they clearly are. */
export type DocumentKindOption = 'auto' | 'official' | 'other';

/** Style of spacing between Han characters and Latin letters or digits. */
export type LatinSpacing = 'any' | 'spaced' | 'tight';

/** Variant of English spelling; `any` accepts words of every variant. */
export type EnglishVariant = 'any' | 'US' | 'GB' | 'AU' | 'CA';

/** Level of certainty; `strict` is for texts that have already been proofread. */
export type CheckMode = 'normal' | 'strict';

/** Threshold of users who have not chosen one. */
export const usualThreshold = 0.5;

/** Settings of a proofreader. All are optional; a plain value that can be sent between threads. */
export interface ProofreadOptions {
  /** Rules of one language only, or of both. Default: `auto`, both. */
  readonly language?: 'auto' | 'zh' | 'en';
  /** Words and phrases that no rule reports. */
  readonly exemptWords?: readonly ExemptWord[];
  /** Minimum credibility (0–1). Default 0.5; levels may raise it by class. */
  readonly threshold?: number;
  /** Default `any`. */
  readonly english?: EnglishVariant;
  /** Default `normal`. */
  readonly mode?: CheckMode;
  /** Default `any`: spacing between Chinese and Latin is not checked. */
  readonly latinSpacing?: LatinSpacing;
  /** Word lists to apply. Default: `defaultSensitiveCategories` of the built-in list. */
  readonly sensitive?: SensitiveOptions;
  /** Terms whose forbidden forms and wrong capitals are reported. Default: none. */
  readonly terms?: readonly Term[];
  /** Default `auto`. */
  readonly documentKind?: DocumentKindOption;
  /** Order of office holders in enumerations in official documents. */
  readonly leaders?: readonly Leader[];
  /** Disabled rules, by id. */
  readonly disabledRules?: readonly string[];
  /** Enabled rules that are off by default, by id. */
  readonly enabledRules?: readonly string[];
  /** Number of sentences whose findings are cached. Default 20,000. */
  readonly cachedSentences?: number;
}

/** Options with defaults applied. */
export interface Settings extends Required<ProofreadOptions> {}

/** Applies the defaults. */
export function settingsOf(options: ProofreadOptions): Settings {
  return {
    language: 'auto',
    exemptWords: [],
    threshold: usualThreshold,
    english: 'any',
    mode: 'normal',
    latinSpacing: 'any',
    sensitive: { categories: defaultSensitiveCategories },
    terms: [],
    documentKind: 'auto',
    leaders: [],
    disabledRules: [],
    enabledRules: [],
    cachedSentences: 20_000,
    ...options,
  };
}
