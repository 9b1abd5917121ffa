const han = /\p{Script=Han}/gu;
const latin = /\p{Script=Latin}/gu;
const number = /\p{N}/gu;

/** Returns the length of a text in Chinese characters: a Latin letter counts as 1/3.1, a digit as 1/2. */
export function weighText(text: string): number {
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  return count(han) + count(latin) / 3.1 + count(number) / 2 + 0.5;
}

/** Variance of the length of a translation per unit of length, fitted on `training/alignment`. */
const variance = 1;
/** Maximum cost, so that other evidence can outweigh it. */
const maxCost = 12;

/** Returns the negative logarithm of the density of two lengths as translations, relative to the most probable length. */
export function lengthCost(source: number, target: number, ratio: number): number {
  const mean = (source + target / ratio) / 2;
  if (mean === 0) return 0;
  const deviation = (target - source * ratio) ** 2 / (2 * ratio * ratio * mean * variance);
  return Math.min(deviation, maxCost);
}
