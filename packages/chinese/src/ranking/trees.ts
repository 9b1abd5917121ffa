/** One decision tree: node 0 is the root; a node with `feature` -1 is a leaf. Left where the value is smaller. */
export interface Tree {
  readonly feature: readonly number[];
  readonly limit: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly value: readonly number[];
}

/** Trees whose values add up to the logarithm of the odds. */
export interface Forest {
  readonly base: number;
  readonly trees: readonly Tree[];
}

/** The logarithm of the odds that a description belongs to what the forest was grown to find. */
export function judge(forest: Forest, features: ArrayLike<number>): number {
  let sum = forest.base;
  for (const { feature, limit, left, right, value } of forest.trees) {
    let node = 0;
    while (feature[node] >= 0) node = features[feature[node]] < limit[node] ? left[node] : right[node];
    sum += value[node];
  }
  return sum;
}

/** A probability from the logarithm of its odds. */
export function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Reads `data/ranker.json`. */
export function readForest(json: string): Forest {
  const forest: Forest = JSON.parse(json);
  return forest;
}
