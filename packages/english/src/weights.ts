import type { ByteReader } from './bytes.ts';

/** Weights of each feature for each label, as a table of integers. */
export interface Weights {
  readonly labels: number;
  /** Adds the weights of the first `count` features to `scores`; unknown features add nothing. */
  add(features: Uint32Array, count: number, scores: Float32Array): void;
}

/** Unit of stored weights. */
export const weightUnit = 1 / 16;

/**
 * Reads a table: labels, rows, the number of rows in each bucket, the high bits of each key, and the weights by label. Keys
 * are in buckets of one or two, which takes a quarter of the memory of a hash table with empty slots, and a key is stored
 * without the bits that its bucket implies.
 */
export function readWeights(reader: ByteReader): Weights {
  const labels = reader.varint();
  const rows = reader.varint();
  const bits = bucketBits(rows);
  const mask = 2 ** bits - 1;
  const starts = startsOf(reader.take(2 ** bits));
  const highs = reader.shorts(rows);
  const weights = toRows(reader.take(rows * labels), rows);
  return { labels, add };

  function add(features: Uint32Array, count: number, scores: Float32Array): void {
    scores.fill(0);
    for (let f = 0; f < count; f++) {
      const wanted = features[f] ?? 0;
      const bucket = bucketOf(wanted, mask);
      let at = starts[bucket] ?? 0;
      const end = starts[bucket + 1] ?? 0;
      const high = wanted >>> bits;
      for (; at < end; at++) if (highs[at] === high) break;
      if (at >= end) continue;
      const start = at * labels;
      for (let label = 0; label < labels; label++)
        scores[label] = (scores[label] ?? 0) + (weights[start + label] ?? 0);
    }
    for (let label = 0; label < labels; label++) scores[label] = (scores[label] ?? 0) * weightUnit;
  }
}

/** The number of bits of a bucket in a table; at least 16, so that the others fit into 16. */
export function bucketBits(rows: number): number {
  return Math.max(16, Math.ceil(Math.log2(rows / 2 + 1)));
}

/** The bucket of a key. Together with the bits of the key above those of the mask, it determines the key. */
export function bucketOf(key: number, mask: number): number {
  return (key ^ (key >>> 13)) & mask;
}

function startsOf(counts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let bucket = 0, start = 0; bucket < counts.length; bucket++) {
    start += counts[bucket] ?? 0;
    starts[bucket + 1] = start;
  }
  return starts;
}

/** Brings the weights of each row together. Files contain them by label, which is smaller after compression. */
function toRows(columns: Uint8Array, rows: number): Int8Array {
  const weights = new Int8Array(columns.length);
  for (let row = 0, to = 0; row < rows; row++) {
    for (let from = row; from < columns.length; from += rows) weights[to++] = columns[from] ?? 0;
  }
  return weights;
}
