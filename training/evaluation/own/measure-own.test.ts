import { createProofreader } from '@inkstone/proofread';
import { finishDrafts } from '@inkstone/proofread/internal/pipeline/check-paragraph';
import { testResources } from '@inkstone/proofread/internal/testing/resources';
import { expect, it } from 'vitest';
import { type CheckTexts, measureOwn, readSlips } from './measure-own.ts';

const checkBy = (mode: 'normal' | 'strict'): CheckTexts => {
  const proofreader = createProofreader({ mode }, { resources: testResources });
  return (texts) => finishDrafts(texts.map((text) => proofreader.draftParagraph(text)));
};

it('reads mistakes and their corrections', () => {
  expect(readSlips('我们{以|已}经{到|到}了')).toEqual({
    written: '我们以经到了',
    meant: [
      { start: 2, end: 3, better: '已' },
      { start: 4, end: 5, better: '到' },
    ],
  });
});

it('finds real mistakes of whole articles in strict mode, and nothing else', () => {
  for (const language of ['zh', 'en'] as const) {
    const { slips, found, unexpected } = measureOwn(checkBy('strict'), language);
    // Chinese is checked by rules only, because the model is not part of the repository.
    expect(found / slips).toBeGreaterThan(language === 'zh' ? 0.2 : 0.45);
    expect(unexpected).toBe(0);
  }
});

it('finds no less in normal mode', () => {
  const [normal, strict] = [measureOwn(checkBy('normal'), 'en'), measureOwn(checkBy('strict'), 'en')];
  expect(normal.found).toBeGreaterThan(strict.found);
});

it('finds nothing in our correct texts by rules alone', () => {
  const { sentences, flagged } = measureOwn(checkBy('normal'), 'zh');
  expect(sentences).toBeGreaterThan(60);
  expect(flagged).toEqual([]);
});
