import { createGrey, type GreyPicture, isWhole, white } from './grey.ts';
import { shrink } from './shrink.ts';

/** Factor by which a picture is reduced to estimate its background. */
const reduction = 4;
/** Side in pixels of the square whose brightest pixel replaces its centre (dilation): wider than a stroke. */
const dilation = 7;
/** Side in pixels of the square whose median replaces its centre. */
const smoothing = 21;
/** Minimum brightness of a background (0 to 255); a darker one is not whitened, because that would only amplify noise. */
const minBrightness = 24;

/** Divides a picture by its background, which whitens unevenly lit and tinted paper. */
export function divideByBackground(picture: GreyPicture): GreyPicture {
  if (!isWhole(picture)) return picture;
  const { width, height, pixels } = picture;
  const paper = findBackground(picture);
  const even = createGrey(width, height);
  for (let y = 0, index = 0; y < height; y++) {
    const rows = position(y, height, paper.height);
    const upper = rows.first * paper.width;
    const lower = rows.second * paper.width;
    for (let x = 0; x < width; x++, index++) {
      const columns = position(x, width, paper.width);
      const above = mix(paper.pixels, upper + columns.first, upper + columns.second, columns.share);
      const below = mix(paper.pixels, lower + columns.first, lower + columns.second, columns.share);
      const light = Math.max(minBrightness, above + (below - above) * rows.share);
      even.pixels[index] = Math.min(white, Math.round(((pixels[index] ?? white) * white) / light));
    }
  }
  return even;
}

/** Brightness of the paper, at a quarter of the size. */
function findBackground(picture: GreyPicture): GreyPicture {
  const width = Math.max(1, Math.round(picture.width / reduction));
  const height = Math.max(1, Math.round(picture.height / reduction));
  return median(dilate(shrink(picture, width, height), dilation), smoothing);
}

interface Position {
  first: number;
  second: number;
  share: number;
}

/** Returns the two background pixels between which a pixel is interpolated. */
function position(at: number, size: number, small: number): Position {
  const exact = Math.min(small - 1, Math.max(0, ((at + 0.5) * small) / size - 0.5));
  const first = Math.floor(exact);
  return { first, second: Math.min(small - 1, first + 1), share: exact - first };
}

function mix(pixels: Uint8Array, first: number, second: number, share: number): number {
  const value = pixels[first] ?? white;
  return value + ((pixels[second] ?? white) - value) * share;
}

/** Replaces each pixel by the brightest pixel of the square around it (dilation). */
export function dilate(picture: GreyPicture, side: number): GreyPicture {
  return alongColumns(alongRows(picture, side), side);
}

function alongRows({ width, height, pixels }: GreyPicture, side: number): GreyPicture {
  const half = side >> 1;
  const result = createGrey(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let max = 0;
      const to = y * width + Math.min(width - 1, x + half);
      for (let index = y * width + Math.max(0, x - half); index <= to; index++) {
        max = Math.max(max, pixels[index] ?? 0);
      }
      result.pixels[y * width + x] = max;
    }
  }
  return result;
}

function alongColumns({ width, height, pixels }: GreyPicture, side: number): GreyPicture {
  const half = side >> 1;
  const result = createGrey(width, height);
  for (let y = 0; y < height; y++) {
    const last = Math.min(height - 1, y + half);
    for (let x = 0; x < width; x++) {
      let max = 0;
      for (let row = Math.max(0, y - half); row <= last; row++) {
        max = Math.max(max, pixels[row * width + x] ?? 0);
      }
      result.pixels[y * width + x] = max;
    }
  }
  return result;
}

/** Replaces each pixel by the median of the square around it, with a histogram that moves along each row. */
export function median(picture: GreyPicture, side: number): GreyPicture {
  const { width, height } = picture;
  const half = side >> 1;
  const result = createGrey(width, height);
  for (let y = 0; y < height; y++) {
    const window = new MedianWindow(picture, Math.max(0, y - half), Math.min(height - 1, y + half));
    for (let x = 0; x < Math.min(half, width); x++) window.add(x, 1);
    for (let x = 0; x < width; x++) {
      if (x + half < width) window.add(x + half, 1);
      if (x - half - 1 >= 0) window.add(x - half - 1, -1);
      result.pixels[y * width + x] = window.middle();
    }
  }
  return result;
}

/** Histogram of some rows of a range of columns. */
class MedianWindow {
  readonly #picture: GreyPicture;
  readonly #top: number;
  readonly #bottom: number;
  readonly #counts = new Int32Array(256);
  #total = 0;
  #median = 0;
  /** Number of values below the median. */
  #below = 0;

  constructor(picture: GreyPicture, top: number, bottom: number) {
    this.#picture = picture;
    this.#top = top;
    this.#bottom = bottom;
  }

  /** Adds a column, or removes it with `change` −1. */
  add(x: number, change: 1 | -1): void {
    const { width, pixels } = this.#picture;
    for (let y = this.#top; y <= this.#bottom; y++) {
      const value = pixels[y * width + x] ?? 0;
      this.#counts[value] = (this.#counts[value] ?? 0) + change;
      if (value < this.#median) this.#below += change;
      this.#total += change;
    }
  }

  middle(): number {
    const half = this.#total >> 1;
    while (this.#below > half) this.#below -= this.#counts[--this.#median] ?? 0;
    while (this.#below + (this.#counts[this.#median] ?? 0) <= half && this.#median < 255) {
      this.#below += this.#counts[this.#median++] ?? 0;
    }
    return this.#median;
  }
}
