import type { ByteReader } from './bytes.ts';

/** Weights of each feature for each label, as a table of integers. */
export interface Weights {
  readonly labels: number;
  /** Adds the weights of the first `count` features to `scores`; unknown features add nothing. */
  add(features: Uint32Array, count: number, scores: Float32Array): void;
}

/** Unit of stored weights. */
export const weightUnit = 1 / 16;

/** Reads a table: labels, rows, keys in ascending order as differences, then weights by label. */
export function readWeights(reader: ByteReader): Weights {
  const labels = reader.varint();
  const rows = reader.varint();
  const ascending = new Uint32Array(rows);
  for (let row = 0, key = 0; row < rows; row++) {
    key += reader.varint();
    ascending[row] = key;
  }
  const { mask, starts, placeOf } = spread(ascending);
  const keys = new Uint32Array(rows);
  for (let row = 0; row < rows; row++) keys[placeOf[row] ?? 0] = ascending[row] ?? 0;
  const weights = new Int8Array(rows * labels);
  const columns = reader.take(rows * labels);
  // Row by row, because rows are far apart in `weights`: each is then brought into the processor's cache once.
  for (let row = 0; row < rows; row++) {
    const start = (placeOf[row] ?? 0) * labels;
    for (let label = 0, from = row; label < labels; label++, from += rows)
      weights[start + label] = columns[from] ?? 0;
  }
  return { labels, add };

  function add(features: Uint32Array, count: number, scores: Float32Array): void {
    scores.fill(0);
    for (let f = 0; f < count; f++) {
      const wanted = features[f] ?? 0;
      const bucket = bucketOf(wanted, mask);
      let at = starts[bucket] ?? 0;
      const end = starts[bucket + 1] ?? 0;
      for (; at < end; at++) if (keys[at] === wanted) break;
      if (at >= end) continue;
      const start = at * labels;
      for (let label = 0; label < labels; label++)
        scores[label] = (scores[label] ?? 0) + (weights[start + label] ?? 0);
    }
    for (let label = 0; label < labels; label++) scores[label] = (scores[label] ?? 0) * weightUnit;
  }
}

/**
 * Distributes keys over buckets of one or two, which are adjacent: the keys of bucket `b` have the places from
 * `starts[b]` to `starts[b + 1]`. This takes a quarter of the memory of a hash table with empty slots.
 */
function spread(keys: Uint32Array) {
  const buckets = 2 ** Math.ceil(Math.log2(keys.length / 2 + 1));
  const mask = buckets - 1;
  const starts = new Uint32Array(buckets + 1);
  for (const key of keys) {
    const after = bucketOf(key, mask) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  let sum = 0;
  for (let bucket = 0; bucket <= buckets; bucket++) {
    sum += starts[bucket] ?? 0;
    starts[bucket] = sum;
  }
  const next = starts.slice();
  const placeOf = keys.map((key) => {
    const bucket = bucketOf(key, mask);
    const place = next[bucket] ?? 0;
    next[bucket] = place + 1;
    return place;
  });
  return { mask, starts, placeOf };
}

function bucketOf(key: number, mask: number): number {
  return (key ^ (key >>> 13)) & mask;
}
