import { lintAt } from '@inkstone/proofread/internal/testing/lint';
import { describe, expect, it } from 'vitest';
import { checkEveryday, outcomeOf, sumUp } from './measure.ts';
import { readSentence } from './sentences.ts';

const sentence = readSentence("Thanks for {you're=>your} help, I'll be {to late=>too late|late}.", false);

describe('readSentence', () => {
  it('removes the markup of mistakes', () => {
    expect(sentence.text).toBe("Thanks for you're help, I'll be to late.");
    expect(sentence.corrected).toBe("Thanks for your help, I'll be too late.");
    expect(sentence.slips.map(({ start, end }) => sentence.text.slice(start, end))).toEqual([
      "you're",
      'to late',
    ]);
  });

  it('refuses a line without a mistake', () => {
    expect(() => readSentence('Nothing is wrong here.', false)).toThrow('no slip');
  });
});

describe('outcomeOf', () => {
  const [, slip = { start: 0, end: 0, corrections: [] }] = sentence.slips;
  const { start, end } = slip;

  it.each([
    ['missed', []],
    ['missed', [lintAt(start - 3, start, { replacements: ['be '] })]],
    ['found', [lintAt(start, end)]],
    ['corrected', [lintAt(start, start + 2, { replacements: ['too'] })]],
    ['corrected', [lintAt(start, end, { replacements: ['late', 'too late'] })]],
    ['found', [lintAt(start, end, { replacements: ['to be late', 'too late'] })]],
  ] as const)('is %s', (outcome, lints) => {
    expect(outcomeOf(sentence.text, slip, lints)).toBe(outcome);
  });
});

it('counts mistakes, and correct sentences that are flagged', async () => {
  const check = async (text: string) => [lintAt(text.indexOf('you'), text.indexOf(' help'))];
  expect(sumUp(await checkEveryday(check, [sentence]))).toEqual({
    slips: 2,
    found: 1,
    corrected: 0,
    sentences: 1,
    flagged: 1,
  });
});
