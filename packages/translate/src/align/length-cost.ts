const han = /\p{Script=Han}/gu;
const latin = /[\p{Script=Latin}]/gu;
const number = /\p{N}/gu;

/** The length of a text in Chinese characters: a Latin letter counts as 1/3.1, a digit as 1/2. */
export function weighText(text: string): number {
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  return count(han) + count(latin) / 3.1 + count(number) / 2 + 0.5;
}

/** Variance of the length of a translation for each unit of length. */
const variance = 1.6;

/** Minus the logarithm of the probability that texts of these lengths are translations (Gale and Church 1993). */
export function lengthCost(source: number, target: number, ratio: number): number {
  const mean = (source + target / ratio) / 2;
  if (mean === 0) return 0;
  const deviation = Math.abs(target - source * ratio) / Math.sqrt(mean * variance);
  return -Math.log(2) - logTail(deviation);
}

/** The logarithm of the probability that a standard normal value exceeds `z` (Abramowitz and Stegun 26.2.17). */
function logTail(z: number): number {
  const density = -0.5 * z * z - 0.5 * Math.log(2 * Math.PI);
  const t = 1 / (1 + 0.2316419 * z);
  const sum =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return density + Math.log(sum);
}
