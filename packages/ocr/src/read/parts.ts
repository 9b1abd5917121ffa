import { moveLine } from '../layout/boxes.ts';
import type { Box, RecognisedLine } from '../page.ts';
import { crop, type GreyPicture, white } from '../picture/grey.ts';
import { findInk } from '../picture/ink.ts';

/** White margin around a part, in pixels: engines misread text at the edge. */
const margin = 12;
/** Height in pixels of the strip that is used to detect rotation and language: a few lines. */
const stripHeight = 340;

/** A part of a picture, with the offset for mapping its lines back to the whole. */
export interface PicturePart {
  readonly picture: GreyPicture;
  moveBack(line: RecognisedLine): RecognisedLine;
}

/** Cuts out a box, with a white margin. */
export function cropPart(picture: GreyPicture, box: Box): PicturePart {
  const inside = crop(picture, {
    left: box.left - margin,
    top: Math.max(0, box.top - 4),
    right: box.right + margin,
    bottom: box.bottom + 4,
  });
  return framed(inside, { left: box.left - margin, top: Math.max(0, box.top - 4) });
}

/** Cuts out a cell without its borders, with a white margin. */
export function cropCell(picture: GreyPicture, box: Box): PicturePart {
  const inside = crop(picture, {
    left: box.left + 3,
    top: box.top + 3,
    right: box.right - 3,
    bottom: box.bottom - 3,
  });
  return framed(inside, { left: box.left + 3, top: box.top + 3 });
}

function framed(inside: GreyPicture, origin: { readonly left: number; readonly top: number }): PicturePart {
  const picture = crop(inside, {
    left: -margin,
    top: -margin,
    right: inside.width + margin,
    bottom: inside.height + margin,
  });
  return { picture, moveBack: (line) => moveLine(line, origin.left - margin, origin.top - margin) };
}

/** Returns the strip of rows with the most ink, high enough for some lines. */
export function densestStrip(picture: GreyPicture): GreyPicture {
  const { width, height } = picture;
  if (height <= stripHeight * 1.5) return picture;
  const ink = findInk(picture);
  const sums = new Float64Array(height + 1);
  for (let y = 0; y < height; y++) {
    let count = 0;
    for (let index = y * width; index < (y + 1) * width; index++) count += ink[index] ?? 0;
    // Mostly dark rows are pictures or shadows.
    sums[y + 1] = (sums[y] ?? 0) + (count > width * 0.5 ? 0 : count);
  }
  let [top, maxSum] = [0, -1];
  for (let y = 0; y + stripHeight <= height; y += 8) {
    const sum = (sums[y + stripHeight] ?? 0) - (sums[y] ?? 0);
    if (sum > maxSum) [top, maxSum] = [y, sum];
  }
  return crop(picture, { left: 0, top, right: width, bottom: top + stripHeight });
}

/** Whether a part contains ink; an empty cell is not read. */
export function hasInk({ pixels }: GreyPicture): boolean {
  let dark = 0;
  for (const value of pixels) if (value < white * 0.6 && ++dark > 12) return true;
  return false;
}
