import { measureWork } from '@inkstone/kernel/testing';
import { describe, expect, it } from 'vitest';
import { createProofreader } from './create-proofreader.ts';
import { adversarialUnits } from './testing/adversarial.ts';
import { testResources } from './testing/resources.ts';

const proofreader = createProofreader(
  { threshold: 0, latinSpacing: 'spaced', cachedSentences: 0 },
  { resources: testResources },
);

function workOn(text: string): number {
  const work = measureWork();
  proofreader.checkText(text);
  return work();
}

let nextUnknown = 10_000;

/** Generates words missing from every lexicon, each once in this file, because results of words are cached. */
function unknownWords(count: number): string[] {
  const syllables = ['re', 'ci', 'eve', 'tho', 'ugt', 'si', 'mli', 'ar', 'dn', 'ow'];
  return Array.from({ length: count }, () =>
    [...String(nextUnknown++)].map((digit) => syllables[Number(digit)]).join(''),
  );
}

/** Times as long as in a run of all tests: `script/soak random` sets TIMES to ten. */
const times = Number(process.env.TIMES ?? 1);
/** Length of the shorter text in UTF-16 units, and how many times as long the longer one is: a million units by TIMES=10. */
const [shortLength, longer] = [5000 * times, times > 1 ? 20 : 4];
/** Time in ms below which a measurement is too imprecise to compare. In quadratic time, 100,000 units would take a second. */
const littleWork = 40;
/** Linear time grows 4-fold, quadratic time 16-fold; by TIMES, 20-fold (more with garbage collection) and 400-fold. */
const maxGrowth = times > 1 ? 80 : 9;

/** Expects time proportional to the length. Only the minimum of several runs excludes one-time initialisation. */
function expectLinear(textOf: (length: number) => string): void {
  const works = { long: workOn(textOf(shortLength * longer)), short: Number.POSITIVE_INFINITY };
  if (works.long < littleWork) return;
  for (let run = 0; run < 2; run++) {
    works.short = Math.min(works.short, workOn(textOf(shortLength)));
  }
  if (works.long > maxGrowth * works.short) {
    works.long = Math.min(works.long, workOn(textOf(shortLength * longer)));
  }
  expect(works.long / Math.max(works.short, 1), JSON.stringify(works)).toBeLessThan(maxGrowth);
}

const repeat = (unit: string) => (length: number) => unit.repeat(Math.ceil(length / unit.length));

describe('adversarial text', { timeout: 60_000 * times }, () => {
  it.each(adversarialUnits)('of %j alone is checked in time proportional to its length', (unit) => {
    expectLinear(repeat(unit));
  });

  it.each<[string, (length: number) => string]>([
    ['letters without a space', repeat('abcdefghij')],
    ['words that nobody knows, all different', (length) => unknownWords(length / 12).join(' ')],
    [
      'slips among right words, all different',
      (length) => unknownWords(length / 100).join(' of the time and '),
    ],
    ['clauses without a full stop', repeat('我们今天出发去北京参观，')],
  ])('of %s is checked in time proportional to its length', (_, textOf) => {
    expectLinear(textOf);
  });
});
