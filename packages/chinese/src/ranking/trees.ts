/** One decision tree: node 0 is the root; a node with `feature` -1 is a leaf. Left where the value is smaller. */
export interface Tree {
  readonly feature: readonly number[];
  readonly limit: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly value: readonly number[];
}

/** An additive ensemble of trees; the sum of values is in log-odds. */
export interface Forest {
  readonly base: number;
  readonly trees: readonly Tree[];
}

/** The nodes of all trees, with bounds of the remaining sum. */
interface FlatForest {
  readonly feature: Int16Array;
  readonly limit: Float64Array;
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  readonly value: Float64Array;
  /** First node of each tree. */
  readonly roots: Uint32Array;
  /** Maximum sum of this tree and all later ones. */
  readonly most: Float64Array;
}

const flattened = new WeakMap<Forest, FlatForest>();
/** Tolerance for rounding differences between sums in different order. */
const slack = 1e-6;

/**
 * The log-odds that the forest assigns to a feature vector; -∞ as soon as they are certain to be below
 * `least`.
 */
export function judge(forest: Forest, features: ArrayLike<number>, least = Number.NEGATIVE_INFINITY): number {
  const { feature, limit, left, right, value, roots, most } = flatten(forest);
  let sum = forest.base;
  for (let tree = 0; tree < roots.length; tree++) {
    if (sum + most[tree] + slack < least) return Number.NEGATIVE_INFINITY;
    let node = roots[tree];
    while (feature[node] >= 0) node = features[feature[node]] < limit[node] ? left[node] : right[node];
    sum += value[node];
  }
  return sum;
}

function flatten(forest: Forest): FlatForest {
  const known = flattened.get(forest);
  if (known !== undefined) return known;
  const { trees } = forest;
  const roots = new Uint32Array(trees.length);
  const most = new Float64Array(trees.length);
  let nodes = 0;
  for (const [i, { feature }] of trees.entries()) {
    roots[i] = nodes;
    nodes += feature.length;
  }
  for (let i = trees.length - 1; i >= 0; i--) {
    const leaves = trees[i].value.filter((_, node) => trees[i].feature[node] < 0);
    most[i] = Math.max(...leaves) + (i + 1 < trees.length ? most[i + 1] : 0);
  }
  const flat: FlatForest = {
    feature: Int16Array.from(trees.flatMap(({ feature }) => feature)),
    limit: Float64Array.from(trees.flatMap(({ limit }) => limit)),
    left: Uint32Array.from(trees.flatMap(({ left }, i) => left.map((node) => roots[i] + node))),
    right: Uint32Array.from(trees.flatMap(({ right }, i) => right.map((node) => roots[i] + node))),
    value: Float64Array.from(trees.flatMap(({ value }) => value)),
    roots,
    most,
  };
  flattened.set(forest, flat);
  return flat;
}

/** Converts log-odds to a probability. */
export function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Parses `data/ranker.json`. */
export function readForest(json: string): Forest {
  const forest: Forest = JSON.parse(json);
  return forest;
}
