/** Called for each occurrence of a pattern: its index, its start and its end (exclusive). */
export type OnMatch = (pattern: number, start: number, end: number) => void;

/** Finds any number of patterns in one pass (Aho and Corasick, 1975). */
export interface Automaton {
  /** Symbols are 0 to 65,535; a negative one separates text. */
  find(symbols: ArrayLike<number>, onMatch: OnMatch): void;
  /** Returns the length of the longest suffix of the symbols that is a prefix of a pattern. */
  openEnd(symbols: ArrayLike<number>): number;
}

const root = 0;

/** Builds the automaton; empty patterns are never found. */
export function buildAutomaton(patterns: readonly ArrayLike<number>[]): Automaton {
  const { steps, depths, ending } = buildTree(patterns);
  // A fast test, because most symbols of a text start no pattern.
  const begins = new Uint8Array(0x10000);
  for (const symbols of patterns) if (symbols.length > 0) begins[symbols[0] ?? 0] = 1;
  const fallbacks = linkFallbacks(steps, depths.length);
  const shorter = linkShorter(fallbacks, ending);

  const next = (state: number, symbol: number): number => {
    for (let at = state; ; at = fallbacks.of[at] ?? root) {
      const to = steps.get(keyOf(at, symbol));
      if (to !== undefined) return to;
      if (at === root) return root;
    }
  };
  return {
    find(symbols, onMatch) {
      let state = root;
      for (let at = 0; at < symbols.length; at++) {
        const symbol = symbols[at] ?? -1;
        if (state === root && (symbol < 0 || begins[symbol] === 0)) continue;
        state = symbol < 0 ? root : next(state, symbol);
        for (let end = state; end !== root; end = shorter[end] ?? root) {
          for (const pattern of ending.get(end) ?? []) {
            onMatch(pattern, at + 1 - (depths[end] ?? 0), at + 1);
          }
        }
      }
    },
    openEnd(symbols) {
      let state = root;
      for (let at = 0; at < symbols.length; at++) {
        const symbol = symbols[at] ?? -1;
        state = symbol < 0 ? root : next(state, symbol);
      }
      return depths[state] ?? 0;
    },
  };
}

/** State and symbol packed into one number: a map of maps would take ten times the memory. */
function keyOf(state: number, symbol: number): number {
  return state * 0x10000 + symbol;
}

function buildTree(patterns: readonly ArrayLike<number>[]) {
  const steps = new Map<number, number>();
  const depths = [0];
  const ending = new Map<number, number[]>();
  patterns.forEach((symbols, pattern) => {
    let state = root;
    for (let at = 0; at < symbols.length; at++) {
      const key = keyOf(state, symbols[at] ?? 0);
      let to = steps.get(key);
      if (to === undefined) {
        to = depths.push(at + 1) - 1;
        steps.set(key, to);
      }
      state = to;
    }
    if (state === root) return;
    const others = ending.get(state);
    if (others === undefined) ending.set(state, [pattern]);
    else others.push(pattern);
  });
  return { steps, depths, ending };
}

/** Computes the failure links: for each state the longest proper suffix that is a prefix of a pattern. */
function linkFallbacks(steps: ReadonlyMap<number, number>, states: number) {
  const children: [symbol: number, to: number][][] = Array.from({ length: states }, () => []);
  for (const [key, to] of steps) children[Math.floor(key / 0x10000)]?.push([key % 0x10000, to]);
  const of = new Int32Array(states);
  const order = [root];
  for (const state of order) {
    for (const [symbol, to] of children[state] ?? []) {
      order.push(to);
      if (state === root) continue;
      let back = of[state] ?? root;
      while (back !== root && !steps.has(keyOf(back, symbol))) back = of[back] ?? root;
      of[to] = steps.get(keyOf(back, symbol)) ?? root;
    }
  }
  return { of, order };
}

/** Computes for each state the next shorter suffix at which a pattern ends. */
function linkShorter(
  { of, order }: { of: Int32Array; order: readonly number[] },
  ending: Map<number, unknown>,
) {
  const shorter = new Int32Array(of.length);
  for (const state of order) {
    const back = of[state] ?? root;
    shorter[state] = ending.has(back) ? back : (shorter[back] ?? root);
  }
  return shorter;
}
