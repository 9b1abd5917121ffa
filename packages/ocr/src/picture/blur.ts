import { createGrey, type GreyPicture } from './grey.ts';

/** Applies a Gaussian blur of `sigma` pixels, which removes camera noise. */
export function blur(picture: GreyPicture, sigma: number): GreyPicture {
  const half = Math.max(1, Math.ceil(sigma * 2.5));
  const kernel = Array.from({ length: 2 * half + 1 }, (_, at) =>
    Math.exp(-((at - half) ** 2) / (2 * sigma * sigma)),
  );
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const even = kernel.map((weight) => weight / total);
  const { width, height } = picture;
  return pass(pass(picture, { kernel: even, step: 1, size: width }), {
    kernel: even,
    step: width,
    size: height,
  });
}

interface Pass {
  readonly kernel: readonly number[];
  /** Distance of neighbours in the buffer. */
  readonly step: number;
  /** Number of pixels in the direction of the pass. */
  readonly size: number;
}

function pass({ width, height, pixels }: GreyPicture, { kernel, step, size }: Pass): GreyPicture {
  const result = createGrey(width, height);
  const half = kernel.length >> 1;
  for (let index = 0; index < pixels.length; index++) {
    const at = step === 1 ? index % width : Math.floor(index / width);
    let sum = 0;
    for (let tap = -half; tap <= half; tap++) {
      const inside = Math.min(size - 1, Math.max(0, at + tap)) - at;
      sum += (pixels[index + inside * step] ?? 0) * (kernel[tap + half] ?? 0);
    }
    result.pixels[index] = Math.round(sum);
  }
  return result;
}
