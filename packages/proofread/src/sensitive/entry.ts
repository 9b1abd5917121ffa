import type { Severity } from '../lint.ts';

/** The groups of the own list, each with words of its own to explain it; `listed` is what other lists hold. */
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
 * What a word of the six groups of prohibited goods and services says by itself: `offer`, it offers them; `goods`, it names
 * them; `slang`, an ordinary word that means them in an offer; `care`, it is to be looked at wherever nobody reports.
 */
export type EntryKind = 'offer' | 'goods' | 'slang' | 'care';

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
  /** Own lists only: judged by the words around it. Without it the word is found wherever it stands. */
  readonly kind?: EntryKind;
  /** Own lists only: other spellings of it, written to hide it. */
  readonly respelled?: readonly string[];
  /** Own lists only: the public norm that the entry follows. */
  readonly source?: string;
  /** Own lists only: the word is found only where this stands near it. */
  readonly near?: RegExp;
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

/**
 * Groups that are on where nothing is chosen: those that are judged by the words around them, or that any editor wants
 * to know. Off are what not every text is to be held to: the wording of newsrooms, and every mobile number.
 */
export const defaultSensitiveCategories: readonly SensitiveCategory[] = [
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
  'advertising',
  'medical',
];
