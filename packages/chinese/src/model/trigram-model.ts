/** Word ids below this are no words: 0 stands for every unknown one. */
export const unknownWord = 0;
/** In place of a word: there is none before. */
export const noWord = -1;

/**
 * How likely words follow each other, as logarithms of base 10. Bigrams lie sorted under their last word,
 * trigrams under their last two; quantised values stay single bytes.
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

/** How long a context the model knew when it was last asked: 1 word alone, 2 or 3 in a row. */
export type MatchedOrder = 1 | 2 | 3;

const memoBits = 18;
const memoSize = 1 << memoBits;
const notKnown = 0xffffffff;

/** A trigram model with a memory for the bigrams that were asked for lately. */
export class TrigramModel {
  private readonly tables: ModelTables;
  private readonly memoKeys = new Float64Array(memoSize).fill(-1);
  private readonly memoValues = new Uint32Array(memoSize);

  constructor(tables: ModelTables) {
    this.tables = tables;
  }

  /** Words by id: 0 to this, exclusive. */
  get wordCount(): number {
    return this.tables.unigramProbability.length;
  }

  /** log10 P(word), whatever stands before. */
  unigram(word: number): number {
    return this.tables.unigramProbability[word];
  }

  /** log10 P(word | before), both by id. */
  bigram(before: number, word: number): number {
    const { tables } = this;
    const pair = this.findBigram(before, word);
    if (pair !== notKnown) return tables.bigramProbabilities[tables.bigramProbability[pair]];
    return tables.unigramProbability[word] + tables.unigramBackoff[before];
  }

  /** log10 P(word | earlier before). Either or both of the words before may be `noWord`. */
  trigram(earlier: number, before: number, word: number): number {
    if (before === noWord) return this.unigram(word);
    if (earlier === noWord) return this.bigram(before, word);
    const { tables } = this;
    const pair = this.findBigram(before, word);
    if (pair !== notKnown) {
      const triple = this.findTrigram(pair, earlier);
      if (triple !== notKnown) return tables.trigramProbabilities[tables.trigramProbability[triple]];
    }
    const context = this.findBigram(earlier, before);
    const backoff = context === notKnown ? 0 : tables.bigramBackoffs[tables.bigramBackoff[context]];
    if (pair !== notKnown) return tables.bigramProbabilities[tables.bigramProbability[pair]] + backoff;
    return tables.unigramProbability[word] + tables.unigramBackoff[before] + backoff;
  }

  /** How long a row of words, ending in `word`, the model has seen. */
  matchedOrder(earlier: number, before: number, word: number): MatchedOrder {
    const pair = before === noWord ? notKnown : this.findBigram(before, word);
    if (pair === notKnown) return 1;
    return earlier !== noWord && this.findTrigram(pair, earlier) !== notKnown ? 3 : 2;
  }

  private findBigram(before: number, word: number): number {
    const key = before * 0x200000 + word;
    const slot = (Math.imul(before, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) >>> (32 - memoBits);
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

/** Place of a value in a sorted stretch of an array. */
function search(values: Uint32Array, start: number, end: number, wanted: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low < end && values[low] === wanted ? low : notKnown;
}
