import type { SearchTables } from '../search-tables.ts';
import { PairTable, type PairTables, unknown } from './pair-table.ts';
import { TripleTable } from './triple-table.ts';

/** Ids below this are not words: 0 represents all unknown words. */
export const unknownWord = 0;
/** Used as the preceding word at the start of a run. */
export const noWord = -1;
/** Used for a pair that the model does not contain. */
export const unknownPair = unknown;

/** Length of the longest known n-gram in the last lookup: 1 to 3. */
export type MatchedOrder = 1 | 2 | 3;

/** Numbers per word in `wordValues`; one is unused, so that an entry never spans two cache lines. */
export const wordStride = 4;

/** The tables of `TrigramModel`. */
export type ModelTables = PairTables &
  Pick<
    SearchTables,
    'tripleSlots' | 'wordValues' | 'pairProbabilityValues' | 'pairBackoffValues' | 'tripleProbabilityValues'
  >;

/** A trigram model. */
export class TrigramModel {
  private readonly pairs: PairTable;
  private readonly triples: TripleTable;
  private readonly pairProbabilities: Float32Array;
  private readonly pairBackoffs: Float32Array;
  private readonly tripleProbabilities: Float32Array;
  /**
   * Three adjacent numbers per word, because they are used together: its probability, its back-off, and its
   * highest probability after a word with which it forms a known pair.
   */
  private readonly words: Float32Array;

  constructor(tables: ModelTables) {
    this.pairs = new PairTable(tables);
    this.triples = new TripleTable(tables.tripleSlots);
    this.pairProbabilities = tables.pairProbabilityValues;
    this.pairBackoffs = tables.pairBackoffValues;
    this.tripleProbabilities = tables.tripleProbabilityValues;
    this.words = tables.wordValues;
  }

  /** Number of word ids: 0 to this, exclusive. */
  get wordCount(): number {
    return this.words.length / wordStride;
  }

  /** log10 P(word), without context. */
  unigram(word: number): number {
    return this.words[word * wordStride];
  }

  /** log10 back-off weight for unknown words after this one. */
  backoff(before: number): number {
    return this.words[before * wordStride + 1];
  }

  /** The highest value of `bigram` for a word over known pairs; -∞ if there are none. */
  likeliest(word: number): number {
    return this.words[word * wordStride + 2];
  }

  /** log10 P(word | before), both by id. */
  bigram(before: number, word: number): number {
    return this.bigramOf(this.pairs.find(before, word), before, word);
  }

  /** log10 P(word | earlier before). One or both of the preceding words may be `noWord`. */
  trigram(earlier: number, before: number, word: number): number {
    if (before === noWord) return this.unigram(word);
    const pair = this.pairs.find(before, word);
    if (earlier === noWord) return this.bigramOf(pair, before, word);
    return this.trigramOf(pair, this.pairs.find(earlier, before), earlier, before, word);
  }

  /** Like `bigram`, with the pair already looked up. */
  bigramOf(pair: number, before: number, word: number): number {
    if (pair !== unknownPair) return this.pairProbabilities[this.pairs.probabilityOf(pair)];
    return this.unigram(word) + this.backoff(before);
  }

  /** log10 P(word | before) of a known pair. */
  probabilityOf(pair: number): number {
    return this.pairProbabilities[this.pairs.probabilityOf(pair)];
  }

  /** Like `trigram`, with the pairs of the last two and of the first two words already looked up. */
  trigramOf(pair: number, context: number, earlier: number, before: number, word: number): number {
    if (pair !== unknownPair) {
      const triple = this.findTriple(pair, earlier);
      if (triple !== unknown) return this.tripleProbabilities[triple];
    }
    const backoff = context === unknownPair ? 0 : this.pairBackoffs[this.pairs.backoffOf(context)];
    if (pair !== unknownPair) return this.pairProbabilities[this.pairs.probabilityOf(pair)] + backoff;
    return this.unigram(word) + this.backoff(before) + backoff;
  }

  /** Length of the longest known n-gram that ends in `word`. */
  matchedOrder(earlier: number, before: number, word: number): MatchedOrder {
    const pair = before === noWord ? unknownPair : this.pairs.find(before, word);
    if (pair === unknownPair) return 1;
    return earlier !== noWord && this.findTriple(pair, earlier) !== unknown ? 3 : 2;
  }

  /** Number of a pair of words; `unknownPair` if the model does not contain it. */
  findPair(before: number, word: number): number {
    return this.pairs.find(before, word);
  }

  /** Whether a pair may be known: a quick test for many words after the same one. */
  mayFollow(before: number, word: number): boolean {
    return this.pairs.mayHave(before, word);
  }

  private findTriple(pair: number, earlier: number): number {
    return this.pairs.endsTriple(pair) ? this.triples.find(pair, earlier) : unknown;
  }
}
