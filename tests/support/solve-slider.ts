import type { TrackPoint } from '@inkstone/contracts/accounts';
import sharp from 'sharp';

/** The pictures of a slider puzzle, PNG in base64, with the width of the picture and the top of the piece. */
export interface SliderPictures {
  readonly background: string;
  readonly piece: string;
  readonly width: number;
  readonly pieceTop: number;
}

interface Grey {
  readonly width: number;
  readonly height: number;
  /** Brightness and opacity of each pixel, 0 to 255. */
  readonly light: Uint8Array;
  readonly alpha: Uint8Array;
}

/** The gap is the picture with this share of its brightness, under a veil of this brightness. */
const overlay = { share: 0.45, light: 17 };

/**
 * Finds the gap as a viewer does: the position at which the picture equals the darkened piece. Returns the distance in the
 * puzzle's px.
 */
export async function findGap({ background, piece, width, pieceTop }: SliderPictures): Promise<number> {
  const [whole, part] = await Promise.all([readGrey(background), readGrey(piece)]);
  const scale = whole.width / width;
  const inside = [...part.alpha.keys()].filter((i) => part.alpha[i] === 255);
  const top = pieceTop * scale;
  let best = { x: 0, misfit: Infinity };
  for (let x = 0; x < whole.width - part.width; x++) {
    let misfit = 0;
    for (const i of inside) {
      const row = Math.floor(i / part.width) + top;
      const there = whole.light[row * whole.width + x + (i % part.width)] ?? 0;
      misfit += Math.abs(there - (overlay.share * (part.light[i] ?? 0) + overlay.light));
      // Another position already fits better.
      if (misfit >= best.misfit) break;
    }
    if (misfit < best.misfit) best = { x, misfit };
  }
  return best.x / scale;
}

/** Minimum time between the request of a puzzle and the submission of its solution, in ms. */
export const soonestDrag = 450;

/** Returns a drag of 240 ms to `x`, from rest to rest, like that of a fast user. */
export function trackTo(x: number): TrackPoint[] {
  return Array.from({ length: 25 }, (_, i) => {
    const share = i / 24;
    return { ms: i * 10, x: Math.round(x * (3 * share ** 2 - 2 * share ** 3)) };
  });
}

async function readGrey(base64: string): Promise<Grey> {
  const image = sharp(Buffer.from(base64, 'base64')).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const light = new Uint8Array(pixels);
  const alpha = new Uint8Array(pixels);
  for (let i = 0; i < pixels; i++) {
    const at = i * 4;
    light[i] = 0.3 * data.readUInt8(at) + 0.59 * data.readUInt8(at + 1) + 0.11 * data.readUInt8(at + 2);
    alpha[i] = data.readUInt8(at + 3);
  }
  return { width: info.width, height: info.height, light, alpha };
}
