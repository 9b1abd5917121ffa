import type { Span } from '@inkstone/kernel';
import type { PlacedFinding } from './make-lints.ts';

/** Findings this near, in characters, are likely about one mistake: a space or a mark between them. */
const near = 1;

/**
 * Takes out guesses beside which somebody else has found something: what a guess saw there was the other
 * mistake. Of two guesses side by side the more credible one stays.
 */
export function yieldGuesses(placed: readonly PlacedFinding[], threshold: number): PlacedFinding[] {
  const shown = placed.filter((one) => credible(one) >= threshold);
  const sure = shown.filter(({ finding }) => finding.rule.isGuess !== true).map(({ span }) => span);
  const guesses = shown.filter(({ finding }) => finding.rule.isGuess === true);
  if (guesses.length === 0) return [...placed];
  const kept: Span[] = [];
  const given = new Set<PlacedFinding>();
  for (const guess of guesses.toSorted((a, b) => credible(b) - credible(a))) {
    const isBeside = (other: Span) => isNear(other, guess.span);
    if (sure.some(isBeside) || kept.some(isBeside)) given.add(guess);
    else kept.push(guess.span);
  }
  return placed.filter((one) => !given.has(one));
}

function isNear(a: Span, b: Span): boolean {
  return a.start <= b.end + near && b.start <= a.end + near;
}

function credible({ finding }: PlacedFinding): number {
  return finding.credible ?? finding.rule.credible;
}
