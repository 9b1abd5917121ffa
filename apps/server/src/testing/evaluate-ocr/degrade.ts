import sharp from 'sharp';

/** The condition of the picture of a page. */
export type Condition = 'clean' | 'scan' | 'photo';

/** Resolution of the page in the picture, in pixels per inch. */
export const resolutionOf: Readonly<Record<Condition, number>> = { clean: 200, scan: 200, photo: 150 };

/** Grey pixels of a page. */
interface Raw {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Returns the position on the page of a picture's pixel. */
type Mapping = (x: number, y: number) => readonly [number, number];

/** Makes a clean page look scanned or photographed; the same page name gives the same picture. */
export async function degrade(png: Uint8Array, condition: Condition, name: string): Promise<Uint8Array> {
  if (condition === 'clean') return png;
  const { data, info } = await sharp(png)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const page = { width: info.width, height: info.height, pixels: new Uint8Array(data) };
  const random = createRandom(seedOf(name));
  return condition === 'scan' ? await scan(page, random) : await photograph(page, random);
}

/** 1.5 degrees of skew, the blur of the optics, noise with a standard deviation of 18, JPEG 70. */
async function scan(page: Raw, random: () => number): Promise<Uint8Array> {
  const angle = random() < 0.5 ? 1.5 : -1.5;
  const skewed = warp(page, turning(page, angle), 244);
  const blurred = await blurRaw(skewed, 0.9);
  return await encode(addNoise(blurred, 18, random), 70);
}

/** Perspective, rotation by 4 degrees, 45 % light fall-off, noise, JPEG 75. */
async function photograph(page: Raw, random: () => number): Promise<Uint8Array> {
  const turn = turning(page, random() < 0.5 ? -4 : 4);
  const narrowing = 0.015 + random() * 0.005;
  const seen = warp(
    page,
    (x, y) => {
      // The upper edge is farther away.
      const share = 1 - y / page.height;
      const wider = 1 + 2 * narrowing * share;
      return turn(page.width / 2 + (x - page.width / 2) * wider, y);
    },
    215,
  );
  const blurred = await blurRaw(seen, 0.8);
  const [lightX, lightY] = [random() * 0.3, random() * 0.3];
  const shaded = blurred.pixels.map((value, index) => {
    const dx = (index % blurred.width) / blurred.width - lightX;
    const dy = Math.floor(index / blurred.width) / blurred.height - lightY;
    return Math.round(value * (1 - 0.45 * Math.min(1, Math.hypot(dx, dy) / 1.2)));
  });
  return await encode(addNoise({ ...blurred, pixels: shaded }, 8, random), 75);
}

function turning({ width, height }: Raw, angle: number): Mapping {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return (x, y) => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return [width / 2 + dx * cos + dy * sin, height / 2 - dx * sin + dy * cos];
  };
}

/** Computes every pixel from its mapped position, with linear interpolation; positions outside the page have `edge`. */
function warp({ width, height, pixels }: Raw, map: Mapping, edge: number): Raw {
  const result = new Uint8Array(width * height).fill(edge);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = map(x, y);
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [shareX, shareY] = [fromX - left, fromY - top];
      const at = top * width + left;
      const above = (pixels[at] ?? 0) * (1 - shareX) + (pixels[at + 1] ?? 0) * shareX;
      const below = (pixels[at + width] ?? 0) * (1 - shareX) + (pixels[at + width + 1] ?? 0) * shareX;
      result[y * width + x] = Math.round(above * (1 - shareY) + below * shareY);
    }
  }
  return { width, height, pixels: result };
}

async function blurRaw({ width, height, pixels }: Raw, sigma: number): Promise<Raw> {
  const blurred = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { width, height, pixels: new Uint8Array(blurred) };
}

function addNoise({ pixels, ...size }: Raw, deviation: number, random: () => number): Raw {
  return {
    ...size,
    pixels: pixels.map((value) => {
      const normal = Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());
      return Math.min(255, Math.max(0, Math.round(value + normal * deviation)));
    }),
  };
}

async function encode({ width, height, pixels }: Raw, quality: number): Promise<Uint8Array> {
  return await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer();
}

/** Returns a number that depends only on the text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

/** Returns numbers from 0 to 1 that depend only on the seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
