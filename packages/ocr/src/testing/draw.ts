import type { Box, RecognisedLine } from '../page.ts';
import { createGrey, type GreyPicture } from '../picture/grey.ts';
import { resample } from '../picture/resample.ts';

/** Fills a box with a brightness. */
export function paint({ width, height, pixels }: GreyPicture, box: Box, value = 0): void {
  for (let y = Math.max(0, box.top); y < Math.min(height, box.bottom); y++) {
    pixels.fill(value, y * width + Math.max(0, box.left), y * width + Math.min(width, box.right));
  }
}

/** Draws a page of lines that consist of blocks resembling characters, as high as `size`. */
export function drawLines({
  width,
  height,
  size,
  pitch,
}: {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly pitch: number;
}): GreyPicture {
  const page = createGrey(width, height);
  for (let top = size * 2, line = 0; top + size < height - size * 2; top += pitch, line++) {
    // Characters of neighbouring lines are not aligned, as in mixed text.
    for (
      let left = size * (2 + ((line * 37) % 100) / 100), index = 0;
      left + size < width - size * 2;
      left += size * 1.1, index++
    ) {
      const x = Math.round(left);
      // Strokes with paper between them.
      paint(page, { left: x, top, right: x + Math.ceil(size / 8), bottom: top + size });
      paint(page, {
        left: x,
        top: top + (index % 3) * 4,
        right: x + Math.round(size * 0.9),
        bottom: top + (index % 3) * 4 + 3,
      });
      paint(page, { left: x, top: top + size - 3, right: x + Math.round(size * 0.8), bottom: top + size });
    }
  }
  return page;
}

/** Rotates a picture clockwise. */
export function tilt(picture: GreyPicture, angle: number): GreyPicture {
  return resample(picture, { angle: -angle, scale: 1 });
}

/** Creates a line of one word per text, each as wide as given, with gaps of 10. */
export function lineAt(
  left: number,
  top: number,
  words: readonly (readonly [string, number])[],
  confidence = 90,
): RecognisedLine {
  let x = left;
  const placed = words.map(([text, width]) => {
    const box = { left: x, top, right: x + width, bottom: top + 30 };
    x += width + 10;
    return { text, confidence, box };
  });
  return { words: placed, box: { left, top, right: x - 10, bottom: top + 30 } };
}
