import type { Lint } from '../lint.ts';
import { maxHarm, measuredHarm, minCertain } from './measured-harm.ts';

/** Credibility above which the noun is wrong and not its verb; below it, accepting worsened the test sentences. */
const surelyNoun = 0.95;

/** Credibility from which a subject is certainly plural, and its verb wrong; below it, the noun may be wrong. */
const surelyVerb = 0.95;

/**
 * Rules whose mistake can be corrected in one of two ways, of which only the writer knows the right one: the
 * noun or its quantity ("too many noise"), the object or the infinitive.
 */
const mendedAtEitherPlace: ReadonlySet<string> = new Set(['en.number-noun', 'en.infinitive-after-verb']);

/** Words that careful writers also write as two, or that are two separate words in another sentence. */
const apartToo =
  /^(?:maybe|already|always|almost|anyone|everyone|someone|within|sometimes|online|become|overcame)/i;
/**
 * Minimum credibility of optional commas. Native paragraphs without them count as harm in `measuredHarm`, though
 * both are correct; in learners' sentences 9 of 9 such commas brought the sentence closer to its references.
 */
const minOfCommas: Readonly<Record<string, number>> = {
  'en.introductory-comma': 0.85,
  'en.comma-missing': 0.85,
};
/** Tolerance, because credibilities such as 0.85 are not exact in binary. */
const rounding = 1e-9;

/**
 * Whether the first suggestion of a finding may be accepted without review: measured harm of its kind is low
 * enough. Without measurements, its credibility decides.
 */
export function isCertain(lint: Lint): boolean {
  if (lint.replacements.length === 0 || mendedAtEitherPlace.has(lint.ruleId)) return false;
  if (lint.ruleId === 'en.split-word') return !apartToo.test(lint.replacements[0] ?? '');
  if (lint.ruleId === 'en.subject-verb') return lint.credible >= surelyVerb;
  const least =
    lint.ruleId === 'en.noun-number' ? surelyNoun : (minOfCommas[lint.ruleId] ?? minCertain[lint.ruleId]);
  if (least !== undefined) return lint.credible >= least;
  return (measuredHarm[lint.ruleId] ?? 1 - lint.credible) <= maxHarm + rounding;
}
