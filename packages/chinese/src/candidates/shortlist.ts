const size = 12;

/** The best words at one position, best first. */
export class Shortlist {
  readonly words = new Uint32Array(size);
  readonly likeness = new Uint8Array(size);
  count = 0;
  private readonly ranks = new Float64Array(size);

  /** Minimum rank of a word to be included. */
  get minRank(): number {
    return this.count < size ? Number.NEGATIVE_INFINITY : this.ranks[size - 1];
  }

  clear(): void {
    this.count = 0;
  }

  /** Adds a word unless `size` others rank higher. Adding the same word again has no effect. */
  put(rank: number, word: number, likeness: number): void {
    for (let i = 0; i < this.count; i++) if (this.words[i] === word) return;
    let to = this.count;
    while (to > 0 && this.ranks[to - 1] < rank) to--;
    if (to === size) return;
    if (this.count < size) this.count++;
    for (let i = this.count - 1; i > to; i--) {
      this.ranks[i] = this.ranks[i - 1];
      this.words[i] = this.words[i - 1];
      this.likeness[i] = this.likeness[i - 1];
    }
    this.ranks[to] = rank;
    this.words[to] = word;
    this.likeness[to] = likeness;
  }
}
