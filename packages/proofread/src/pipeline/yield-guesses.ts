import type { Span } from '@inkstone/kernel';
import { credibleOf, isGuess, type PlacedFinding } from './make-lints.ts';

/**
 * Takes out guesses that touch what somebody else has found, and those that would put a word in or take one
 * out right beside it: what a guess saw there was the other mistake. Of two guesses the more credible stays, and of two
 * ways to make words agree ("this reason", "these reasons") too.
 */
export function yieldGuesses(placed: readonly PlacedFinding[], threshold: number): PlacedFinding[] {
  const shown = placed.filter((one) => credibleOf(one) >= threshold);
  if (!shown.some(isGuess)) return [...placed];
  const known = createPlaces();
  for (const one of shown) if (!isGuess(one)) known.add(one);
  const given = new Set(shown.filter((one) => isGuess(one) && known.has(one, isNear)));
  const rivals = shown.filter((one) => (isGuess(one) ? !given.has(one) : one.finding.reliesOn !== undefined));
  const kept = createPlaces();
  for (const one of rivals.toSorted((a, b) => credibleOf(b) - credibleOf(a))) {
    if (kept.has(one, areRivals)) given.add(one);
    else kept.add(one);
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
    has: (one: PlacedFinding, clash: (other: PlacedFinding, one: PlacedFinding) => boolean): boolean =>
      shelvesOf(one).some((number) => shelves.get(number)?.some((other) => clash(other, one))),
  };
}

function shelvesOf(one: PlacedFinding): number[] {
  const reach = reachOf(one);
  const first = Math.floor((reach.start - 1) / shelf);
  const last = Math.floor((reach.end + 1) / shelf);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Two exchanged words may stand side by side; anything else needs a word between. */
function isNear(a: PlacedFinding, b: PlacedFinding): boolean {
  const gap = isExchange(a) && isExchange(b) ? 0 : 1;
  return overlap(a.span, b.span, gap);
}

/** Two guesses in one place, or a guess at a word that the mending of another counts on. */
function areRivals(a: PlacedFinding, b: PlacedFinding): boolean {
  if (isGuess(a) && isGuess(b)) return isNear(a, b);
  return isGuess(a) !== isGuess(b) && overlap(reachOf(a), reachOf(b), 0);
}

const overlap = (a: Span, b: Span, gap: number) => a.start <= b.end + gap && b.start <= a.end + gap;

/** The place of a finding with the words that it counts on. */
function reachOf({ finding, span }: PlacedFinding): Span {
  const { start, reliesOn } = finding;
  if (reliesOn === undefined) return span;
  const shift = span.start - start;
  return {
    start: Math.min(span.start, reliesOn.start + shift),
    end: Math.max(span.end, reliesOn.end + shift),
  };
}

function isExchange({ finding, span }: PlacedFinding): boolean {
  return span.end > span.start && finding.replacements[0] !== '';
}
