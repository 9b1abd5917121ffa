const bucketBits = 16;

/** The arrays of `HashedLists`. */
export interface ListTables {
  readonly keys: Uint32Array;
  readonly words: Uint32Array;
  readonly buckets: Uint32Array;
}

/** Short word lists by 32-bit key, sorted by key and rank, without an object per list. */
export class HashedLists {
  private readonly keys: Uint32Array;
  readonly words: Uint32Array;
  private readonly buckets: Uint32Array;

  /** Arrays as `listByKey` creates them. */
  constructor({ keys, words, buckets }: ListTables) {
    this.keys = keys;
    this.words = words;
    this.buckets = buckets;
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

/**
 * Sorts `entries`, which contain a key and a rank as `packEntry` creates them; `wordOfRank` maps ranks to
 * words.
 */
export function listByKey(entries: Float64Array, wordOfRank: Uint32Array): ListTables {
  entries.sort();
  const keys = new Uint32Array(entries.length);
  const words = new Uint32Array(entries.length);
  const buckets = new Uint32Array((1 << bucketBits) + 1);
  for (let i = 0; i < entries.length; i++) {
    const key = Math.floor(entries[i] / rankLimit);
    keys[i] = key;
    words[i] = wordOfRank[entries[i] - key * rankLimit];
    buckets[(key >>> (32 - bucketBits)) + 1]++;
  }
  for (let i = 1; i < buckets.length; i++) buckets[i] += buckets[i - 1];
  return { keys, words, buckets };
}

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
