import type { SearchTables } from '../search-tables.ts';
import { DamagedFile } from './damaged-file.ts';

/** Used for a pair or triple of words that the model does not contain. */
export const unknown = 0xffffffff;

/** Pairs of words as read: sorted by their last word, those of word `i` from `starts[i]` to `starts[i + 1]`. */
export interface SortedPairs {
  readonly starts: Uint32Array;
  /** First word of each pair. */
  readonly first: Uint32Array;
  readonly probability: Uint8Array;
  readonly backoff: Uint8Array;
}

/** The tables of `PairTable`. */
export type PairTables = Pick<
  SearchTables,
  'pairStarts' | 'pairSlots' | 'pairBackoffs' | 'pairFilter' | 'pairFilterStarts'
>;

const probabilityBits = 8;
/** A slot holds the first word plus one, whether triples end in the pair, and the quantised probability. */
const firstShift = probabilityBits + 1;
const hasTriples = 1 << probabilityBits;
const maxWords = 1 << (32 - firstShift);
/** Slots per pair. */
const room = 1.4;
/** Bits of the filter per pair. */
const filterBits = 8;
const perHash = 2 ** -32;

/**
 * Pairs of words in one hash table for each last word: a lookup reads one or two adjacent slots, and those of
 * one last word are close together. The filter has one range for each first word.
 */
export class PairTable {
  private readonly starts: Uint32Array;
  private readonly slots: Uint32Array;
  private readonly backoffs: Uint8Array;
  private readonly filter: Uint8Array;
  private readonly filterStarts: Uint32Array;

  constructor(tables: PairTables) {
    this.starts = tables.pairStarts;
    this.slots = tables.pairSlots;
    this.backoffs = tables.pairBackoffs;
    this.filter = tables.pairFilter;
    this.filterStarts = tables.pairFilterStarts;
  }

  /** Number of a pair; `unknown` if there is none. */
  find(first: number, last: number): number {
    const start = this.starts[last];
    const size = this.starts[last + 1] - start;
    if (size === 0) return unknown;
    let at = placeOf(first, size);
    for (;;) {
      const slot = this.slots[start + at];
      if (slot >>> firstShift === first + 1) return start + at;
      if (slot === 0) return unknown;
      if (++at === size) at = 0;
    }
  }

  /** Whether a pair may be known. Has false positives, but no false negatives. */
  mayHave(first: number, last: number): boolean {
    const bit = this.filterBit(first, last);
    return (this.filter[bit >>> 3] & (1 << (bit & 7))) !== 0;
  }

  /** Quantised probability of a pair. */
  probabilityOf(pair: number): number {
    return this.slots[pair] & (hasTriples - 1);
  }

  /** Quantised back-off weight of a pair. */
  backoffOf(pair: number): number {
    return this.backoffs[pair];
  }

  /** Whether a triple ends in the pair. */
  endsTriple(pair: number): boolean {
    return (this.slots[pair] & hasTriples) !== 0;
  }

  /** Records that a triple ends in the pair; only called while the tables are generated. */
  noteTriple(pair: number): void {
    this.slots[pair] |= hasTriples;
  }

  private filterBit(first: number, last: number): number {
    const start = this.filterStarts[first];
    // A word that is never a first word has an empty range and shares the first bit of the next word.
    return start + placeOf(last, this.filterStarts[first + 1] - start);
  }
}

/** Generates the tables of pairs. Throws DamagedFile if there are too many words. */
export function tabulatePairs(pairs: SortedPairs): PairTables {
  const { starts, first } = pairs;
  const words = starts.length - 1;
  if (words >= maxWords) throw new DamagedFile('it has too many words');
  const pairStarts = new Uint32Array(words + 1);
  for (let word = 0; word < words; word++)
    pairStarts[word + 1] = pairStarts[word] + sizeFor(starts[word + 1] - starts[word]);
  const pairFilterStarts = startsOfFilter(first, words);
  const tables: PairTables = {
    pairStarts,
    pairSlots: new Uint32Array(pairStarts[words]),
    pairBackoffs: new Uint8Array(pairStarts[words]),
    pairFilterStarts,
    pairFilter: new Uint8Array((pairFilterStarts[words] >>> 3) + 1),
  };
  for (let word = 0; word < words; word++) {
    addPairs(tables, pairs, word);
    addToFilter(tables, pairs, word);
  }
  return tables;
}

function addPairs(
  { pairStarts, pairSlots, pairBackoffs }: PairTables,
  pairs: SortedPairs,
  last: number,
): void {
  const { starts, first, probability, backoff } = pairs;
  const start = pairStarts[last];
  const size = pairStarts[last + 1] - start;
  for (let i = starts[last]; i < starts[last + 1]; i++) {
    let at = placeOf(first[i], size);
    while (pairSlots[start + at] !== 0) if (++at === size) at = 0;
    pairSlots[start + at] = ((first[i] + 1) << firstShift) | probability[i];
    pairBackoffs[start + at] = backoff[i];
  }
}

function addToFilter(
  { pairFilter, pairFilterStarts }: PairTables,
  { starts, first }: SortedPairs,
  last: number,
): void {
  const hash = hashOf(last) * perHash;
  for (let i = starts[last]; i < starts[last + 1]; i++) {
    const start = pairFilterStarts[first[i]];
    const bit = start + ((hash * (pairFilterStarts[first[i] + 1] - start)) >>> 0);
    pairFilter[bit >>> 3] |= 1 << (bit & 7);
  }
}

/** Returns the number of slots. At least one stays empty, so that a search ends. */
function sizeFor(pairs: number): number {
  return pairs === 0 ? 0 : Math.ceil(pairs * room) + 1;
}

function startsOfFilter(first: Uint32Array, words: number): Uint32Array {
  const starts = new Uint32Array(words + 1);
  for (let i = 0; i < first.length; i++) starts[first[i] + 1] += filterBits;
  for (let word = 0; word < words; word++) starts[word + 1] += starts[word];
  return starts;
}

function placeOf(word: number, size: number): number {
  // Exact: a hash has 32 bits, and multiplication by a power of two does not change the mantissa.
  return (hashOf(word) * perHash * size) >>> 0;
}

function hashOf(word: number): number {
  return Math.imul(word + 1, 0x9e3779b1) >>> 0;
}
