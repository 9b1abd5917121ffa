import { type Bytes, readBytes } from './bytes.ts';
import { type EditCosts, nearWords } from './near-words.ts';
import { findWord, greatestUnder, makeTrie } from './trie.ts';

/** Variants of English: American, British, Australian, Canadian. */
export type Dialect = 'us' | 'gb' | 'au' | 'ca';

/** A lexicon entry, independent of capitalisation. */
export interface WordEntry {
  /** In lower case. */
  readonly text: string;
  /** Natural logarithm of occurrences per billion words. */
  readonly logFrequency: number;
  /** A bit for each of `dialectBits` in which it is correct. */
  readonly dialects: number;
  /** Correct capitalisations: `word`, `Word`, `WORD`; `mixed` contains others. */
  readonly isLower: boolean;
  readonly isTitle: boolean;
  readonly isUpper: boolean;
  readonly mixed: readonly string[];
  /** Whether it is correct but never suggested. */
  readonly isRude: boolean;
}

/** A candidate, and the cost of the mistakes that lead from it to the typed text. */
export interface Candidate extends WordEntry {
  readonly cost: number;
}

/** The words of English. Letters up to U+00FF; an apostrophe is `'`. */
export interface Lexicon {
  readonly size: number;
  /** The entry of a lower-case word. */
  find(word: string): WordEntry | undefined;
  /** Whether the word, with this capitalisation, is correct in any variant. */
  has(word: string): boolean;
  /** Returns words from which few mistakes lead to the typed text (lower case), unsorted. */
  near(typed: string, costs: EditCosts, aim: NearAim): Candidate[];
}

/** Search parameters. A score is `frequencyWeight * logFrequency` minus the cost of the mistakes. */
export interface NearAim {
  readonly bound: number;
  readonly frequencyWeight: number;
  /** Minimum score, and maximum distance (`slack`) from the best. */
  readonly floor: number;
  readonly slack: number;
}

/** Signature of a lexicon file. */
export const lexiconKind = 'LEX1';

/** The bit of each variant in `dialects`. */
export const dialectBits: Readonly<Record<Dialect, number>> = { us: 1, gb: 2, au: 4, ca: 8 };

/** Flag bits of a word above those of its variants. */
export const flagBits = { lower: 16, title: 32, upper: 64, rude: 128 } as const;

/** Steps per unit of `logFrequency`. */
export const frequencySteps = 10;

/** Reads `data/lexicon.bin`. Throws RangeError for any other file. */
export function readLexicon(bytes: Bytes): Lexicon {
  const reader = readBytes(bytes, lexiconKind);
  const size = reader.varint();
  const shared = reader.take(size);
  const added = reader.take(size);
  const flags = reader.take(size).slice();
  const frequencies = reader.take(size).slice();
  const trie = makeTrie(shared, added, reader.take(reader.varint()));
  const maxFrequencies = greatestUnder(trie, frequencies);
  const mixed = new Map<number, string[]>();
  for (let left = reader.varint(), word = 0; left > 0; left--) {
    word += reader.varint();
    mixed.set(word, [...(mixed.get(word) ?? []), reader.text()]);
  }
  const none: readonly string[] = [];

  function entry(word: number, text: string): WordEntry {
    const flag = flags[word] ?? 0;
    return {
      text,
      logFrequency: (frequencies[word] ?? 0) / frequencySteps,
      dialects: flag & 15,
      isLower: (flag & flagBits.lower) !== 0,
      isTitle: (flag & flagBits.title) !== 0,
      isUpper: (flag & flagBits.upper) !== 0,
      mixed: mixed.get(word) ?? none,
      isRude: (flag & flagBits.rude) !== 0,
    };
  }

  function find(word: string): WordEntry | undefined {
    const at = findWord(trie, word);
    return at === -1 ? undefined : entry(at, word);
  }

  return {
    size,
    find,
    has: (word) => hasCapitalisation(word, find(word.toLowerCase())),
    near(typed, costs, { bound, frequencyWeight, floor, slack }) {
      const step = frequencyWeight / frequencySteps;
      const scoreOf = (word: number) => step * (frequencies[word] ?? 0);
      const maxScoreUnder = (node: number) => step * (maxFrequencies[node] ?? 0);
      const found = nearWords(trie, typed, costs, { bound, scoreOf, maxScoreUnder, floor, slack });
      return found.map(({ word, text, cost }) => ({ ...entry(word, text), cost }));
    },
  };
}

function hasCapitalisation(word: string, entry: WordEntry | undefined): boolean {
  if (entry === undefined) return false;
  if (word === entry.text) return entry.isLower;
  if (word === titleCase(entry.text) && entry.isTitle) return true;
  return (word === entry.text.toUpperCase() && entry.isUpper) || entry.mixed.includes(word);
}

/** Returns the word with an initial capital. */
export function titleCase(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
