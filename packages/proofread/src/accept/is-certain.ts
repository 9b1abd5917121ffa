import type { Lint } from '../lint.ts';
import { maxHarm, measuredHarm, minCertain } from './measured-harm.ts';

/**
 * Rules whose mistakes can be corrected in two ways, of which only the writer knows the right one: by changing the noun or its
 * quantity ("too many noise"), the object or the infinitive.
 */
const ambiguousRules: ReadonlySet<string> = new Set(['en.number-noun', 'en.infinitive-after-verb']);

/** Words that careful writers also write as two words, or that are two separate words in other sentences. */
const alsoSeparate =
  /^(?:maybe|already|always|almost|anyone|everyone|someone|within|sometimes|online|become|overcame)/i;
/** Minimum credibility by rule, in place of the fitted one (`minCertain`). */
const minChosen: Readonly<Record<string, number>> = {
  // From this value on, the noun is wrong and not its verb; below it, accepting worsened the test sentences.
  'en.noun-number': 0.95,
  // From this value on, the subject is certainly plural; below it, the noun can be wrong instead of the verb.
  'en.subject-verb': 0.95,
  // Native paragraphs without optional commas count as harm in `measuredHarm`, though both forms are correct. In learners'
  // sentences, 9 of 9 such commas brought the sentence closer to its references.
  'en.introductory-comma': 0.85,
  'en.comma-missing': 0.85,
};
/** Tolerance, because credibilities such as 0.85 are not exact in binary. */
const rounding = 1e-9;

/**
 * Whether the first suggestion of a finding may be accepted without review, because the measured harm of its kind is low enough.
 * Without measurements, its credibility decides.
 */
export function isCertain(lint: Lint): boolean {
  if (lint.replacements.length === 0 || ambiguousRules.has(lint.ruleId)) return false;
  if (lint.ruleId === 'en.split-word') return !alsoSeparate.test(lint.replacements[0] ?? '');
  const minCredible = minChosen[lint.ruleId] ?? minCertain[lint.ruleId];
  if (minCredible !== undefined) return lint.credible >= minCredible;
  return (measuredHarm[lint.ruleId] ?? 1 - lint.credible) <= maxHarm + rounding;
}
