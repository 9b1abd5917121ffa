import type { BodyNode } from '../body.ts';
import { textOf } from './diff-node.ts';

/** Minimum similarity of blocks that are treated as the same block. */
const minSimilarity = 0.3;
/** Above this number of comparisons, only nearby positions are compared. */
const maxCompared = 900;
const near = 4;
/** Characters of a block that are compared. */
const sample = 3000;

type Pair = readonly [oldPlace: number, newPlace: number];

/** Pairs blocks of two sequences in order so that total similarity is maximal. */
export function pairSimilar(
  old: readonly BodyNode[],
  fresh: readonly BodyNode[],
  canCompare: (one: BodyNode, other: BodyNode) => boolean,
): Pair[] {
  if (old.length === 0 || fresh.length === 0) return [];
  const bags = { old: old.map(bagOf), fresh: fresh.map(bagOf) };
  const alike = (a: number, b: number): number => {
    const [one, other] = [old[a], fresh[b]];
    const [bag, otherBag] = [bags.old[a], bags.fresh[b]];
    if (!one || !other || !bag || !otherBag || !canCompare(one, other)) return 0;
    const share = shareOf(bag, otherBag);
    return share >= minSimilarity ? share : 0;
  };
  return old.length * fresh.length <= maxCompared
    ? bestPairs(old.length, fresh.length, alike)
    : nearPairs(old.length, fresh.length, alike);
}

type Alike = (oldPlace: number, newPlace: number) => number;

function bestPairs(oldCount: number, newCount: number, alike: Alike): Pair[] {
  const wide = newCount + 1;
  const best = new Float64Array((oldCount + 1) * wide);
  const at = (a: number, b: number) => best[a * wide + b] ?? 0;
  for (let a = oldCount - 1; a >= 0; a--) {
    for (let b = newCount - 1; b >= 0; b--) {
      const like = alike(a, b);
      const paired = like > 0 ? like + at(a + 1, b + 1) : 0;
      best[a * wide + b] = Math.max(paired, at(a + 1, b), at(a, b + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let a = 0, b = 0; a < oldCount && b < newCount; ) {
    if (at(a, b) === at(a + 1, b)) a++;
    else if (at(a, b) === at(a, b + 1)) b++;
    else pairs.push([a++, b++]);
  }
  return pairs;
}

function nearPairs(oldCount: number, newCount: number, alike: Alike): Pair[] {
  const pairs: Pair[] = [];
  let from = 0;
  for (let a = 0; a < oldCount; a++) {
    let [place, maxLikeness] = [-1, 0];
    for (let b = from; b < Math.min(newCount, from + near); b++) {
      const like = alike(a, b);
      if (like > maxLikeness) [place, maxLikeness] = [b, like];
    }
    if (place < 0) continue;
    pairs.push([a, place]);
    from = place + 1;
  }
  return pairs;
}

/** Bigram counts of a block. */
function bagOf(node: BodyNode): Map<string, number> {
  const text = `${textOf(node).slice(0, sample)}`;
  const bag = new Map<string, number>();
  for (let i = 0; i < text.length - 1; i++) {
    const two = text.slice(i, i + 2);
    bag.set(two, (bag.get(two) ?? 0) + 1);
  }
  // Blocks without text, such as pictures, are compared by type.
  if (text.trim() === '') bag.set(node.type, 1);
  return bag;
}

/** Overlap of two bags, 0 to 1. */
function shareOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let [common, total] = [0, 0];
  for (const [two, count] of one) {
    common += Math.min(count, other.get(two) ?? 0);
    total += count;
  }
  for (const count of other.values()) total += count;
  return total === 0 ? 0 : (2 * common) / total;
}
