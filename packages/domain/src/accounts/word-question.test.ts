import { seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { composeWordQuestion } from './word-question.ts';
import { wordSeries } from './word-series.ts';

describe('composeWordQuestion', () => {
  it.each(['zh', 'en'] as const)('asks for four of nine distinct words in order (%s)', (language) => {
    for (let seed = 0; seed < 200; seed++) {
      const { question, words, answer } = composeWordQuestion(language, seededRandom(seed));
      expect(new Set(words).size).toBe(9);
      expect(new Set(answer).size).toBe(4);
      const series = wordSeries.find((each) =>
        [each.forwards, each.backwards].some((q) => sameQuestion(q[language], question)),
      );
      const order = answer.map((i) => series?.items.findIndex((item) => item[language] === words[i]) ?? -1);
      const isForwards = series !== undefined && sameQuestion(series.forwards[language], question);
      const sorted = order.toSorted((a, b) => (isForwards ? a - b : b - a));
      expect(order).toEqual(sorted);
      expect(order).not.toContain(-1);
    }
  });

  it('asks different questions for different random values', () => {
    const requested = Array.from({ length: 50 }, (_, seed) => composeWordQuestion('en', seededRandom(seed)));
    expect(new Set(requested.map((each) => each.words.join())).size).toBe(50);
    expect(new Set(requested.map((each) => each.question)).size).toBeGreaterThan(6);
  });
});

describe('wordSeries', () => {
  it.each(['zh', 'en'] as const)('repeats no word (%s)', (language) => {
    const words = wordSeries.flatMap((series) => series.items.map((item) => item[language]));
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((word) => word !== '')).toBe(true);
    expect(wordSeries.every((series) => series.items.length >= 5)).toBe(true);
  });
});

function sameQuestion(template: string, question: string): boolean {
  const [before = '', after = ''] = template.split('{n}');
  return question.startsWith(before) && question.endsWith(after);
}
