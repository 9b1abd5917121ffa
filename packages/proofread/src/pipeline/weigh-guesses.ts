import { credibleOf, isGuess, type PlacedFinding } from './make-lints.ts';
import { guessShifts, guessSlope } from './measured.ts';
import { expectedRate, type Writers } from './text-evidence.ts';

/** Error rate prior for writers of English, by words. */
const writers: Writers = { mistakes: 0.5, length: 20 };
/** Words per mistake of the learners on which guesses were calibrated. */
const wordsPerMistake = 36;
/** Weight of a guess as evidence, relative to its credibility. */
const guessWeight = 0.6;
/** Maximum credibility of a guess, because the writer's intention is never certain. */
const maxCredible = 0.95;
/** Maximum number of findings; a paragraph with more is not prose. */
const maxFindings = 1000;

/** Maps the log-odds of a rule's guess to measured ones. */
type GuessCurve = (rule: string, logOdds: number) => number;

const measuredCurve: GuessCurve = (rule, logOdds) => (guessShifts[rule] ?? 0) + guessSlope * logOdds;

/**
 * Raises the credibility of guesses with the number of mistakes for the length of the paragraph: writers who
 * make one mistake make others, while a guess in careful prose is often a false positive. Odds are
 * proportional to the writer's error rate, estimated from all other findings.
 */
export function weighGuesses(
  placed: readonly PlacedFinding[],
  words: number,
  curve: GuessCurve = measuredCurve,
): readonly PlacedFinding[] {
  if (placed.length > maxFindings || !placed.some(isGuess)) return placed;
  const mistakes = placed.reduce((sum, one) => sum + evidenceOf(one), 0);
  return placed.map((one) => {
    if (!isGuess(one)) return one;
    const rate = expectedRate(writers, mistakes - evidenceOf(one), words);
    const logOdds = Math.log((rate * wordsPerMistake * credibleOf(one)) / (1 - credibleOf(one)));
    const credible = 1 / (1 + Math.exp(-curve(one.finding.rule.id, logOdds)));
    return { span: one.span, finding: { ...one.finding, credible: Math.min(maxCredible, credible) } };
  });
}

function evidenceOf(one: PlacedFinding): number {
  return credibleOf(one) * (isGuess(one) ? guessWeight : 1);
}
