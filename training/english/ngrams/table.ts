/** Weights of features in training, by key; rows are created on first use. */
export interface WeightTable {
  readonly stride: number;
  /** Index of a feature's row in `weights`; -1 if it is too rare. */
  rowOf(key: number): number;
  readonly weights: Float32Array;
  /** Sum of squared gradients by row. */
  readonly energy: Float32Array;
  rows(): Iterable<readonly [key: number, row: number]>;
  readonly size: () => number;
}

/** Frequency of features up to 255, by a hash of 27 bits. */
export interface FeatureCounts {
  add(key: number): void;
  of(key: number): number;
}

export function createCounts(): FeatureCounts {
  const counts = new Uint8Array(2 ** 28);
  return {
    add(key) {
      const at = key >>> 4;
      const count = counts[at] ?? 0;
      if (count < 255) counts[at] = count + 1;
    },
    of: (key) => counts[key >>> 4] ?? 0,
  };
}

export function createTable(
  stride: number,
  slots: number,
  rowLimit: number,
  isKept: (key: number) => boolean,
): WeightTable {
  const keys = new Uint32Array(slots);
  const rowAt = new Int32Array(slots).fill(-1);
  const weights = new Float32Array(rowLimit * stride);
  const energy = new Float32Array(rowLimit);
  let size = 0;
  return {
    stride,
    weights,
    energy,
    size: () => size,
    rowOf(key) {
      let at = (key ^ (key >>> 13)) & (slots - 1);
      for (; rowAt[at] !== -1; at = (at + 1) & (slots - 1)) {
        if (keys[at] === key) return rowAt[at] ?? -1;
      }
      if (size >= rowLimit || !isKept(key)) return -1;
      keys[at] = key;
      rowAt[at] = size;
      return size++;
    },
    *rows() {
      for (let at = 0; at < slots; at++) {
        const row = rowAt[at] ?? -1;
        if (row !== -1) yield [keys[at] ?? 0, row];
      }
    },
  };
}
