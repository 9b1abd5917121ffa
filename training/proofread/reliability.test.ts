import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Reliability, reliabilityOf } from './reliability.ts';

interface KeptReliability {
  readonly before: Reliability;
  readonly after: Reliability;
}

it('measures the distance between predicted and actual correctness', () => {
  const predicted = [
    { predicted: 0.9, rightness: 1 },
    { predicted: 0.9, rightness: 0 },
    { predicted: 0.2, rightness: 0 },
    { predicted: 0.2, rightness: 0 },
  ];
  expect(reliabilityOf(predicted).error).toBeCloseTo(0.3);
  expect(reliabilityOf(predicted).parts.map(({ from, count }) => [from, count])).toEqual([
    [0.2, 2],
    [0.9, 2],
  ]);
});

it('keeps the credibility of English findings accurate on unfitted text', () => {
  const kept: KeptReliability = JSON.parse(
    readFileSync(join(import.meta.dirname, 'reliability.json'), 'utf8'),
  );
  expect(kept.after.error).toBeLessThan(0.04);
  expect(kept.after.error).toBeLessThanOrEqual(kept.before.error);
  const { count, from } = kept.after.parts.at(-1) ?? { count: 0, from: 0 };
  expect([from, count > 100]).toEqual([0.9, true]);
});
