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

/** Generates words missing from every lexicon, each once. */
function unknownWords(count: number): string[] {
  const syllables = ['re', 'ci', 'eve', 'tho', 'ugt', 'si', 'mli', 'ar', 'dn', 'ow'];
  return Array.from({ length: count }, (_, i) =>
    [...String(i + 10_000)].map((digit) => syllables[Number(digit)]).join(''),
  );
}

/** In ms; a rule with quadratic running time takes minutes on such texts. */
const timeout = 10_000;

describe('adversarial text', () => {
  it.each(adversarialUnits)('of %j alone is checked in limited time', (unit) => {
    expect(workOn(unit.repeat(Math.ceil(100_000 / unit.length)))).toBeLessThan(timeout);
  });

  it.each([
    ['a megabyte of letters without a space', 'abcdefghij'.repeat(100_000)],
    ['a hundred thousand identical letters', 'e'.repeat(100_000)],
    ['words that nobody knows, all different', unknownWords(20_000).join(' ')],
    ['slips among right words, all different', unknownWords(1500).join(' of the time and ')],
  ])('of %s is checked in limited time', (_, text) => {
    expect(workOn(text)).toBeLessThan(timeout);
  });

  it('of a megabyte without a full stop is checked', () => {
    expect(workOn('我们今天出发去北京参观，'.repeat(87_000))).toBeLessThan(3 * timeout);
  });
});
