import type { Leader } from './official/leaders.ts';
import type { ExemptWord } from './pipeline/exempt-words.ts';
import { defaultSensitiveCategories, type SensitiveOptions } from './sensitive/entry.ts';

/** Whether whole texts are official documents: `auto` says so only where it is beyond doubt. */
export type DocumentKindOption = 'auto' | 'official' | 'other';

/** What may stand between a Han character and a Latin letter or digit. */
export type LatinSpacing = 'any' | 'spaced' | 'tight';

/** Whose spelling English follows; `any` takes each word as it is right somewhere. */
export type EnglishVariant = 'any' | 'US' | 'GB' | 'AU' | 'CA';

/** How sure a finding must be: `strict` is for texts that have been proofread already. */
export type CheckMode = 'normal' | 'strict';

/** What nobody has changed. */
export const usualThreshold = 0.5;

/** How a proofreader is to judge. Everything is optional; a plain value, safe to send between threads. */
export interface ProofreadOptions {
  /** Rules of one language only, or of both. Default: `auto`, both. */
  readonly language?: 'auto' | 'zh' | 'en';
  /** Words and phrases that are right whatever a rule says. */
  readonly exemptWords?: readonly ExemptWord[];
  /** Findings less credible than this (0–1) are left out. Default 0.5, where a rule may have its own. */
  readonly threshold?: number;
  /** Default `any`. */
  readonly english?: EnglishVariant;
  /** Default `normal`. */
  readonly mode?: CheckMode;
  /** Default `any`: nothing is said about spaces between Chinese and Latin. */
  readonly latinSpacing?: LatinSpacing;
  /** What word lists are to be minded. Default: the groups of the own list that any editor wants. */
  readonly sensitive?: SensitiveOptions;
  /** Default `auto`. */
  readonly documentKind?: DocumentKindOption;
  /** Who stands where in enumerations of names in official documents. */
  readonly leaders?: readonly Leader[];
  /** Rules that are silent, by id. */
  readonly disabledRules?: readonly string[];
  /** Rules that are off by default and wanted here, by id. */
  readonly enabledRules?: readonly string[];
  /** How many sentences' findings are remembered. Default 20,000. */
  readonly cachedSentences?: number;
}

/** Options with their defaults filled in. */
export interface Settings extends Required<ProofreadOptions> {}

/** Fills in the defaults. */
export function settingsOf(options: ProofreadOptions): Settings {
  return {
    language: 'auto',
    exemptWords: [],
    threshold: usualThreshold,
    english: 'any',
    mode: 'normal',
    latinSpacing: 'any',
    sensitive: { categories: defaultSensitiveCategories },
    documentKind: 'auto',
    leaders: [],
    disabledRules: [],
    enabledRules: [],
    cachedSentences: 20_000,
    ...options,
  };
}
