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
  /** Costs by the codes of the intended and of the typed letters. */
  readonly costs: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

/** Creates costs from rows of intended letters, typed letters (one or two each) and cost. */
export function makePairCosts(rows: readonly (readonly [string, string, number])[]): PairCosts {
  const isListed = new Uint8Array(65536);
  const costs = new Map<number, Map<number, number>>();
  for (const [meant, typed, cost] of rows) {
    const code = pairCode(meant);
    isListed[code] = 1;
    const costsOfMeant = costs.get(code) ?? new Map<number, number>();
    costs.set(code, costsOfMeant.set(pairCode(typed), cost));
  }
  return { isListed, costs };
}

/** Returns the code of one letter, or of two as `first * 256 + second`. */
function pairCode(letters: string): number {
  const [first = 0, second] = Array.from(letters, (letter) => letter.charCodeAt(0));
  return second === undefined ? first : first * 256 + second;
}

/** A word of the trie with the cost of the typed text. */
export interface NearWord {
  readonly word: number;
  readonly text: string;
  readonly cost: number;
}

/** Maximum number of trie nodes visited by a search. */
const maxNodes = 400_000;

/** Search parameters. The score of a word is its frequency value minus the cost of the mistakes. */
export interface SearchAim {
  /** Maximum cost. */
  readonly bound: number;
  /** Frequency value by word number, and maximum value in the subtree of a node. */
  readonly scoreOf: (word: number) => number;
  readonly maxScoreUnder: (node: number) => number;
  /** Minimum score, and maximum distance (`slack`) from the best. */
  readonly floor: number;
  readonly slack: number;
}

/**
 * Returns all words that satisfy the parameters, unsorted. The time grows with the bound and with the length of the typed text,
 * which should be below thirty letters.
 */
export function nearWords(trie: Trie, typed: string, costs: EditCosts, aim: SearchAim): NearWord[] {
  const { letters, siblings, words, hasChildren } = trie;
  const { bound, scoreOf, maxScoreUnder, slack } = aim;
  const codes = Uint8Array.from({ length: typed.length }, (_, at) => Math.min(255, typed.charCodeAt(at)));
  const search = createSearch(codes, costs, bound);
  const { path, minimum } = search;
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
    const cost = fillRow(search, depth);
    const word = words[node] ?? -1;
    if (word >= 0 && cost <= bound && scoreOf(word) - cost >= floor) {
      found.push({ word, cost, text: String.fromCharCode(...path.subarray(1, depth + 1)) });
      if (cost > 0) floor = Math.max(floor, scoreOf(word) - cost - slack);
    }
    // Letter pairs continue from the row above.
    const continued = Math.min(minimum[depth] ?? far, minimum[depth - 1] ?? far);
    if (hasChildren[node] === 1 && continued <= bound && maxScoreUnder(node) - continued >= floor) {
      waiting.push(node + 1, depth + 1);
    }
  }
  return found;
}

/** A cost that exceeds every bound. */
const far = Number.POSITIVE_INFINITY;
/** Maximum depth of the trie: its words are shorter. */
const maxDepth = 256;

/**
 * The costs of the prefixes of the typed text, by the letters on the path of the trie, with a row for each depth. Costs above the
 * bound are `far`, and only the cells from `from` to `to` of a row may be lower.
 */
interface Search {
  readonly codes: Uint8Array;
  readonly costs: EditCosts;
  readonly bound: number;
  /** The letters of the path from depth 1, and the rows by depth. */
  readonly path: Uint8Array;
  readonly rows: Float64Array[];
  /** By depth: the first and last cell within the bound, and the minimum. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly minimum: Float64Array;
}

function createSearch(codes: Uint8Array, costs: EditCosts, bound: number): Search {
  const row = firstRow(codes, costs);
  const search = {
    ...{ codes, costs, bound, rows: [row], path: new Uint8Array(maxDepth) },
    ...{ from: new Int32Array(maxDepth), to: new Int32Array(maxDepth), minimum: new Float64Array(maxDepth) },
  };
  search.to[0] = codes.length;
  return search;
}

function firstRow(codes: Uint8Array, costs: EditCosts): Float64Array {
  const row = new Float64Array(codes.length + 1);
  for (let j = 1; j < row.length; j++) {
    const added = costs.added[(codes[j - 2] ?? 0) * 256 + (codes[j - 1] ?? 0)] ?? 0;
    row[j] = (row[j - 1] ?? 0) + added + (j === 1 ? costs.first : 0);
  }
  return row;
}

/** Fills the row of `depth`. Returns the cost of the whole typed text. */
function fillRow({ codes, costs, bound, path, rows, from, to, minimum }: Search, depth: number): number {
  const { replaced, omitted, added } = costs;
  const length = codes.length;
  const row = rows[depth] ?? new Float64Array(length + 1);
  rows[depth] = row;
  row.fill(far);
  const above = rows[depth - 1] ?? row;
  const twoAbove = rows[depth - 2] ?? row;
  const hasTwo = depth > 1;
  const meant = path[depth] ?? 0;
  const before = path[depth - 1] ?? 0;
  const atFirst = depth === 1 ? costs.first : 0;
  const omission = (omitted[before * 256 + meant] ?? 0) + atFirst;
  const swapped = costs.swapped + (depth === 2 ? costs.first : 0);
  const { isListed, costs: pairs } = costs.pairs;
  const both = before * 256 + meant;
  const ofBoth = hasTwo && isListed[both] === 1 ? pairs.get(both) : undefined;
  const ofMeant = isListed[meant] === 1 ? pairs.get(meant) : undefined;
  const canSwap = hasTwo && meant !== before;

  // Outside of these cells, only insertions are possible, from a cell within the bound.
  const begin = Math.min(from[depth - 1] ?? 0, hasTwo ? (from[depth - 2] ?? 0) + 1 : length);
  const end = Math.min(length, Math.max(to[depth - 1] ?? 0, hasTwo ? (to[depth - 2] ?? 0) : 0) + 2);
  let first = length;
  let last = 0;
  let lowest = far;
  for (let j = begin; j <= length; j++) {
    if (j > end && last < j - 1) break;
    const typed = codes[j - 1] ?? 0;
    const typedBefore = j > 1 ? (codes[j - 2] ?? 0) : 0;
    let best = (above[j] ?? far) + omission;
    if (j > 0) {
      const replacing =
        (above[j - 1] ?? far) + (meant === typed ? 0 : (replaced[meant * 256 + typed] ?? 0) + atFirst);
      if (replacing < best) best = replacing;
      const adding = (row[j - 1] ?? far) + (added[typedBefore * 256 + typed] ?? 0);
      if (adding < best) best = adding;
      if (ofBoth !== undefined) {
        best = Math.min(best, (twoAbove[j - 1] ?? far) + (ofBoth.get(typed) ?? far));
      }
    }
    if (j > 1) {
      if (canSwap && meant === typedBefore && before === typed) {
        best = Math.min(best, (twoAbove[j - 2] ?? far) + swapped);
      }
      if (ofBoth !== undefined) {
        best = Math.min(best, (twoAbove[j - 2] ?? far) + (ofBoth.get(typedBefore * 256 + typed) ?? far));
      }
      if (ofMeant !== undefined) {
        best = Math.min(best, (above[j - 2] ?? far) + (ofMeant.get(typedBefore * 256 + typed) ?? far));
      }
    }
    if (best > bound) continue;
    row[j] = best;
    if (j < first) first = j;
    last = j;
    if (best < lowest) lowest = best;
  }
  from[depth] = first;
  to[depth] = last;
  minimum[depth] = lowest;
  return row[length] ?? far;
}
