import { credibleOf, isGuess, type PlacedFinding } from './make-lints.ts';

/**
 * Takes out guesses that touch what somebody else has found, and those that would put a word in or take one
 * out right beside it: what a guess saw there was the other mistake. Of two guesses the more credible stays.
 */
export function yieldGuesses(placed: readonly PlacedFinding[], threshold: number): PlacedFinding[] {
  const shown = placed.filter((one) => credibleOf(one) >= threshold);
  const guesses = shown.filter(isGuess);
  if (guesses.length === 0) return [...placed];
  const kept = createPlaces();
  for (const one of shown) if (!isGuess(one)) kept.add(one);
  const given = new Set<PlacedFinding>();
  for (const guess of guesses.toSorted((a, b) => credibleOf(b) - credibleOf(a))) {
    if (kept.hasNear(guess)) given.add(guess);
    else kept.add(guess);
  }
  return placed.filter((one) => !given.has(one));
}

/** Characters of one shelf: findings are looked for on the shelves they reach, not among all. */
const shelf = 64;

function createPlaces() {
  const shelves = new Map<number, PlacedFinding[]>();
  return {
    add(one: PlacedFinding): void {
      for (const number of shelvesOf(one)) {
        const found = shelves.get(number);
        if (found === undefined) shelves.set(number, [one]);
        else found.push(one);
      }
    },
    hasNear: (one: PlacedFinding): boolean =>
      shelvesOf(one).some((number) => shelves.get(number)?.some((other) => isNear(other, one))),
  };
}

function shelvesOf({ span }: PlacedFinding): number[] {
  const first = Math.floor((span.start - 1) / shelf);
  const last = Math.floor((span.end + 1) / shelf);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Two exchanged words may stand side by side; anything else needs a word between. */
function isNear(a: PlacedFinding, b: PlacedFinding): boolean {
  const gap = isExchange(a) && isExchange(b) ? 0 : 1;
  return a.span.start <= b.span.end + gap && b.span.start <= a.span.end + gap;
}

function isExchange({ finding, span }: PlacedFinding): boolean {
  return span.end > span.start && finding.replacements[0] !== '';
}
