import type { Forest, Tree } from '@inkstone/chinese/internal/ranking/trees';
import { judge, probability } from '@inkstone/chinese/internal/ranking/trees';
import type { Random } from '@inkstone/kernel';

/** Training examples: `width` features each, labels and weights. */
export interface Examples {
  readonly width: number;
  readonly features: Float32Array;
  readonly wanted: Uint8Array;
  readonly weights: Float32Array;
}

export interface Growth {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** Minimum sum of second derivatives in a leaf. */
  readonly minLeaf: number;
  readonly shrinkage: number;
  /** Shares of examples and features sampled for each tree. */
  readonly rowShare: number;
  readonly featureShare: number;
}

const binCount = 64;

/** Gradient-boosted trees for log loss, grown level by level over binned features. */
export function growForest(examples: Examples, growth: Growth, random: Random): Forest {
  const rows = examples.wanted.length;
  const binned = binFeatures(examples);
  const scores = new Float64Array(rows);
  const base = logOddsOf(examples);
  scores.fill(base);
  const trees: Tree[] = [];
  const gradient = new Float64Array(rows);
  const curvature = new Float64Array(rows);
  for (let t = 0; t < growth.trees; t++) {
    for (let i = 0; i < rows; i++) {
      const p = probability(scores[i]);
      gradient[i] = (p - examples.wanted[i]) * examples.weights[i];
      curvature[i] = Math.max(1e-6, p * (1 - p)) * examples.weights[i];
    }
    const tree = growTree({ binned, width: examples.width, gradient, curvature, growth, random });
    trees.push(tree);
    const one: Forest = { base: 0, trees: [tree] };
    for (let i = 0; i < rows; i++) {
      scores[i] += judge(one, examples.features.subarray(i * examples.width, (i + 1) * examples.width));
    }
  }
  return { base, trees };
}

interface BinnedRows {
  /** For each feature the bins of all rows. */
  readonly bins: readonly Uint8Array[];
  /** Upper limits of the bins of each feature. */
  readonly limits: readonly Float32Array[];
}

interface Task {
  readonly binned: BinnedRows;
  readonly width: number;
  readonly gradient: Float64Array;
  readonly curvature: Float64Array;
  readonly growth: Growth;
  readonly random: Random;
}

/** A random sample of the numbers below `count`. */
function draw(random: Random, count: number, share: number): Uint32Array {
  const lots = random.bytes(count);
  return Uint32Array.from({ length: count }, (_, i) => i).filter((i) => lots[i] < share * 256);
}

interface OpenTree {
  readonly feature: number[];
  readonly limit: number[];
  readonly left: number[];
  readonly right: number[];
  readonly value: number[];
}

function growTree(task: Task): Tree {
  const { growth, random, width } = task;
  const rows = task.gradient.length;
  const sample = draw(random, rows, growth.rowShare);
  const features = draw(random, width, growth.featureShare);
  const tree: OpenTree = { feature: [], limit: [], left: [], right: [], value: [] };
  growNode(task, tree, sample, features, growth.depth);
  return tree;
}

function growNode(
  task: Task,
  tree: OpenTree,
  rows: Uint32Array,
  features: Uint32Array,
  depth: number,
): number {
  const { gradient, curvature, growth, binned } = task;
  let g = 0;
  let h = 0;
  for (const row of rows) {
    g += gradient[row];
    h += curvature[row];
  }
  const node = tree.feature.length;
  tree.feature.push(-1);
  tree.limit.push(0);
  tree.left.push(0);
  tree.right.push(0);
  tree.value.push(round((-g / (h + growth.shrinkage)) * growth.rate));
  if (depth === 0 || h < 2 * growth.minLeaf) return node;
  const split = findSplit(task, rows, features, g, h);
  if (split === null) return node;
  const bins = binned.bins[split.feature];
  const isLeft = (row: number) => bins[row] <= split.bin;
  tree.feature[node] = split.feature;
  tree.limit[node] = binned.limits[split.feature][split.bin];
  tree.left[node] = growNode(task, tree, rows.filter(isLeft), features, depth - 1);
  tree.right[node] = growNode(
    task,
    tree,
    rows.filter((row) => !isLeft(row)),
    features,
    depth - 1,
  );
  return node;
}

function findSplit(
  { binned, gradient, curvature, growth }: Task,
  rows: Uint32Array,
  features: Uint32Array,
  g: number,
  h: number,
): { feature: number; bin: number } | null {
  const score = (a: number, b: number) => (a * a) / (b + growth.shrinkage);
  const sums = new Float64Array(binCount);
  const weights = new Float64Array(binCount);
  let best: { feature: number; bin: number } | null = null;
  let bestScore = score(g, h) + 1e-3;
  for (const feature of features) {
    sums.fill(0);
    weights.fill(0);
    const bins = binned.bins[feature];
    for (const row of rows) {
      const bin = bins[row];
      sums[bin] += gradient[row];
      weights[bin] += curvature[row];
    }
    let left = 0;
    let leftWeight = 0;
    for (let bin = 0; bin < binned.limits[feature].length; bin++) {
      left += sums[bin];
      leftWeight += weights[bin];
      if (leftWeight < growth.minLeaf || h - leftWeight < growth.minLeaf) continue;
      const total = score(left, leftWeight) + score(g - left, h - leftWeight);
      if (total <= bestScore) continue;
      bestScore = total;
      best = { feature, bin };
    }
  }
  return best;
}

/** Quantile cuts of a feature. */
function binFeatures({ features, width, wanted }: Examples): BinnedRows {
  const rows = wanted.length;
  const bins: Uint8Array[] = [];
  const limits: Float32Array[] = [];
  for (let f = 0; f < width; f++) {
    const column = Float32Array.from({ length: rows }, (_, i) => features[i * width + f]);
    const values = column.toSorted();
    const cuts = new Set<number>();
    for (let b = 1; b < binCount; b++) cuts.add(values[Math.floor((b * rows) / binCount)]);
    cuts.delete(values[0]);
    const limit = Float32Array.from(cuts).sort();
    limits.push(limit);
    bins.push(Uint8Array.from(column, (value) => binOf(limit, value)));
  }
  return { bins, limits };
}

function binOf(limits: Float32Array, value: number): number {
  let low = 0;
  let high = limits.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (limits[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function logOddsOf({ wanted, weights }: Examples): number {
  let yes = 1;
  let no = 1;
  for (let i = 0; i < wanted.length; i++) {
    if (wanted[i] === 1) yes += weights[i];
    else no += weights[i];
  }
  return Math.log(yes / no);
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
