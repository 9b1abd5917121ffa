import type { Severity } from '../lint.ts';

/**
 * The groups of the built-in list, each with its own explanation; `listed` contains the words of other
 * lists.
 */
export const sensitiveCategories = [
  'gambling',
  'drugs',
  'pornography',
  'fraud',
  'forgery',
  'weapons',
  'solicitation',
  'discrimination',
  'insult',
  'wording',
  'privacy',
  'contact',
  'advertising',
  'medical',
  'newsroom',
  'listed',
] as const;

export type SensitiveCategory = (typeof sensitiveCategories)[number];

/**
 * Meaning of a word of the six groups of prohibited goods and services: `offer`, an offer by itself; `goods`,
 * the name of such goods; `slang`, an ordinary word with such a meaning in offers; `care`, reported unless
 * the text is a report.
 */
export type EntryKind = 'offer' | 'goods' | 'slang' | 'care';

/** A word or phrase to report, or (`allow`) one in which no listed word is reported. */
export interface SensitiveEntry {
  readonly word: string;
  readonly category: SensitiveCategory;
  /** Name of the group in the owner's list; '' if the category is its name. */
  readonly group: string;
  /** Best first; empty if there is no general replacement. */
  readonly suggestions: readonly string[];
  readonly grade: Severity | 'allow';
  /** Reason, as written by the list's owner. */
  readonly note: string;
  /** Longer phrases in which the word is harmless. */
  readonly except: readonly string[];
  /** Whether homophones count as the word; only for words without real homophones. */
  readonly bySound: boolean;
  /** Built-in lists only: assessed by its context. Without it the word is always reported. */
  readonly kind?: EntryKind;
  /** Built-in lists only: obfuscated spellings. */
  readonly respelled?: readonly string[];
  /** Built-in lists only: the published standard that the entry follows. */
  readonly source?: string;
  /** Built-in lists only: context that must be nearby. */
  readonly near?: RegExp;
}

/** One version of a list. `name` is shown with its findings; id and version identify the list. */
export interface SensitiveList {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly entries: readonly SensitiveEntry[];
}

/** Selection of sensitive words. A plain value that can be sent between threads. */
export interface SensitiveOptions {
  /** Groups of the built-in list. Default: `defaultSensitiveCategories`. */
  readonly categories?: readonly SensitiveCategory[];
  /** Lists of the operator, then of the organisation, then of the user: later ones take precedence. */
  readonly lists?: readonly SensitiveList[];
}

/** Groups that do not apply to every text: mobile numbers, newsroom wording, and the words of other lists. */
const optionalCategories: ReadonlySet<SensitiveCategory> = new Set(['contact', 'newsroom', 'listed']);

/** Groups that are on by default: those assessed by context, and those relevant to every editor. */
export const defaultSensitiveCategories: readonly SensitiveCategory[] = sensitiveCategories.filter(
  (category) => !optionalCategories.has(category),
);
