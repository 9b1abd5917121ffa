import { describe, expect, it } from 'vitest';
import { createChance, createSlipFinder, isCorrected, placedSentences, plant, typo } from './index.ts';

const right = 'She is one of the best students in our school. It was closed.';
const slip = { start: 14, end: 18, written: '', share: 1 };
const planted = plant(right, [slip], 1, () => 0);

describe('plant', () => {
  it('inserts mistakes and returns their positions', () => {
    expect(planted.text).toBe('She is one of best students in our school. It was closed.');
    expect(planted.slips).toEqual([{ start: 14, end: 14, right: { start: 14, end: 18 } }]);
  });

  it('inserts one of overlapping ones, and none without an effect', () => {
    const same = { start: 0, end: 3, written: 'She', share: 1 };
    const { slips } = plant(right, [slip, { ...slip, written: 'a ' }, same], 1, () => 0);
    expect(slips).toHaveLength(1);
  });

  it('does not change a text without places for mistakes', () => {
    expect(plant(right, [slip], 1, () => 1).text).toBe(right);
  });
});

describe('isCorrected', () => {
  it.each([
    ['the word put in before the next one', { start: 14, end: 14, better: 'the ' }, true],
    ['the word put in behind the one before', { start: 13, end: 13, better: ' the' }, true],
    ['another word', { start: 14, end: 14, better: 'our ' }, false],
    ['a change elsewhere', { start: 31, end: 34, better: 'the' }, false],
  ])('%s', (_, finding, corrected) => {
    expect(isCorrected(right, planted, finding)).toBe(corrected);
  });
});

it('inserts mistakes of many kinds', () => {
  const slips = createSlipFinder(createChance(1))(right);
  const written = slips.map(({ start, end, written }) => `${right.slice(start, end)}→${written}`);
  expect(written).toEqual(expect.arrayContaining(['the →', 'students→student', 'was→were', '. It→, it']));
});

it('misspells words, and rarely their first letter', () => {
  const chance = createChance(2);
  const words = Array.from({ length: 200 }, () => typo('because', chance));
  expect(words.filter((word) => word !== 'because').length).toBeGreaterThan(180);
  expect(words.filter((word) => word.startsWith('b')).length).toBeGreaterThan(150);
});

it('splits paragraphs at the positions of mistakes', () => {
  const [first, second] = placedSentences(right);
  expect([first?.at(-1), second?.[0]].map((token) => [token?.text, token?.start])).toEqual([
    ['.', 45],
    ['It', 47],
  ]);
});
