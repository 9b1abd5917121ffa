import { judge, probability } from '@inkstone/chinese/internal/ranking/trees';
import { seededRandom } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { growForest } from './grow-trees.ts';

it('learns a conjunction of two features', () => {
  const rows = 2000;
  const lots = seededRandom(3).bytes(rows * 3);
  const features = Float32Array.from(lots, (lot) => lot / 255);
  const isWanted = (row: number) => (features[row * 3] > 0.5 && features[row * 3 + 1] < 0.3 ? 1 : 0);
  const examples = {
    width: 3,
    features,
    wanted: Uint8Array.from({ length: rows }, (_, row) => isWanted(row)),
    weights: new Float32Array(rows).fill(1),
  };
  const growth = {
    ...{ trees: 60, depth: 3, rate: 0.2, minLeaf: 1, shrinkage: 1 },
    ...{ rowShare: 0.8, featureShare: 1 },
  };
  const forest = growForest(examples, growth, seededRandom(1));
  expect(probability(judge(forest, [0.9, 0.1, 0.5]))).toBeGreaterThan(0.95);
  expect(probability(judge(forest, [0.9, 0.6, 0.5]))).toBeLessThan(0.05);
  expect(probability(judge(forest, [0.2, 0.1, 0.5]))).toBeLessThan(0.05);
});
