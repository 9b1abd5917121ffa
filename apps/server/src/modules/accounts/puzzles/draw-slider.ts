import { type Random, randomInt } from '@inkstone/kernel';
import sharp from 'sharp';
import { paintScenery } from './paint-scenery.ts';

/** A rendered slider, in px of its own scale. Pictures are PNG at twice that scale. */
export interface DrawnSlider {
  /** The solution: distance of the piece's left edge from that of the picture. Never sent to the client. */
  readonly x: number;
  readonly background: Buffer;
  readonly piece: Buffer;
  readonly width: number;
  readonly height: number;
  readonly pieceSize: number;
  readonly pieceTop: number;
}

const width = 320;
const height = 160;
const pieceSize = 48;
const scale = 2;
/** Minimum distance of the gap from the edges, so that the piece never starts in it. */
const margin = 12;

/** The outline of the piece: a tile with a knob on top and a notch on its right side. */
const outline = 'M2 12H17a7 7 0 1 1 14 0H46V25a7 7 0 1 0 0 14V46H2Z';

/** Paints an ink landscape, cuts a piece out and darkens the gap. */
export async function drawSlider(random: Random): Promise<DrawnSlider> {
  const leftmost = pieceSize + margin;
  const x = leftmost + randomInt(random, width - pieceSize - margin - leftmost + 1);
  const pieceTop = margin + randomInt(random, height - pieceSize - 2 * margin + 1);

  const scenery = paintScenery(random, width, height);
  const whole = await rasterise(svg(width, height, scenery))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = {
    raw: { width: whole.info.width, height: whole.info.height, channels: whole.info.channels },
  };
  const [background, piece] = await Promise.all([
    sharp(whole.data, pixels)
      .composite([{ input: svg(width, height, gap(x, pieceTop)), density: 72 * scale }])
      .removeAlpha()
      .png({ compressionLevel: 6 })
      .toBuffer(),
    sharp(whole.data, pixels)
      .extract({
        left: x * scale,
        top: pieceTop * scale,
        width: pieceSize * scale,
        height: pieceSize * scale,
      })
      .composite([
        { input: svg(pieceSize, pieceSize, rim()), density: 72 * scale },
        { input: svg(pieceSize, pieceSize, `<path d="${outline}"/>`), density: 72 * scale, blend: 'dest-in' },
      ])
      .png({ compressionLevel: 6 })
      .toBuffer(),
  ]);
  return { x, background, piece, width, height, pieceSize, pieceTop };
}

function gap(x: number, top: number): string {
  return `<path transform="translate(${x} ${top})" d="${outline}" fill="#211f1c" fill-opacity=".55" stroke="#fffefb" stroke-opacity=".8" stroke-width="1.2"/>`;
}

function rim(): string {
  return `<path d="${outline}" fill="none" stroke="#fffefb" stroke-width="2.4"/><path d="${outline}" fill="none" stroke="#211f1c" stroke-opacity=".5" stroke-width=".8"/>`;
}

function svg(wide: number, high: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${content}</svg>`,
  );
}

function rasterise(picture: Buffer) {
  return sharp(picture, { density: 72 * scale }).ensureAlpha();
}
