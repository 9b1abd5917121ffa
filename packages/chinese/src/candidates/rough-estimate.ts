import { type Beam, beamWidth } from '../lattice/beam.ts';
import { longestRun, type SourceLattice } from '../lattice/source-lattice.ts';
import { noWord, type TrigramModel } from '../model/trigram-model.ts';

/** Number of paths before and after that are examined. */
const width = 2;
/** Tolerance for rounding differences between sums in different order. */
const slack = 1e-6;

/** Estimates the gain of a word by bigrams only, and rejects words that are not worth measuring. */
export class RoughEstimate {
  private readonly model: TrigramModel;
  /** Upper bounds of the continuation after a word at each position: by pairs in the model, and by others. */
  private readonly knownAfter = new Float64Array(longestRun + 1);
  private readonly otherAfter = new Float64Array(longestRun + 1);
  /** Number of paths to examine at each position: one less if the first two share a word. */
  private readonly waysTo = new Uint8Array(longestRun + 1);
  private readonly waysFrom = new Uint8Array(longestRun + 1);

  constructor(model: TrigramModel) {
    this.model = model;
  }

  /** Prepares for a run of a lattice. */
  read({ forward, backward, length }: SourceLattice): void {
    const { model } = this;
    for (let at = 0; at < length; at++) {
      this.waysTo[at] = differentWays(forward, at);
      this.waysFrom[at] = differentWays(backward, at);
      this.knownAfter[at] = Number.NEGATIVE_INFINITY;
      this.otherAfter[at] = Number.NEGATIVE_INFINITY;
      for (let k = at * beamWidth; k < at * beamWidth + this.waysFrom[at]; k++) {
        const next = backward.word[k];
        const known = backward.rank[k] - model.unigram(next) + model.likeliest(next);
        this.knownAfter[at] = Math.max(this.knownAfter[at], known);
        this.otherAfter[at] = Math.max(this.otherAfter[at], backward.rank[k]);
      }
    }
  }

  /** An upper bound of `estimate` that needs no pair lookups. */
  bound(lattice: SourceLattice, start: number, end: number, word: number): number {
    const { model } = this;
    const { forward } = lattice;
    const unigram = model.unigram(word);
    const likeliest = model.likeliest(word);
    let before = Number.NEGATIVE_INFINITY;
    for (let k = start * beamWidth; k < start * beamWidth + this.waysTo[start]; k++) {
      const other = unigram + (forward.word[k] === noWord ? 0 : model.backoff(forward.word[k]));
      const score = forward.rank[k] + (other > likeliest ? other : likeliest);
      if (score > before) before = score;
    }
    return before + this.boundAfter(lattice, end, word) - lattice.best + slack;
  }

  /** Gain by the most likely paths before and after; -∞ as soon as it cannot exceed `least`. */
  estimate(lattice: SourceLattice, start: number, end: number, word: number, least: number): number {
    const { model } = this;
    const { forward, backward } = lattice;
    let before = Number.NEGATIVE_INFINITY;
    for (let k = start * beamWidth; k < start * beamWidth + this.waysTo[start]; k++) {
      const score = forward.rank[k] + model.trigram(noWord, forward.word[k], word);
      if (score > before) before = score;
    }
    if (end === lattice.length) return before - lattice.best;
    if (before + this.boundAfter(lattice, end, word) - lattice.best + slack <= least)
      return Number.NEGATIVE_INFINITY;
    let after = Number.NEGATIVE_INFINITY;
    for (let k = end * beamWidth; k < end * beamWidth + this.waysFrom[end]; k++) {
      const next = backward.word[k];
      const score = backward.rank[k] - model.unigram(next) + model.bigram(word, next);
      if (score > after) after = score;
    }
    return before + after - lattice.best;
  }

  private boundAfter({ length }: SourceLattice, end: number, word: number): number {
    if (end === length) return 0;
    const other = this.otherAfter[end] + this.model.backoff(word);
    const known = this.knownAfter[end];
    return other > known ? other : known;
  }
}

/** Of paths with the same next word only the first can be best, because they are sorted by rank. */
function differentWays({ count, word }: Beam, at: number): number {
  const first = at * beamWidth;
  const looked = Math.min(width, count[at]);
  return looked === width && word[first] === word[first + 1] ? 1 : looked;
}
