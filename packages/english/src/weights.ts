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
  const slots = 2 ** Math.ceil(Math.log2(rows * 1.6 + 2));
  // Key and row are adjacent, so that a lookup has one cache miss instead of two.
  const table = new Uint32Array(slots * 2);
  const mask = slots * 2 - 1;
  const weights = new Int8Array(rows * labels);
  let key = 0;
  for (let row = 0; row < rows; row++) {
    key += reader.varint();
    let at = slotOf(key, mask);
    while (table[at + 1] !== 0) at = (at + 2) & mask;
    table[at] = key;
    table[at + 1] = row + 1;
  }
  for (let label = 0; label < labels; label++) {
    const column = reader.take(rows);
    for (let row = 0; row < rows; row++) weights[row * labels + label] = column[row] ?? 0;
  }
  return { labels, add };

  function add(features: Uint32Array, count: number, scores: Float32Array): void {
    scores.fill(0);
    for (let f = 0; f < count; f++) {
      const wanted = features[f] ?? 0;
      let at = slotOf(wanted, mask);
      while (table[at + 1] !== 0 && table[at] !== wanted) at = (at + 2) & mask;
      const row = table[at + 1] ?? 0;
      if (row === 0) continue;
      const start = (row - 1) * labels;
      for (let label = 0; label < labels; label++)
        scores[label] = (scores[label] ?? 0) + (weights[start + label] ?? 0);
    }
    for (let label = 0; label < labels; label++) scores[label] = (scores[label] ?? 0) * weightUnit;
  }
}

/** Initial hash position of a key in a table of pairs whose last index is `mask`. */
function slotOf(key: number, mask: number): number {
  return ((key ^ (key >>> 13)) << 1) & mask;
}
