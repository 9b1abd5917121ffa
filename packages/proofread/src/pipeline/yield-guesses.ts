import type { PlacedFinding } from './make-lints.ts';

/**
 * Takes out guesses that touch what somebody else has found, and those that would put a word in or take one
 * out right beside it: what a guess saw there was the other mistake. Of two guesses the more credible stays.
 */
export function yieldGuesses(placed: readonly PlacedFinding[], threshold: number): PlacedFinding[] {
  const shown = placed.filter((one) => credible(one) >= threshold);
  const sure = shown.filter(({ finding }) => finding.rule.isGuess !== true);
  const guesses = shown.filter(({ finding }) => finding.rule.isGuess === true);
  if (guesses.length === 0) return [...placed];
  const kept: PlacedFinding[] = [];
  const given = new Set<PlacedFinding>();
  for (const guess of guesses.toSorted((a, b) => credible(b) - credible(a))) {
    const isInWay = (other: PlacedFinding) => isNear(other, guess);
    if (sure.some(isInWay) || kept.some(isInWay)) given.add(guess);
    else kept.push(guess);
  }
  return placed.filter((one) => !given.has(one));
}

/** Two exchanged words may stand side by side; anything else needs a word between. */
function isNear(a: PlacedFinding, b: PlacedFinding): boolean {
  const gap = isExchange(a) && isExchange(b) ? 0 : 1;
  return a.span.start <= b.span.end + gap && b.span.start <= a.span.end + gap;
}

function isExchange({ finding, span }: PlacedFinding): boolean {
  return span.end > span.start && finding.replacements[0] !== '';
}

function credible({ finding }: PlacedFinding): number {
  return finding.credible ?? finding.rule.credible;
}
