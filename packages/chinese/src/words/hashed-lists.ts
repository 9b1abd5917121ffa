const bucketBits = 16;

/** Short word lists by 32-bit key, sorted by key and rank, without an object per list. */
export class HashedLists {
  private readonly keys: Uint32Array;
  readonly words: Uint32Array;
  private readonly buckets = new Uint32Array((1 << bucketBits) + 1);

  /** `entries` contain a key and a rank, as `packEntry` creates them; `wordOfRank` maps ranks to words. */
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

  /** Start of a key's list in `words`; it ends where `isIn` returns false. */
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

/** Packs a key (32 bits) and the rank (20 bits) of a word in the key's list. */
export function packEntry(key: number, rank: number): number {
  return key * rankLimit + rank;
}

/** The rank of a packed entry. */
export function rankOf(entry: number): number {
  return entry - Math.floor(entry / rankLimit) * rankLimit;
}

/** Hashes a number into a key, starting from `emptyKey`. */
export function extendKey(key: number, value: number): number {
  const mixed = Math.imul(key ^ value, 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

export const emptyKey = 0x2545f491;
