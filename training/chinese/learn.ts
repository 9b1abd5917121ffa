import { experienceOf } from '@inkstone/chinese/internal/ranking/experience';
import { featureNames } from '@inkstone/chinese/internal/ranking/features';
import type { Forest } from '@inkstone/chinese/internal/ranking/trees';
import { weighEvidence } from '@inkstone/chinese/internal/ranking/weigh-evidence';
import { seededRandom } from '@inkstone/kernel';
import { type Counts, countRows, sumOf, without } from './count-experience.ts';
import { type Growth, growForest } from './grow-trees.ts';
import { isRight, type Row } from './rows.ts';

const growth: Growth = {
  trees: 300,
  depth: 4,
  rate: 0.04,
  minLeaf: 6,
  shrinkage: 8,
  rowShare: 0.5,
  featureShare: 0.3,
};
/** Share of unlikely proposals that is used, because they are many and similar. */
const unlikelyShare = 0.1;
const gainAt = featureNames.indexOf('gain');
const rankAt = featureNames.indexOf('rank');
const seed = 7;

/** Result of training on some folds: trees, and the counts behind their experience. */
export interface TrainingResult {
  readonly forest: Forest;
  readonly counts: Counts;
}

/**
 * Trains on all rows except those of one fold (or on all, with null). The experience features of a row are
 * computed from other parts than its own, to avoid leakage.
 */
export function learn(rows: readonly Row[], leftOut: number | null): TrainingResult {
  const used = rows.filter(({ fold }) => fold !== leftOut);
  const parts = [...new Set(used.map(({ part }) => part))];
  const byPart = new Map(parts.map((part) => [part, countRows(used.filter((row) => row.part === part))]));
  const counts = sumOf([...byPart.values()]);
  const features: number[] = [];
  const wanted: number[] = [];
  const weights: number[] = [];
  const lots = seededRandom(seed);
  for (const [part, own] of byPart) {
    const experience = experienceOf(without(counts, [own]));
    for (const row of used.filter((one) => one.part === part)) {
      for (const group of row.groups) weighEvidence(group, experience);
      for (const proposal of row.groups.flat()) {
        const isWanted = isRight(row, proposal);
        const isUnlikely = !isWanted && (proposal.features[gainAt] < 0.3 || proposal.features[rankAt] > 1);
        if (isUnlikely && lots.bytes(1)[0] >= unlikelyShare * 256) continue;
        features.push(...proposal.features);
        wanted.push(isWanted ? 1 : 0);
        weights.push(row.weight / (isUnlikely ? unlikelyShare : 1));
      }
    }
  }
  const examples = {
    width: featureNames.length,
    features: Float32Array.from(features),
    wanted: Uint8Array.from(wanted),
    weights: Float32Array.from(weights),
  };
  return { forest: growForest(examples, growth, seededRandom(seed)), counts };
}
