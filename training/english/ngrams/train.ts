import type { Instance } from './instances.ts';
import { printProgress } from './print-progress.ts';
import { createCounts, createTable, type WeightTable } from './table.ts';

const learningRate = 0.15;

export interface TrainingPlan {
  readonly stride: number;
  /** Minimum frequency of features. */
  readonly minFrequency: number;
  readonly slots: number;
  readonly rowLimit: number;
  readonly visitAll: (visit: (instance: Instance) => void) => void;
}

/** Trains a logistic regression over the possible labels of each instance: one pass, with an adaptive step per feature. */
export function train({ stride, minFrequency, slots, rowLimit, visitAll }: TrainingPlan): WeightTable {
  const counts = createCounts();
  let instances = 0;
  visitAll((instance) => {
    instances++;
    for (let f = 0; f < instance.count; f++) counts.add(instance.features[f] ?? 0);
  });
  const table = createTable(stride, slots, rowLimit, (key) => counts.of(key) >= minFrequency);
  const logits = new Float64Array(stride);
  const rows = new Int32Array(64);
  let loss = 0;
  let seen = 0;
  let right = 0;
  visitAll((instance) => {
    let n = 0;
    for (let f = 0; f < instance.count; f++) {
      const row = table.rowOf(instance.features[f] ?? 0);
      if (row >= 0) rows[n++] = row;
    }
    const best = score(table, rows, n, instance.allowed, logits);
    const total = toProbabilities(logits, instance.allowed, best);
    loss -= Math.log2(Math.max(1e-9, (logits[instance.label] ?? 0) / total));
    if (best === instance.label) right++;
    learn(table, rows, n, instance, logits, total);
    if (++seen % 2_000_000 === 0) {
      printProgress(
        `${seen}/${instances} loss ${(loss / 2e6).toFixed(4)} right ${(right / 2e4).toFixed(2)} % rows ${table.size()}`,
      );
      loss = right = 0;
    }
  });
  return table;
}

function score(
  table: WeightTable,
  rows: Int32Array,
  n: number,
  allowed: number,
  logits: Float64Array,
): number {
  const { stride, weights } = table;
  logits.fill(0);
  for (let i = 0; i < n; i++) {
    const start = (rows[i] ?? 0) * stride;
    for (let label = 0; label < stride; label++)
      logits[label] = (logits[label] ?? 0) + (weights[start + label] ?? 0);
  }
  let best = -1;
  for (let label = 0; label < stride; label++) {
    if (((allowed >>> label) & 1) === 1 && (best === -1 || (logits[label] ?? 0) > (logits[best] ?? 0)))
      best = label;
  }
  return best;
}

function toProbabilities(logits: Float64Array, allowed: number, best: number): number {
  const top = logits[best] ?? 0;
  let total = 0;
  for (let label = 0; label < logits.length; label++) {
    const value = ((allowed >>> label) & 1) === 1 ? Math.exp((logits[label] ?? 0) - top) : 0;
    logits[label] = value;
    total += value;
  }
  return total;
}

function learn(
  table: WeightTable,
  rows: Int32Array,
  n: number,
  instance: Instance,
  logits: Float64Array,
  total: number,
): void {
  const { stride, weights, energy } = table;
  let square = 0;
  for (let label = 0; label < stride; label++) {
    const gradient = (logits[label] ?? 0) / total - (label === instance.label ? 1 : 0);
    logits[label] = gradient;
    square += gradient * gradient;
  }
  if (square < 1e-6) return;
  for (let i = 0; i < n; i++) {
    const row = rows[i] ?? 0;
    const used = (energy[row] ?? 0) + square;
    energy[row] = used;
    const step = learningRate / Math.sqrt(used + 0.5);
    const start = row * stride;
    for (let label = 0; label < stride; label++)
      weights[start + label] = (weights[start + label] ?? 0) - step * (logits[label] ?? 0);
  }
}
