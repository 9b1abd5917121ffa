/** Three symbols to either side of a place, nearest first, and the groups they belong to. */
export interface Context {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly leftGroups: Int32Array;
  readonly rightGroups: Int32Array;
}

/** No place has more features than this. */
export const maxFeatures = 40;

/** A context to be filled again and again. */
export function makeContext(): Context {
  const three = () => new Int32Array(3);
  return { left: three(), right: three(), leftGroups: three(), rightGroups: three() };
}

/** Fills a context with what stands around the symbols from `start` to `end`; beyond the ends there are edges. */
export function lookAround(
  context: Context,
  symbols: ArrayLike<number>,
  groups: Uint8Array,
  [start, end]: readonly [number, number],
): void {
  for (let i = 0; i < 3; i++) {
    const left = symbols[start - 1 - i] ?? 0;
    const right = symbols[end + i] ?? 0;
    context.left[i] = left;
    context.right[i] = right;
    context.leftGroups[i] = groups[left] ?? 0;
    context.rightGroups[i] = groups[right] ?? 0;
  }
}

function mix(key: number, value: number): number {
  const mixed = Math.imul(key ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** Each value is shifted by its place, so that the same word to the left and to the right is not the same. */
function combine(seed: number, kind: number, a = 0, b = 0, c = 0, d = 0): number {
  let key = mix(Math.imul(seed + 1, 0x85ebca6b), kind);
  key = mix(key, a + 1);
  key = mix(key, b + 7);
  key = mix(key, c + 13);
  key = Math.imul(mix(key, d + 29), 0xc2b2ae35);
  return (key ^ (key >>> 16)) >>> 0;
}

/** Writes the features of a context into `into` and says how many there are. `seed` keeps choices apart. */
export function contextFeatures(context: Context, seed: number, into: Uint32Array): number {
  const [l1 = 0, l2 = 0, l3 = 0] = context.left;
  const [r1 = 0, r2 = 0, r3 = 0] = context.right;
  const [a1 = 0, a2 = 0, a3 = 0] = context.leftGroups;
  const [b1 = 0, b2 = 0, b3 = 0] = context.rightGroups;
  let n = 0;
  into[n++] = combine(seed, 0);
  into[n++] = combine(seed, 1, l1);
  into[n++] = combine(seed, 2, r1);
  into[n++] = combine(seed, 3, l1, r1);
  into[n++] = combine(seed, 4, l2, l1);
  into[n++] = combine(seed, 5, r1, r2);
  into[n++] = combine(seed, 6, l2, l1, r1);
  into[n++] = combine(seed, 7, l1, r1, r2);
  into[n++] = combine(seed, 8, l2, l1, r1, r2);
  into[n++] = combine(seed, 9, l3, l2, l1);
  into[n++] = combine(seed, 10, r1, r2, r3);
  into[n++] = combine(seed, 11, a1, b1);
  into[n++] = combine(seed, 12, a2, a1, b1);
  into[n++] = combine(seed, 13, a1, b1, b2);
  into[n++] = combine(seed, 14, a2, a1, b1, b2);
  into[n++] = combine(seed, 15, l1, b1);
  into[n++] = combine(seed, 16, a1, r1);
  into[n++] = combine(seed, 17, a1, r1, b2);
  into[n++] = combine(seed, 18, l1, b1, b2);
  into[n++] = combine(seed, 19, a2, l1, b1);
  into[n++] = combine(seed, 20, b1, b2, b3);
  into[n++] = combine(seed, 21, a3, a2, a1);
  into[n++] = combine(seed, 22, l2, r1);
  into[n++] = combine(seed, 23, l1, r2);
  into[n++] = combine(seed, 24, a2, a1, r1);
  into[n++] = combine(seed, 25, b1, r2);
  into[n++] = combine(seed, 26, a1, b1, r2);
  into[n++] = combine(seed, 27, b1, b2, r3);
  return n;
}

/** Adds features of the word at the place itself, whose base is known though its form is in question. */
export function wordFeatures(
  context: Context,
  seed: number,
  [base, group]: readonly [number, number],
  into: Uint32Array,
  start: number,
): number {
  const [l1 = 0, l2 = 0] = context.left;
  const [r1 = 0] = context.right;
  const [a1 = 0, a2 = 0] = context.leftGroups;
  const [b1 = 0] = context.rightGroups;
  let n = start;
  into[n++] = combine(seed, 32, base);
  into[n++] = combine(seed, 33, base, l1);
  into[n++] = combine(seed, 34, base, r1);
  into[n++] = combine(seed, 35, base, l1, r1);
  into[n++] = combine(seed, 36, base, l2, l1);
  into[n++] = combine(seed, 37, base, a1);
  into[n++] = combine(seed, 38, base, a1, b1);
  into[n++] = combine(seed, 39, group, l1);
  into[n++] = combine(seed, 40, group, r1);
  into[n++] = combine(seed, 41, group, l1, r1);
  into[n++] = combine(seed, 42, group, a2, a1, b1);
  into[n++] = combine(seed, 43, group, l2, l1);
  return n;
}
