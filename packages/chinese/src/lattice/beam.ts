/** Number of paths kept at each position. */
export const beamWidth = 4;

/**
 * The best paths to or from each position of a run. Entries of position p start at `p * beamWidth`, best
 * first. Paths with the same two words are merged, because their continuations are equal.
 */
export class Beam {
  readonly count: Uint8Array;
  /** Ranking score of paths. */
  readonly rank: Float64Array;
  readonly word: Int32Array;
  /** The word before (or, going backward, after) `word`. */
  readonly neighbour: Int32Array;
  /** Additional value defined by the owner. */
  readonly note: Float64Array;

  constructor(places: number) {
    this.count = new Uint8Array(places);
    this.rank = new Float64Array(places * beamWidth);
    this.word = new Int32Array(places * beamWidth);
    this.neighbour = new Int32Array(places * beamWidth);
    this.note = new Float64Array(places * beamWidth);
  }

  clear(places: number): void {
    this.count.fill(0, 0, places);
  }

  put(at: number, rank: number, word: number, neighbour: number, note: number): void {
    const first = at * beamWidth;
    let count = this.count[at];
    for (let i = first; i < first + count; i++) {
      if (this.word[i] !== word || this.neighbour[i] !== neighbour) continue;
      if (this.rank[i] >= rank) return;
      count--;
      for (let k = i; k < first + count; k++) this.copy(k + 1, k);
      break;
    }
    let to = first + count;
    while (to > first && this.rank[to - 1] < rank) to--;
    if (to === first + beamWidth) return;
    if (count < beamWidth) count++;
    for (let k = first + count - 1; k > to; k--) this.copy(k - 1, k);
    this.rank[to] = rank;
    this.word[to] = word;
    this.neighbour[to] = neighbour;
    this.note[to] = note;
    this.count[at] = count;
  }

  private copy(from: number, to: number): void {
    this.rank[to] = this.rank[from];
    this.word[to] = this.word[from];
    this.neighbour[to] = this.neighbour[from];
    this.note[to] = this.note[from];
  }
}
