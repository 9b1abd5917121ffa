const filterBits = 23;

/** A set of 32-bit keys with possible false positives but no false negatives. */
export class KeyFilter {
  private readonly bits: Uint8Array;

  /** `bits` as `emptyFilter` creates them. */
  constructor(bits: Uint8Array) {
    this.bits = bits;
  }

  add(key: number): void {
    const bit = placeOf(key);
    this.bits[bit >>> 3] |= 1 << (bit & 7);
  }

  mayHave(key: number): boolean {
    const bit = placeOf(key);
    return (this.bits[bit >>> 3] & (1 << (bit & 7))) !== 0;
  }
}

/** Bits of an empty set. */
export function emptyFilter(): Uint8Array {
  return new Uint8Array(1 << (filterBits - 3));
}

function placeOf(key: number): number {
  return Math.imul(key, 0x9e3779b1) >>> (32 - filterBits);
}
