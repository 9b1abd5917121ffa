import type { Lint } from '../lint.ts';
import { leastCertain, measuredHarm, mostHarm } from './measured-harm.ts';

/** Above this credibility the noun is wrong and not its verb; below, planted sentences got worse. */
const surelyNoun = 0.95;

/**
 * Rules whose mistake can be corrected in either of two places, so that only the writer knows which is right:
 * the noun or its verb ("my book are old"), the noun or its quantity ("too many noise"), the tense or the
 * time.
 */
const mendedAtEitherPlace: ReadonlySet<string> = new Set([
  'en.number-noun',
  'en.perfect-past-time',
  'en.infinitive-after-verb',
]);

/** Words that nobody writes apart on purpose, unlike most of `en.split-word` ("can not", "my self"). */
const neverApart = /^(?:himself|themselves|ourselves|therefore|furthermore|nevertheless|wholeheartedly)$/i;

/**
 * Whether the first suggestion of a finding may be accepted without review: measured harm of its kind is low
 * enough. Without measurements, its credibility decides.
 */
export function isCertain(lint: Lint): boolean {
  if (lint.replacements.length === 0 || mendedAtEitherPlace.has(lint.ruleId)) return false;
  if (lint.ruleId === 'en.split-word' && neverApart.test(lint.replacements[0] ?? '')) return true;
  const least = lint.ruleId === 'en.noun-number' ? surelyNoun : leastCertain[lint.ruleId];
  if (least !== undefined) return lint.credible >= least;
  return (measuredHarm[lint.ruleId] ?? 1 - lint.credible) <= mostHarm;
}
