/** Context vector of a word: its frequent left and right neighbours, as a sparse unit vector. */
interface Usage {
  readonly dimensions: Uint16Array;
  readonly values: Float32Array;
}

/** Number of frequent symbols used as context, on each side. */
const common = 500;
const groupCount = 250;
const rounds = 12;

/**
 * Clusters symbols by context vectors (spherical k-means); returns a group for each. Group 0 is the
 * boundary.
 */
export function groupWords(text: Uint16Array, symbols: number): Uint8Array {
  const usages = usagesOf(text, symbols);
  const groups = new Uint8Array(symbols);
  let centres = usages.slice(1, groupCount + 1).map(dense);
  for (let round = 0; round < rounds; round++) {
    const sums = centres.map(() => new Float32Array(2 * common));
    for (let symbol = 1; symbol < symbols; symbol++) {
      const usage = usages[symbol];
      if (usage === undefined) continue;
      const group = nearest(usage, centres);
      groups[symbol] = group + 1;
      addTo(sums[group], usage);
    }
    centres = sums.map(unit);
  }
  return groups;
}

function usagesOf(text: Uint16Array, symbols: number): Usage[] {
  const width = 2 * common;
  const counts = new Uint32Array(symbols * width);
  for (let i = 1; i < text.length - 1; i++) {
    const row = (text[i] ?? 0) * width;
    const left = text[i - 1] ?? 0;
    const right = text[i + 1] ?? 0;
    if (left < common) counts[row + left] = (counts[row + left] ?? 0) + 1;
    if (right < common) counts[row + common + right] = (counts[row + common + right] ?? 0) + 1;
  }
  return Array.from({ length: symbols }, (_, symbol) => {
    const row = counts.subarray(symbol * width, (symbol + 1) * width);
    const dimensions = Uint16Array.from([...row.keys()].filter((dimension) => row[dimension] !== 0));
    const values = Float32Array.from(dimensions, (dimension) => Math.sqrt(row[dimension] ?? 0));
    return { dimensions, values: unit(values) };
  });
}

function nearest({ dimensions, values }: Usage, centres: readonly Float32Array[]): number {
  let best = 0;
  let bestLikeness = -1;
  centres.forEach((centre, group) => {
    let likeness = 0;
    for (let i = 0; i < dimensions.length; i++) {
      likeness += (values[i] ?? 0) * (centre[dimensions[i] ?? 0] ?? 0);
    }
    if (likeness > bestLikeness) [best, bestLikeness] = [group, likeness];
  });
  return best;
}

function dense(usage: Usage): Float32Array {
  const vector = new Float32Array(2 * common);
  addTo(vector, usage);
  return vector;
}

function addTo(sum: Float32Array | undefined, { dimensions, values }: Usage): void {
  if (sum === undefined) return;
  dimensions.forEach((dimension, i) => {
    sum[dimension] = (sum[dimension] ?? 0) + (values[i] ?? 0);
  });
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map((value) => value / length);
}
