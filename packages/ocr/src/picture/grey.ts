/** A grey picture: one byte per pixel, row by row, 0 is black. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Brightness of paper. */
export const white = 255;

/** Creates a picture of one brightness. */
export function createGrey(width: number, height: number, value: number = white): GreyPicture {
  return { width, height, pixels: new Uint8Array(width * height).fill(value) };
}

/** Whether the number of pixels matches the size. */
export function isWhole({ width, height, pixels }: GreyPicture): boolean {
  return width > 0 && height > 0 && pixels.length === width * height;
}

/** Returns a part of a picture; areas outside of the picture are white. */
export function crop(
  picture: GreyPicture,
  {
    left,
    top,
    right,
    bottom,
  }: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): GreyPicture {
  const part = createGrey(Math.max(0, right - left), Math.max(0, bottom - top));
  const from = Math.max(0, left);
  const to = Math.min(picture.width, right);
  if (to <= from) return part;
  for (let y = Math.max(0, top); y < Math.min(picture.height, bottom); y++) {
    const row = picture.pixels.subarray(y * picture.width + from, y * picture.width + to);
    part.pixels.set(row, (y - top) * part.width + from - left);
  }
  return part;
}

/** Rotates a picture clockwise by quarter turns. */
export function turnQuarters(picture: GreyPicture, quarters: number): GreyPicture {
  const { width, height, pixels } = picture;
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return fill(height, width, (x, y) => pixels[(height - 1 - x) * width + y]);
    case 2:
      return fill(width, height, (x, y) => pixels[(height - 1 - y) * width + width - 1 - x]);
    case 3:
      return fill(height, width, (x, y) => pixels[x * width + width - 1 - y]);
    default:
      return picture;
  }
}

function fill(width: number, height: number, at: (x: number, y: number) => number | undefined): GreyPicture {
  const picture = createGrey(width, height);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++) picture.pixels[index++] = at(x, y) ?? white;
  }
  return picture;
}

/**
 * Returns the picture with a light background: light text on a dark background, such as a screenshot in dark
 * mode, is inverted.
 */
export function darkOnLight(picture: GreyPicture): GreyPicture {
  const { pixels } = picture;
  let dark = 0;
  for (const grey of pixels) if (grey < 96) dark++;
  if (dark * 3 < pixels.length * 2) return picture;
  return { ...picture, pixels: pixels.map((grey) => 255 - grey) };
}
