/** A training case: features, label and weight. */
export interface Case {
  readonly features: readonly number[];
  readonly isCorrect: boolean;
  readonly weight: number;
}

const rounds = 25;
const ridge = 0.5;

/** Fits weights by Newton's method; the first feature is the intercept and is not regularised. */
export function fitLogistic(cases: readonly Case[]): number[] {
  const size = cases[0]?.features.length ?? 0;
  const scales = Array.from({ length: size }, (_, i) =>
    cases.reduce((max, { features }) => Math.max(max, Math.abs(features[i] ?? 0)), 0),
  ).map((scale) => scale || 1);
  let weights: number[] = new Array(size).fill(0);
  for (let round = 0; round < rounds; round++) {
    const matrix = weights.map((weight, i) => [
      ...weights.map((_, j) => (i === j ? ridge : 0)),
      i === 0 ? 0 : -ridge * weight,
    ]);
    for (const { features, isCorrect, weight } of cases)
      addCase(matrix, weights, scaled(features, scales), isCorrect, weight);
    const steps = solve(matrix);
    weights = weights.map((old, i) => old + (steps[i] ?? 0));
    if (Math.max(...steps.map(Math.abs)) < 1e-6) break;
  }
  return weights.map((weight, i) => weight / (scales[i] ?? 1));
}

/** Returns the predicted probability of a case. */
export function probabilityOf(weights: readonly number[], features: readonly number[]): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)));
}

const scaled = (features: readonly number[], scales: readonly number[]) =>
  features.map((value, i) => value / (scales[i] ?? 1));

function addCase(
  matrix: number[][],
  weights: readonly number[],
  features: readonly number[],
  isCorrect: boolean,
  weight: number,
): void {
  const predicted = probabilityOf(weights, features);
  const error = weight * (Number(isCorrect) - predicted);
  const bend = weight * predicted * (1 - predicted);
  matrix.forEach((row, i) => {
    const value = features[i] ?? 0;
    if (value === 0) return;
    features.forEach((other, j) => {
      row[j] = (row[j] ?? 0) + bend * value * other;
    });
    row[features.length] = (row[features.length] ?? 0) + error * value;
  });
}

/** Solves a system by Gauss–Jordan elimination; the last column is the right-hand side. */
function solve(matrix: number[][]): number[] {
  const size = matrix.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let row = i; row < size; row++)
      if (Math.abs(matrix[row]?.[i] ?? 0) > Math.abs(matrix[pivot]?.[i] ?? 0)) pivot = row;
    [matrix[i], matrix[pivot]] = [matrix[pivot] ?? [], matrix[i] ?? []];
    const head = matrix[i] ?? [];
    for (const [row, values] of matrix.entries()) {
      if (row === i) continue;
      const factor = (values[i] ?? 0) / (head[i] ?? 1);
      for (let column = i; column <= size; column++)
        values[column] = (values[column] ?? 0) - factor * (head[column] ?? 0);
    }
  }
  return matrix.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}
