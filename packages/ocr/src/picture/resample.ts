import { createGrey, type GreyPicture, white } from './grey.ts';

/** Rotation and scaling applied in one step. */
export interface Resampling {
  /** Clockwise rotation to undo, in degrees. */
  readonly angle: number;
  readonly scale: number;
}

/** Undoes a rotation and scales with cubic interpolation; the area outside the picture is white. */
export function resample(picture: GreyPicture, { angle, scale }: Resampling): GreyPicture {
  if (angle === 0 && scale === 1) return picture;
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const width = Math.max(
    1,
    Math.round((picture.width * Math.abs(cos) + picture.height * Math.abs(sin)) * scale),
  );
  const height = Math.max(
    1,
    Math.round((picture.width * Math.abs(sin) + picture.height * Math.abs(cos)) * scale),
  );
  const result = createGrey(width, height);
  const [stepX, stepY] = [cos / scale, sin / scale];
  for (let y = 0; y < height; y++) {
    const down = y + 0.5 - height / 2;
    let fromX = picture.width / 2 - 0.5 + (0.5 - width / 2) * stepX - down * stepY;
    let fromY = picture.height / 2 - 0.5 + (0.5 - width / 2) * stepY + down * stepX;
    for (let index = y * width; index < (y + 1) * width; index++, fromX += stepX, fromY += stepY) {
      result.pixels[index] = cubicAt(picture, fromX, fromY);
    }
  }
  return result;
}

/** Weights of four neighbours by 64 fractions (Catmull-Rom). */
const weights = Array.from({ length: 65 }, (_, index) => {
  const t = index / 64;
  return [
    ((-t + 2) * t - 1) * t * 0.5,
    ((3 * t - 5) * t * t + 2) * 0.5,
    ((-3 * t + 4) * t + 1) * t * 0.5,
    (t - 1) * t * t * 0.5,
  ] as const;
});

function cubicAt({ width, height, pixels }: GreyPicture, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < -1 || top < -1 || left > width || top > height) return white;
  const across = weights[Math.round((x - left) * 64)] ?? [0, 1, 0, 0];
  const down = weights[Math.round((y - top) * 64)] ?? [0, 1, 0, 0];
  let sum = 0;
  for (let row = 0; row < 4; row++) {
    const line = top - 1 + row;
    const isInside = line >= 0 && line < height;
    let part = 0;
    for (let column = 0; column < 4; column++) {
      const at = left - 1 + column;
      const value = isInside && at >= 0 && at < width ? (pixels[line * width + at] ?? white) : white;
      part += value * (across[column] ?? 0);
    }
    sum += part * (down[row] ?? 0);
  }
  return sum < 0 ? 0 : sum > white ? white : Math.round(sum);
}
