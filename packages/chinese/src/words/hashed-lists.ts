const bucketBits = 16;

/** Short lists of words under 32-bit keys, sorted by key and within a key by rank: no object for each list. */
export class HashedLists {
  private readonly keys: Uint32Array;
  readonly words: Uint32Array;
  private readonly buckets = new Uint32Array((1 << bucketBits) + 1);

  /** `entries` hold a key and a rank, as `packEntry` makes them; `wordOfRank` turns ranks into words. */
  constructor(entries: Float64Array, wordOfRank: Uint32Array) {
    entries.sort();
    this.keys = new Uint32Array(entries.length);
    this.words = new Uint32Array(entries.length);
    for (let i = 0; i < entries.length; i++) {
      const key = Math.floor(entries[i] / rankLimit);
      this.keys[i] = key;
      this.words[i] = wordOfRank[entries[i] - key * rankLimit];
      this.buckets[(key >>> (32 - bucketBits)) + 1]++;
    }
    for (let i = 1; i < this.buckets.length; i++) this.buckets[i] += this.buckets[i - 1];
  }

  /** Where the list of a key begins in `words`; it ends where `isIn` says no. */
  startOf(key: number): number {
    const bucket = key >>> (32 - bucketBits);
    let at = this.buckets[bucket];
    const end = this.buckets[bucket + 1];
    while (at < end && this.keys[at] < key) at++;
    return at;
  }

  isIn(at: number, key: number): boolean {
    return at < this.keys.length && this.keys[at] === key;
  }
}

const rankLimit = 2 ** 20;

/** A key (32 bits) and the rank (20 bits) that puts a word before others in the key's list. */
export function packEntry(key: number, rank: number): number {
  return key * rankLimit + rank;
}

/** Adds a number to a key. Begin with `emptyKey`. */
export function extendKey(key: number, value: number): number {
  const mixed = Math.imul(key ^ value, 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

export const emptyKey = 0x2545f491;
