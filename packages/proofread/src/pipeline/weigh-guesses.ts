import { credibleOf, isGuess, type PlacedFinding } from './make-lints.ts';
import { guessShifts, guessSlope } from './measured.ts';

/**
 * How writers differ, as a gamma distribution of mistakes found per word: `mistakes` in `words` before a text is
 * seen. `scale` is the words for each mistake of the learners that guesses were calibrated on.
 */
const writers = { mistakes: 0.5, words: 20, scale: 36 };
/** What a guess counts as evidence of its writer, for each part of its credibility. */
const guessWeight = 0.6;
/** No guess is surer: what was meant is never seen. */
const surest = 0.95;
/** A paragraph with more findings is no prose. */
const most = 1000;

/** Turns the log-odds of a rule's guess into those that were measured. */
type GuessCurve = (rule: string, logOdds: number) => number;

const measuredCurve: GuessCurve = (rule, logOdds) => (guessShifts[rule] ?? 0) + guessSlope * logOdds;

/**
 * Believes guesses the more the more mistakes a paragraph shows for its length: who makes one makes others, and what
 * is a whim of the counts in careful prose is a mistake elsewhere. The odds grow as the writer's rate of mistakes,
 * which is judged by all other findings.
 */
export function weighGuesses(
  placed: readonly PlacedFinding[],
  words: number,
  curve: GuessCurve = measuredCurve,
): readonly PlacedFinding[] {
  if (placed.length > most || !placed.some(isGuess)) return placed;
  const mistakes = placed.reduce((sum, one) => sum + evidenceOf(one), 0);
  return placed.map((one) => {
    if (!isGuess(one)) return one;
    const rate = (writers.mistakes + mistakes - evidenceOf(one)) / (writers.words + words);
    const logOdds = Math.log((rate * writers.scale * credibleOf(one)) / (1 - credibleOf(one)));
    const credible = 1 / (1 + Math.exp(-curve(one.finding.rule.id, logOdds)));
    return { span: one.span, finding: { ...one.finding, credible: Math.min(surest, credible) } };
  });
}

function evidenceOf(one: PlacedFinding): number {
  return credibleOf(one) * (isGuess(one) ? guessWeight : 1);
}
