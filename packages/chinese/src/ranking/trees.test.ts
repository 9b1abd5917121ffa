import { randomInt, seededRandom } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { type Forest, judge, type Tree } from './trees.ts';

const random = seededRandom(5);
const number = (range: number) => randomInt(random, 2 * range + 1) - range;

/** Creates a tree of two decisions on four features. */
const tree = (): Tree => ({
  feature: [randomInt(random, 4), -1, randomInt(random, 4), -1, -1],
  limit: [number(9), 0, number(9), 0, 0],
  left: [1, 0, 3, 0, 0],
  right: [2, 0, 4, 0, 0],
  value: [0, number(8) / 8, 0, number(8) / 8, number(8) / 8],
});

it('stops early only for proposals below the minimum odds', () => {
  const forest: Forest = { base: -1, trees: Array.from({ length: 60 }, tree) };
  let [stopped, judged] = [0, 0];
  for (let i = 0; i < 500; i++) {
    const features = Array.from({ length: 4 }, () => number(9));
    const whole = judge(forest, features);
    const odds = judge(forest, features, 0);
    if (whole >= 0) {
      expect(odds).toBe(whole);
      judged++;
    } else if (odds !== whole) {
      expect(odds).toBe(Number.NEGATIVE_INFINITY);
      stopped++;
    }
  }
  expect(Math.min(stopped, judged)).toBeGreaterThan(50);
});
