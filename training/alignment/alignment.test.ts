import { expect, it } from 'vitest';
import { measurePairs, measureParagraphs, measureWhole, rateOf } from './measure.ts';
import { readPairs } from './read-pairs.ts';

const pairs = readPairs();

it.each([false, true])('sentences are aligned at least as well as before (held out: %s)', (isHeldOut) => {
  const half = pairs.filter((pair) => pair.isHeldOut === isHeldOut);
  expect(half.length).toBeGreaterThanOrEqual(100);
  // Measured: 97.0 % of the tuned half, 99.1, 99.1 and 98.6 % of the other.
  for (const score of [measurePairs(half, false), measurePairs(half, true), measureWhole(half)])
    expect(rateOf(score)).toBeGreaterThan(isHeldOut ? 0.975 : 0.965);
  expect(rateOf(measureParagraphs(half))).toBeGreaterThan(0.99);
});

it.each([false, true])(
  'those of other subjects are aligned at least as well as before (held out: %s)',
  (isHeldOut) => {
    const half = readPairs('unseen').filter((pair) => pair.isHeldOut === isHeldOut);
    expect(half).toHaveLength(20);
    // Measured: 96.5, 96.5 and 98.0 % of the tuned half, 98.4 % of the other.
    for (const score of [measurePairs(half, false), measurePairs(half, true), measureWhole(half)])
      expect(rateOf(score)).toBeGreaterThan(isHeldOut ? 0.975 : 0.96);
  },
);
