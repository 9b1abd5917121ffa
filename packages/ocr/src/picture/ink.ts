import type { GreyPicture } from './grey.ts';

/** Returns the brightness threshold between ink and paper, by Otsu's method. */
function inkThreshold({ pixels }: GreyPicture): number {
  const counts = new Float64Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  let sum = 0;
  for (let value = 0; value < 256; value++) sum += value * (counts[value] ?? 0);
  let [best, maxSpread, darkCount, darkSum] = [128, 0, 0, 0];
  for (let value = 0; value < 255; value++) {
    darkCount += counts[value] ?? 0;
    darkSum += value * (counts[value] ?? 0);
    const lightCount = pixels.length - darkCount;
    if (darkCount === 0 || lightCount === 0) continue;
    const distance = darkSum / darkCount - (sum - darkSum) / lightCount;
    const spread = darkCount * lightCount * distance * distance;
    if (spread > maxSpread) [maxSpread, best] = [spread, value];
  }
  return best;
}

/** Binarises a picture: ink is 1, paper 0. Most of a page is paper, so the threshold is never darker than the limit. */
export function findInk(picture: GreyPicture, limit = 190): Uint8Array {
  const threshold = Math.min(limit, inkThreshold(picture));
  return picture.pixels.map((value) => (value <= threshold ? 1 : 0));
}
