/** One decision tree: node 0 is the root; a node with `feature` -1 is a leaf. Smaller values lead to the left node. */
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

/**
 * The nodes of all trees, trees with the highest leaves first. The left node of a decision is the next one; the limit of a leaf
 * is its value.
 */
interface FlatForest {
  /** Feature of each node; -1 for a leaf. */
  readonly feature: Int16Array;
  readonly limit: Float64Array;
  readonly right: Uint32Array;
  /** First node of each tree. */
  readonly roots: Uint32Array;
  /** Maximum sum of this tree and all later ones. */
  readonly maxRemaining: Float64Array;
  /** The index of each tree in this order, by the order of the ensemble. */
  readonly places: Uint16Array;
}

const flattened = new WeakMap<Forest, FlatForest>();
/** Tolerance for rounding differences between sums in different order. */
const slack = 1e-6;

/**
 * Returns the log-odds that the forest assigns to a feature vector; -∞ as soon as they are certain to be below `minOdds`. Trees
 * with the highest leaves are evaluated first.
 */
export function judge(
  forest: Forest,
  features: ArrayLike<number>,
  minOdds = Number.NEGATIVE_INFINITY,
): number {
  const flat = flatten(forest);
  const { roots, maxRemaining, places } = flat;
  const minSum = minOdds - forest.base - slack;
  let sum = 0;
  for (let tree = 0; tree < roots.length; tree++) {
    if (sum + maxRemaining[tree] < minSum) return Number.NEGATIVE_INFINITY;
    sum += leafOf(flat, roots[tree], features);
  }
  // Sums in another order differ in the last digits, so the exact sum uses the original order.
  let exact = forest.base;
  for (let i = 0; i < places.length; i++) exact += leafOf(flat, roots[places[i]], features);
  return exact;
}

function leafOf({ feature, limit, right }: FlatForest, root: number, features: ArrayLike<number>): number {
  let node = root;
  for (let of = feature[node]; of >= 0; of = feature[node])
    node = features[of] < limit[node] ? node + 1 : right[node];
  return limit[node];
}

function flatten(forest: Forest): FlatForest {
  const known = flattened.get(forest);
  if (known !== undefined) return known;
  const maxLeaf = (tree: Tree) => Math.max(...tree.value.filter((_, node) => tree.feature[node] < 0));
  const ordered = forest.trees.map((tree, i) => ({ tree, i, high: maxLeaf(tree) }));
  ordered.sort((a, b) => b.high - a.high);
  const nodes: { feature: number; limit: number; right: number }[] = [];
  const roots = ordered.map(({ tree }) => {
    const root = nodes.length;
    addNode(nodes, tree, 0);
    return root;
  });
  const maxRemaining = new Float64Array(ordered.length);
  for (let i = ordered.length - 1; i >= 0; i--)
    maxRemaining[i] = ordered[i].high + (maxRemaining[i + 1] ?? 0);
  const places = new Uint16Array(ordered.length);
  for (const [place, { i }] of ordered.entries()) places[i] = place;
  const flat: FlatForest = {
    feature: Int16Array.from(nodes, ({ feature }) => feature),
    limit: Float64Array.from(nodes, ({ limit }) => limit),
    right: Uint32Array.from(nodes, ({ right }) => right),
    roots: Uint32Array.from(roots),
    maxRemaining,
    places,
  };
  flattened.set(forest, flat);
  return flat;
}

function addNode(nodes: { feature: number; limit: number; right: number }[], tree: Tree, node: number): void {
  const feature = tree.feature[node];
  const added = { feature, limit: feature < 0 ? tree.value[node] : tree.limit[node], right: 0 };
  nodes.push(added);
  if (feature < 0) return;
  addNode(nodes, tree, tree.left[node]);
  added.right = nodes.length;
  addNode(nodes, tree, tree.right[node]);
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
