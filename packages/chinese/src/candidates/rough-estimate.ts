import { type Beam, beamWidth } from '../lattice/beam.ts';
import { maxRunLength, type SourceLattice } from '../lattice/source-lattice.ts';
import { noWord, type TrigramModel, unknownPair } from '../model/trigram-model.ts';

/** Number of paths before and after that are examined. */
const width = 2;
/** Tolerance for rounding differences between sums in different order. */
const slack = 1e-6;
const places = maxRunLength + 1;
const impossible = Number.NEGATIVE_INFINITY;

/** Estimates the gain of a word by bigrams only, and rejects words that are not worth measuring. */
export class RoughEstimate {
  private readonly model: TrigramModel;
  private length = 0;
  private best = 0;
  /** Upper bounds of the continuation after a word at each position: by pairs in the model, and by others. */
  private readonly knownAfter = new Float64Array(places);
  private readonly otherAfter = new Float64Array(places);
  /** Number of paths to examine at each position: one less if the first two share a word. */
  private readonly waysTo = new Uint8Array(places);
  private readonly waysFrom = new Uint8Array(places);
  /** Of the paths to a position, `width` for each: score, last word, and its back-off. */
  private readonly scoreTo = new Float64Array(places * width);
  private readonly wordBefore = new Int32Array(places * width);
  private readonly backoffOf = new Float64Array(places * width);
  /** Of the paths from a position: score without the next word, that word, and its probability. */
  private readonly scoreFrom = new Float64Array(places * width);
  private readonly wordAfter = new Int32Array(places * width);
  private readonly unigramAfter = new Float64Array(places * width);

  constructor(model: TrigramModel) {
    this.model = model;
  }

  /** Prepares for a run of a lattice. */
  read(lattice: SourceLattice): void {
    this.length = lattice.length;
    this.best = lattice.best;
    for (let at = 0; at < lattice.length; at++) {
      this.readBefore(lattice.forward, at);
      this.readAfter(lattice.backward, at);
    }
  }

  /**
   * Estimates the gain by the most likely paths before and after; -∞ if it cannot exceed `minEstimate`. Known upper bounds are
   * tried first, because most words cannot be likely enough.
   */
  estimate(start: number, end: number, word: number, minEstimate: number): number {
    const { model } = this;
    const needed = minEstimate + this.best - slack;
    const unigram = model.unigram(word);
    const likeliest = model.likeliest(word);
    const backoff = model.backoff(word);
    const boundBefore = this.boundBefore(start, unigram, likeliest);
    let after = 0;
    if (end < this.length) {
      const other = this.otherAfter[end] + backoff;
      const known = this.knownAfter[end];
      if (boundBefore + (other > known ? other : known) <= needed) return impossible;
      after = this.after(end, word, backoff);
    }
    if (boundBefore + after <= needed) return impossible;
    if (this.filteredBefore(start, word, unigram, likeliest) + after <= needed) return impossible;
    return this.before(start, word, unigram) + after - this.best;
  }

  /** Upper bound of `before` without lookups. */
  private boundBefore(start: number, unigram: number, likeliest: number): number {
    let bound = impossible;
    for (let k = start * width; k < start * width + this.waysTo[start]; k++) {
      const other = unigram + this.backoffOf[k];
      const score = this.scoreTo[k] + (other > likeliest ? other : likeliest);
      if (score > bound) bound = score;
    }
    return bound;
  }

  /** Like `boundBefore`, with a fast test whether the pairs are known. */
  private filteredBefore(start: number, word: number, unigram: number, likeliest: number): number {
    let bound = impossible;
    for (let k = start * width; k < start * width + this.waysTo[start]; k++) {
      const other = unigram + this.backoffOf[k];
      const mayBeKnown = other < likeliest && this.mayFollow(this.wordBefore[k], word);
      const score = this.scoreTo[k] + (mayBeKnown ? likeliest : other);
      if (score > bound) bound = score;
    }
    return bound;
  }

  private mayFollow(before: number, word: number): boolean {
    return before !== noWord && this.model.mayFollow(before, word);
  }

  private before(start: number, word: number, unigram: number): number {
    const { model } = this;
    let best = impossible;
    for (let k = start * width; k < start * width + this.waysTo[start]; k++) {
      const before = this.wordBefore[k];
      const pair = before === noWord ? unknownPair : model.findPair(before, word);
      const own = pair === unknownPair ? unigram + this.backoffOf[k] : model.probabilityOf(pair);
      const score = this.scoreTo[k] + own;
      if (score > best) best = score;
    }
    return best;
  }

  private after(end: number, word: number, backoff: number): number {
    const { model } = this;
    let best = impossible;
    for (let k = end * width; k < end * width + this.waysFrom[end]; k++) {
      const pair = model.findPair(word, this.wordAfter[k]);
      const own = pair === unknownPair ? this.unigramAfter[k] + backoff : model.probabilityOf(pair);
      const score = this.scoreFrom[k] + own;
      if (score > best) best = score;
    }
    return best;
  }

  private readBefore(forward: Beam, at: number): void {
    const { model } = this;
    this.waysTo[at] = differentWays(forward, at);
    for (let k = 0; k < this.waysTo[at]; k++) {
      const before = forward.word[at * beamWidth + k];
      this.scoreTo[at * width + k] = forward.rank[at * beamWidth + k];
      this.wordBefore[at * width + k] = before;
      this.backoffOf[at * width + k] = before === noWord ? 0 : model.backoff(before);
    }
  }

  private readAfter(backward: Beam, at: number): void {
    const { model } = this;
    this.waysFrom[at] = differentWays(backward, at);
    this.knownAfter[at] = impossible;
    this.otherAfter[at] = impossible;
    for (let k = 0; k < this.waysFrom[at]; k++) {
      const next = backward.word[at * beamWidth + k];
      const rank = backward.rank[at * beamWidth + k];
      const unigram = model.unigram(next);
      this.scoreFrom[at * width + k] = rank - unigram;
      this.wordAfter[at * width + k] = next;
      this.unigramAfter[at * width + k] = unigram;
      this.knownAfter[at] = Math.max(this.knownAfter[at], rank - unigram + model.likeliest(next));
      this.otherAfter[at] = Math.max(this.otherAfter[at], rank);
    }
  }
}

/** Of paths with the same next word only the first can be best, because they are sorted by rank. */
function differentWays({ count, word }: Beam, at: number): number {
  const first = at * beamWidth;
  const looked = Math.min(width, count[at]);
  return looked === width && word[first] === word[first + 1] ? 1 : looked;
}
