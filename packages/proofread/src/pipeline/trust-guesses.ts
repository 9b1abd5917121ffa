import { credibleOf, isGuess, type PlacedFinding } from './make-lints.ts';

/** In UTF-16 code units: a mistake in this stretch or the next makes guesses more believable. */
const reach = 150;
/** How many times likelier a guess is right there. */
const gain = 3.3;
const certain = 0.7;
/** A paragraph with more findings is no prose, and would be dear to weigh. */
const most = 1000;
const ofWords = new Set(['grammar', 'spelling', 'word-choice']);

/**
 * Believes guesses near a certain mistake more: who makes one makes others, and what is most often a whim of
 * the counts in edited prose is most often a mistake there.
 */
export function trustGuesses(placed: readonly PlacedFinding[]): readonly PlacedFinding[] {
  if (placed.length > most) return placed;
  const mistaken = new Set(placed.filter(isCertain).map(stretchOf));
  if (mistaken.size === 0) return placed;
  const isNear = (one: PlacedFinding) => [-1, 0, 1].some((step) => mistaken.has(stretchOf(one) + step));
  return placed.map((one) => (isGuess(one) && isNear(one) ? trusted(one) : one));
}

function isCertain(one: PlacedFinding): boolean {
  return !isGuess(one) && ofWords.has(one.finding.rule.category) && credibleOf(one) >= certain;
}

/** The stretch of text, `reach` long, in which a finding begins. */
const stretchOf = ({ span }: PlacedFinding) => Math.floor(span.start / reach);

function trusted(one: PlacedFinding): PlacedFinding {
  const odds = (gain * credibleOf(one)) / (1 - credibleOf(one));
  return { span: one.span, finding: { ...one.finding, credible: odds / (1 + odds) } };
}
