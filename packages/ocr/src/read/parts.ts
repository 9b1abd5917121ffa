import { moveLine } from '../layout/boxes.ts';
import type { Box, RecognisedLine } from '../page.ts';
import { crop, type GreyPicture, white } from '../picture/grey.ts';
import { findInk } from '../picture/ink.ts';

/** White space around a part: engines read text at the very edge badly. */
const margin = 12;
/** Height of the part by which turn and language are found: some lines. */
const stripHeight = 340;

/** A part of a picture, whose lines can be moved back to the whole. */
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

/** Cuts out a cell without its edges, with a white margin. */
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

/** Returns the rows with most ink, as many as some lines need. */
export function densestStrip(picture: GreyPicture): GreyPicture {
  const { width, height } = picture;
  if (height <= stripHeight * 1.5) return picture;
  const ink = findInk(picture);
  const sums = new Float64Array(height + 1);
  for (let y = 0; y < height; y++) {
    let count = 0;
    for (let index = y * width; index < (y + 1) * width; index++) count += ink[index] ?? 0;
    // Rows that are mostly dark are pictures and shadows.
    sums[y + 1] = (sums[y] ?? 0) + (count > width * 0.5 ? 0 : count);
  }
  let [top, most] = [0, -1];
  for (let y = 0; y + stripHeight <= height; y += 8) {
    const sum = (sums[y + stripHeight] ?? 0) - (sums[y] ?? 0);
    if (sum > most) [top, most] = [y, sum];
  }
  return crop(picture, { left: 0, top, right: width, bottom: top + stripHeight });
}

/** Whether a part shows anything: an empty cell is not read. */
export function hasInk({ pixels }: GreyPicture): boolean {
  let dark = 0;
  for (const value of pixels) if (value < white * 0.6 && ++dark > 12) return true;
  return false;
}
