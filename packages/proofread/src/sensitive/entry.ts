import type { Severity } from '../lint.ts';

/** The groups of the own list, each with words of its own to explain it; `listed` is what other lists hold. */
export const sensitiveCategories = [
  'discrimination',
  'insult',
  'wording',
  'privacy',
  'contact',
  'advertising',
  'medical',
  'listed',
] as const;

export type SensitiveCategory = (typeof sensitiveCategories)[number];

/** A word or phrase that a list warns of, or (`allow`) one in which no word of any list is meant. */
export interface SensitiveEntry {
  readonly word: string;
  readonly category: SensitiveCategory;
  /** What the list's owner calls the group; '' where the category says it. */
  readonly group: string;
  /** Best first; empty where only the writer can know. */
  readonly suggestions: readonly string[];
  readonly grade: Severity | 'allow';
  /** Why, in the words of the list's owner. */
  readonly note: string;
  /** Longer phrases in which the word is harmless. */
  readonly except: readonly string[];
  /** Whether other characters of the same sound count as the word. Only for what is no other word's sound. */
  readonly bySound: boolean;
}

/** One version of a list. `name` is shown with its findings; id and version tell versions apart. */
export interface SensitiveList {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly entries: readonly SensitiveEntry[];
}

/** What a proofreader is to beware of. A plain value, safe to send between threads. */
export interface SensitiveOptions {
  /** Groups of the own list. Default: `defaultSensitiveCategories`. */
  readonly categories?: readonly SensitiveCategory[];
  /** Lists of the operator, then the organisation's, then the person's: the later one decides about a word. */
  readonly lists?: readonly SensitiveList[];
}

/** What any editor wants to know. Advertising is judged only where somebody asks for it. */
export const defaultSensitiveCategories: readonly SensitiveCategory[] = [
  'discrimination',
  'insult',
  'wording',
  'privacy',
];
