import { PairTable, type SortedPairs, unknown } from './pair-table.ts';
import { TripleTable } from './triple-table.ts';

/** Ids below this are not words: 0 represents all unknown words. */
export const unknownWord = 0;
/** In place of a word: none precedes. */
export const noWord = -1;
/** In place of a pair: unknown to the model. */
export const unknownPair = unknown;

/** Log10 probabilities of word sequences as read from a file; quantised values are single bytes. */
export interface ModelTables {
  readonly unigramProbability: Float32Array;
  readonly unigramBackoff: Float32Array;
  readonly pairs: SortedPairs;
  /** First triple that ends in each pair; one entry more than there are pairs. */
  readonly tripleStarts: Uint32Array;
  /** First word of each triple. */
  readonly tripleFirst: Uint32Array;
  readonly tripleProbability: Uint8Array;
  readonly pairProbabilities: Float32Array;
  readonly pairBackoffs: Float32Array;
  readonly tripleProbabilities: Float32Array;
}

/** Length of the longest known n-gram in the last lookup: 1 to 3. */
export type MatchedOrder = 1 | 2 | 3;

/** Four numbers per word with one unused, so that they never span two cache lines. */
const wordStride = 4;

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
    const { unigramProbability, unigramBackoff, pairs, pairProbabilities } = tables;
    this.pairs = new PairTable(pairs);
    this.triples = addTriples(tables, this.pairs);
    this.pairProbabilities = pairProbabilities;
    this.pairBackoffs = tables.pairBackoffs;
    this.tripleProbabilities = tables.tripleProbabilities;
    this.words = new Float32Array(unigramProbability.length * wordStride);
    for (let word = 0; word < unigramProbability.length; word++) {
      let likeliest = Number.NEGATIVE_INFINITY;
      for (let i = pairs.starts[word]; i < pairs.starts[word + 1]; i++)
        likeliest = Math.max(likeliest, pairProbabilities[pairs.probability[i]]);
      this.words[word * wordStride] = unigramProbability[word];
      this.words[word * wordStride + 1] = unigramBackoff[word];
      this.words[word * wordStride + 2] = likeliest;
    }
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

  /** As `bigram`, with the pair already looked up. */
  bigramOf(pair: number, before: number, word: number): number {
    if (pair !== unknownPair) return this.pairProbabilities[this.pairs.probabilityOf(pair)];
    return this.unigram(word) + this.backoff(before);
  }

  /** log10 P(word | before) of a known pair. */
  probabilityOf(pair: number): number {
    return this.pairProbabilities[this.pairs.probabilityOf(pair)];
  }

  /** As `trigram`, with the pairs of the last two and of the first two words already looked up. */
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

function addTriples(tables: ModelTables, pairs: PairTable): TripleTable {
  const { starts, first } = tables.pairs;
  const { tripleStarts, tripleFirst, tripleProbability } = tables;
  const triples = new TripleTable(tripleFirst.length);
  for (let word = 0; word < starts.length - 1; word++) {
    for (let i = starts[word]; i < starts[word + 1]; i++) {
      if (tripleStarts[i] === tripleStarts[i + 1]) continue;
      const pair = pairs.find(first[i], word);
      pairs.noteTriple(pair);
      for (let k = tripleStarts[i]; k < tripleStarts[i + 1]; k++)
        triples.add(pair, tripleFirst[k], tripleProbability[k]);
    }
  }
  return triples;
}
