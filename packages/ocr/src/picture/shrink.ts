import { createGrey, type GreyPicture } from './grey.ts';

/** Shrinks a picture to the given size by the mean of the pixels that each new pixel covers. */
export function shrink(picture: GreyPicture, width: number, height: number): GreyPicture {
  if (width >= picture.width && height >= picture.height) return picture;
  const small = createGrey(width, height);
  const columns = edges(picture.width, width);
  const rows = edges(picture.height, height);
  const sums = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    const top = rows[y] ?? 0;
    const bottom = rows[y + 1] ?? picture.height;
    sums.fill(0);
    for (let line = top; line < bottom; line++) addRow(picture, line, columns, sums);
    for (let x = 0; x < width; x++) {
      const area = ((columns[x + 1] ?? 0) - (columns[x] ?? 0)) * (bottom - top);
      small.pixels[y * width + x] = Math.round((sums[x] ?? 0) / area);
    }
  }
  return small;
}

/** Shrinks a picture so that no side is longer than `side`. */
export function shrinkToSide(picture: GreyPicture, side: number): GreyPicture {
  const factor = side / Math.max(picture.width, picture.height);
  if (factor >= 1) return picture;
  return shrink(
    picture,
    Math.max(1, Math.round(picture.width * factor)),
    Math.max(1, Math.round(picture.height * factor)),
  );
}

/** Returns the first pixel of each part, and the end; every part has at least one pixel. */
function edges(size: number, parts: number): Uint32Array {
  const list = new Uint32Array(parts + 1);
  for (let part = 0; part <= parts; part++) list[part] = Math.floor((part * size) / parts);
  return list;
}

function addRow({ pixels, width }: GreyPicture, y: number, columns: Uint32Array, sums: Float64Array): void {
  for (let part = 0; part < sums.length; part++) {
    const to = y * width + (columns[part + 1] ?? width);
    let sum = 0;
    for (let index = y * width + (columns[part] ?? 0); index < to; index++) sum += pixels[index] ?? 0;
    sums[part] = (sums[part] ?? 0) + sum;
  }
}
