import type { Trie } from './trie.ts';

/** Cost of each kind of mistake, by letter codes (below 256). All costs are positive. */
export interface EditCosts {
  /** Substitution: `meant` typed as `typed`, at `meant * 256 + typed`. */
  readonly replaced: Float32Array;
  /** Deletion: `meant` omitted after `before` (0 at the start of the word), at `before * 256 + meant`. */
  readonly omitted: Float32Array;
  /** Insertion: `typed` added after `before`, at `before * 256 + typed`. */
  readonly added: Float32Array;
  /** Transposition of two adjacent letters. */
  readonly swapped: number;
  /** Additional cost of a mistake at the first letter. */
  readonly first: number;
  readonly pairs: PairCosts;
}

/** Substitutions between groups of one and two letters. */
export interface PairCosts {
  /** 1 at `first * 256 + second` for intended pairs in the list, and at `letter` for single letters. */
  readonly isListed: Uint8Array;
  readonly costs: ReadonlyMap<number, number>;
}

/** Creates costs from rows of intended letters, typed letters (one or two each) and cost. */
export function makePairCosts(rows: readonly (readonly [string, string, number])[]): PairCosts {
  const isListed = new Uint8Array(65536);
  for (const [meant] of rows) isListed[pairCode(meant)] = 1;
  return {
    isListed,
    costs: new Map(rows.map(([meant, typed, cost]) => [pairKey(pairCode(meant), pairCode(typed)), cost])),
  };
}

/** One letter as its code, two as `first * 256 + second`. */
function pairCode(letters: string): number {
  const [first = 0, second] = Array.from(letters, (letter) => letter.charCodeAt(0));
  return second === undefined ? first : first * 256 + second;
}

const pairKey = (meant: number, typed: number) => meant * 65536 + typed;

/** A word of the trie with the cost of the typed text. */
export interface NearWord {
  readonly word: number;
  readonly text: string;
  readonly cost: number;
}

/** Exceeds every bound. */
const far = 1000;
/** Maximum number of trie nodes visited by a search. */
const maxNodes = 400_000;

/** Search parameters. The score of a word is its frequency value minus the cost of the mistakes. */
export interface SearchAim {
  /** Maximum cost. */
  readonly bound: number;
  /** Frequency value by word number, and maximum value in the subtree of a node. */
  readonly worthOf: (word: number) => number;
  readonly mostUnder: (node: number) => number;
  /** Minimum score, and maximum distance (`slack`) from the best. */
  readonly floor: number;
  readonly slack: number;
}

/**
 * All words that satisfy the parameters, unsorted. Time grows with the bound and with the length of the
 * typed text, which should be below thirty letters.
 */
export function nearWords(trie: Trie, typed: string, costs: EditCosts, aim: SearchAim): NearWord[] {
  const { letters, siblings, words, hasChildren } = trie;
  const { bound, worthOf, mostUnder, slack } = aim;
  const width = typed.length + 1;
  const codes = Uint8Array.from({ length: typed.length }, (_, at) => Math.min(255, typed.charCodeAt(at)));
  const rows: Float64Array[] = [firstRow(codes, costs)];
  const path: number[] = [0];
  const found: NearWord[] = [];
  let { floor } = aim;
  /** Stack of nodes to visit, with their depths. */
  const waiting: number[] = [1, 1];
  for (let seen = 0; waiting.length > 0 && seen < maxNodes; seen++) {
    const depth = waiting.pop() ?? 0;
    const node = waiting.pop() ?? 0;
    const sibling = siblings[node] ?? 0;
    if (sibling !== 0) waiting.push(sibling, depth);
    path[depth] = letters[node] ?? 0;
    const row = rows[depth] ?? new Float64Array(width);
    rows[depth] = row;
    const least = fillRow(rows, path, depth, codes, costs);
    const cost = row[width - 1] ?? far;
    const word = words[node] ?? -1;
    if (word >= 0 && cost <= bound && worthOf(word) - cost >= floor) {
      found.push({ word, cost, text: String.fromCharCode(...path.slice(1, depth + 1)) });
      if (cost > 0) floor = Math.max(floor, worthOf(word) - cost - slack);
    }
    if (hasChildren[node] === 1 && least <= bound && mostUnder(node) - least >= floor) {
      waiting.push(node + 1, depth + 1);
    }
  }
  return found;
}

function firstRow(codes: Uint8Array, costs: EditCosts): Float64Array {
  const row = new Float64Array(codes.length + 1);
  for (let j = 1; j < row.length; j++) {
    const added = costs.added[(codes[j - 2] ?? 0) * 256 + (codes[j - 1] ?? 0)] ?? 0;
    row[j] = (row[j - 1] ?? 0) + added + (j === 1 ? costs.first : 0);
  }
  return row;
}

/** Fills the row of `depth` and returns its minimum or, because of letter pairs, that of the previous row. */
function fillRow(
  rows: readonly Float64Array[],
  path: readonly number[],
  depth: number,
  codes: Uint8Array,
  costs: EditCosts,
): number {
  const { replaced, omitted, added } = costs;
  const row = rows[depth] ?? codes;
  const above = rows[depth - 1] ?? codes;
  const meant = path[depth] ?? 0;
  const before = path[depth - 1] ?? 0;
  const atFirst = depth === 1 ? costs.first : 0;
  const omission = (omitted[before * 256 + meant] ?? 0) + atFirst;
  row[0] = (above[0] ?? 0) + omission;
  let least = Math.min(row[0], above[0] ?? 0);
  for (let j = 1; j <= codes.length; j++) {
    const typed = codes[j - 1] ?? 0;
    const overAbove = above[j] ?? 0;
    let best = (above[j - 1] ?? 0) + (meant === typed ? 0 : (replaced[meant * 256 + typed] ?? 0) + atFirst);
    if (overAbove + omission < best) best = overAbove + omission;
    const addition = (row[j - 1] ?? 0) + (added[(codes[j - 2] ?? 0) * 256 + typed] ?? 0);
    if (addition < best) best = addition;
    row[j] = best;
    if (best < least) least = best;
    if (overAbove < least) least = overAbove;
  }
  return Math.min(least, pairUp(rows, path, depth, codes, costs));
}

/** Lowers the row of `depth` by transpositions and letter pairs; returns the minimum of the changed costs. */
function pairUp(
  rows: readonly Float64Array[],
  path: readonly number[],
  depth: number,
  codes: Uint8Array,
  costs: EditCosts,
): number {
  const { added } = costs;
  const { isListed, costs: pairs } = costs.pairs;
  const row = rows[depth] ?? codes;
  const above = rows[depth - 1] ?? codes;
  const twoAbove = depth > 1 ? rows[depth - 2] : undefined;
  const meant = path[depth] ?? 0;
  const before = path[depth - 1] ?? 0;
  const both = before * 256 + meant;
  const isPair = twoAbove !== undefined && isListed[both] === 1;
  const isSingle = isListed[meant] === 1;
  const swapped = costs.swapped + (depth === 2 ? costs.first : 0);
  let least = Number.POSITIVE_INFINITY;
  for (let j = 1; j <= codes.length; j++) {
    const typed = codes[j - 1] ?? 0;
    const typedBefore = codes[j - 2] ?? 0;
    let best = Math.min(row[j] ?? 0, (row[j - 1] ?? 0) + (added[typedBefore * 256 + typed] ?? 0));
    if (twoAbove !== undefined && j > 1 && meant === typedBefore && before === typed && meant !== before) {
      best = Math.min(best, (twoAbove[j - 2] ?? 0) + swapped);
    }
    if (isPair) {
      best = Math.min(best, (twoAbove[j - 1] ?? 0) + (pairs.get(pairKey(both, typed)) ?? far));
      if (j > 1) {
        const cost = pairs.get(pairKey(both, typedBefore * 256 + typed)) ?? far;
        best = Math.min(best, (twoAbove[j - 2] ?? 0) + cost);
      }
    }
    if (isSingle && j > 1) {
      const cost = pairs.get(pairKey(meant, typedBefore * 256 + typed)) ?? far;
      best = Math.min(best, (above[j - 2] ?? 0) + cost);
    }
    if (best < (row[j] ?? 0)) {
      row[j] = best;
      least = Math.min(least, best);
    }
  }
  return least;
}
