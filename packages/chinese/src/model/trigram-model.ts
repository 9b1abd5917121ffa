/** Ids below this are not words: 0 represents all unknown words. */
export const unknownWord = 0;
/** In place of a word: none precedes. */
export const noWord = -1;

/**
 * Log10 probabilities of word sequences. Bigrams are sorted by their last word, trigrams by their last two;
 * quantised values remain single bytes.
 */
export interface ModelTables {
  readonly unigramProbability: Float32Array;
  readonly unigramBackoff: Float32Array;
  /** First bigram that ends in a word; one entry more than there are words. */
  readonly unigramStart: Uint32Array;
  readonly bigramWord: Uint32Array;
  readonly bigramProbability: Uint8Array;
  readonly bigramBackoff: Uint8Array;
  readonly bigramStart: Uint32Array;
  readonly trigramWord: Uint32Array;
  readonly trigramProbability: Uint8Array;
  readonly bigramProbabilities: Float32Array;
  readonly bigramBackoffs: Float32Array;
  readonly trigramProbabilities: Float32Array;
}

/** Length of the longest known n-gram in the last lookup: 1 to 3. */
export type MatchedOrder = 1 | 2 | 3;

const memoBits = 18;
const memoSize = 1 << memoBits;
const filterBits = 25;
/** Four numbers per word with one unused, so that they never span two cache lines. */
const wordStride = 4;
/** In place of a pair: unknown to the model. */
export const unknownPair = 0xffffffff;

/** A trigram model with a cache of recent bigrams. */
export class TrigramModel {
  private readonly tables: ModelTables;
  private readonly memoKeys = new Float64Array(memoSize).fill(-1);
  private readonly memoValues = new Uint32Array(memoSize);
  /** Bloom-like filter of known pairs: most requested pairs are unknown, which one lookup shows. */
  private readonly filter = new Uint8Array(1 << (filterBits - 3));
  /**
   * Three adjacent numbers per word, because they are used together: its probability, its back-off, and its
   * highest probability after a word with which it forms a known pair.
   */
  private readonly words: Float32Array;

  constructor(tables: ModelTables) {
    this.tables = tables;
    const { unigramStart, bigramWord, bigramProbability, bigramProbabilities } = tables;
    const count = tables.unigramProbability.length;
    this.words = new Float32Array(count * wordStride);
    for (let word = 0; word < count; word++) {
      let likeliest = Number.NEGATIVE_INFINITY;
      for (let i = unigramStart[word]; i < unigramStart[word + 1]; i++) {
        const bit = hashPair(bigramWord[i], word) >>> (32 - filterBits);
        this.filter[bit >>> 3] |= 1 << (bit & 7);
        likeliest = Math.max(likeliest, bigramProbabilities[bigramProbability[i]]);
      }
      this.words[word * wordStride] = tables.unigramProbability[word];
      this.words[word * wordStride + 1] = tables.unigramBackoff[word];
      this.words[word * wordStride + 2] = likeliest;
    }
  }

  /** Number of word ids: 0 to this, exclusive. */
  get wordCount(): number {
    return this.tables.unigramProbability.length;
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
    return this.bigramOf(this.findPair(before, word), before, word);
  }

  /** log10 P(word | earlier before). One or both of the preceding words may be `noWord`. */
  trigram(earlier: number, before: number, word: number): number {
    if (before === noWord) return this.unigram(word);
    const pair = this.findPair(before, word);
    if (earlier === noWord) return this.bigramOf(pair, before, word);
    return this.trigramOf(pair, this.findPair(earlier, before), earlier, before, word);
  }

  /** As `bigram`, with the pair already looked up. */
  bigramOf(pair: number, before: number, word: number): number {
    const { tables } = this;
    if (pair !== unknownPair) return tables.bigramProbabilities[tables.bigramProbability[pair]];
    return this.unigram(word) + this.backoff(before);
  }

  /** As `trigram`, with the pairs of the last two and of the first two words already looked up. */
  trigramOf(pair: number, context: number, earlier: number, before: number, word: number): number {
    const { tables } = this;
    if (pair !== unknownPair) {
      const triple = this.findTrigram(pair, earlier);
      if (triple !== unknownPair) return tables.trigramProbabilities[tables.trigramProbability[triple]];
    }
    const backoff = context === unknownPair ? 0 : tables.bigramBackoffs[tables.bigramBackoff[context]];
    if (pair !== unknownPair) return tables.bigramProbabilities[tables.bigramProbability[pair]] + backoff;
    return this.unigram(word) + this.backoff(before) + backoff;
  }

  /** Length of the longest known n-gram that ends in `word`. */
  matchedOrder(earlier: number, before: number, word: number): MatchedOrder {
    const pair = before === noWord ? unknownPair : this.findPair(before, word);
    if (pair === unknownPair) return 1;
    return earlier !== noWord && this.findTrigram(pair, earlier) !== unknownPair ? 3 : 2;
  }

  /** Number of a pair of words; `unknownPair` if the model does not contain it. */
  findPair(before: number, word: number): number {
    const hash = hashPair(before, word);
    const bit = hash >>> (32 - filterBits);
    if ((this.filter[bit >>> 3] & (1 << (bit & 7))) === 0) return unknownPair;
    const key = before * 0x200000 + word;
    const slot = hash >>> (32 - memoBits);
    if (this.memoKeys[slot] === key) return this.memoValues[slot];
    const { unigramStart, bigramWord } = this.tables;
    const found = search(bigramWord, unigramStart[word], unigramStart[word + 1], before);
    this.memoKeys[slot] = key;
    this.memoValues[slot] = found;
    return found;
  }

  private findTrigram(pair: number, earlier: number): number {
    const { bigramStart, trigramWord } = this.tables;
    return search(trigramWord, bigramStart[pair], bigramStart[pair + 1], earlier);
  }
}

function hashPair(before: number, word: number): number {
  return Math.imul(before, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b);
}

/** Index of a value in a sorted range of an array. */
function search(values: Uint32Array, start: number, end: number, wanted: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low < end && values[low] === wanted ? low : unknownPair;
}
