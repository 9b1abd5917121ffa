import type { GreyPicture } from './grey.ts';
import { findInk } from './ink.ts';

/** Width of the strips as a share of the page: narrow enough for skewed and curved lines, and wide enough for some characters. */
const stripShare = 1 / 12;
/** Minimum and maximum height in pixels; other marks are specks, rules and pictures. */
const minHeight = 6;
const maxHeight = 220;

/** Estimates the height of characters in pixels; null if nothing looks like lines of text. */
export function characterHeight(picture: GreyPicture): number | null {
  const { width, height } = picture;
  const ink = findInk(picture);
  const strip = Math.max(24, Math.round(width * stripShare));
  const heights: number[] = [];
  for (let left = 0; left < width; left += strip) {
    const right = Math.min(width, left + strip);
    heights.push(...inkRuns(countRows({ ink, width, height, left, right }), right - left));
  }
  if (heights.length < 2) return null;
  // There are many small marks; runs lower than half of the tall ones are not full lines.
  heights.sort((a, b) => a - b);
  const tall = heights[Math.floor(heights.length * 0.75)] ?? 0;
  const full = heights.filter((value) => value >= tall * 0.55);
  return full[full.length >> 1] ?? null;
}

function countRows({
  ink,
  width,
  height,
  left,
  right,
}: {
  readonly ink: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
}): Uint32Array {
  const counts = new Uint32Array(height);
  for (let y = 0; y < height; y++) {
    let count = 0;
    for (let index = y * width + left; index < y * width + right; index++) count += ink[index] ?? 0;
    counts[y] = count;
  }
  return counts;
}

/** Returns the heights of runs of consecutive rows with ink that can be text lines. */
function inkRuns(counts: Uint32Array, width: number): number[] {
  const minInk = Math.max(1, Math.round(width * 0.01));
  const runs: number[] = [];
  let begin = -1;
  for (let y = 0; y <= counts.length; y++) {
    const hasInk = (counts[y] ?? 0) > minInk;
    if (hasInk && begin < 0) begin = y;
    if (hasInk || begin < 0) continue;
    const run = y - begin;
    if (run >= minHeight && run <= maxHeight) runs.push(run);
    begin = -1;
  }
  return runs;
}
