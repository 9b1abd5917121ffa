const bits = 48;
const gram = 4;

/** Returns the letters (in lower case), Han characters and digits of a text in compatibility form, for comparing copies. */
export function normalizedText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/https?:\/\/[\x21-\x7e]+/g, ' link ')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/\p{N}+/gu, '0');
}

/**
 * A similarity hash (SimHash) of `bits` bits over the sequences of four characters: texts that differ in a few words
 * have hashes that differ in a few bits. Null for texts that are too short to compare.
 */
export function textShape(text: string): number | null {
  const normalized = normalizedText(text);
  if (normalized.length < 14) return null;
  const votes = new Int32Array(bits);
  for (let at = 0; at + gram <= normalized.length; at += 1) {
    const hash = hashOf(normalized.slice(at, at + gram));
    for (let bit = 0; bit < bits; bit += 1) {
      const half = bit < 24 ? hash.low : hash.high;
      votes[bit] = (votes[bit] ?? 0) + ((half >>> (bit % 24)) & 1 ? 1 : -1);
    }
  }
  return votes.reduce((shape, vote, bit) => (vote > 0 ? shape + 2 ** bit : shape), 0);
}

/** Returns the number of bits in which two hashes differ. */
export function differingBits(left: number, right: number): number {
  const [high, low] = [Math.floor(left / 2 ** 24), left % 2 ** 24];
  const [otherHigh, otherLow] = [Math.floor(right / 2 ** 24), right % 2 ** 24];
  return ones(high ^ otherHigh) + ones(low ^ otherLow);
}

function ones(value: number): number {
  let count = 0;
  for (let rest = value >>> 0; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** Two independent hashes of 24 bits (FNV-1a with a final mix). */
function hashOf(text: string): { readonly low: number; readonly high: number } {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  const mix = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0;
  const other = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35) >>> 0;
  return { low: (mix ^ (mix >>> 16)) & 0xffffff, high: (other ^ (other >>> 16)) & 0xffffff };
}
