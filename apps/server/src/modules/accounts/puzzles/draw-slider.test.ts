import { seededRandom } from '@inkstone/kernel';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSlider } from './draw-slider.ts';

describe('drawSlider', () => {
  it('draws pictures of the declared sizes, at twice the scale', async () => {
    const { background, piece, width, height, pieceSize } = await drawSlider(seededRandom(1));
    expect(await sharp(background).metadata()).toMatchObject({
      format: 'png',
      width: 2 * width,
      height: 2 * height,
      hasAlpha: false,
    });
    expect(await sharp(piece).metadata()).toMatchObject({
      format: 'png',
      width: 2 * pieceSize,
      height: 2 * pieceSize,
      hasAlpha: true,
    });
  });

  it('keeps the gap in the picture and away from where the piece begins', async () => {
    for (let seed = 0; seed < 30; seed++) {
      const { x, width, height, pieceSize, pieceTop } = await drawSlider(seededRandom(seed));
      expect(x).toBeGreaterThanOrEqual(pieceSize);
      expect(x + pieceSize).toBeLessThanOrEqual(width);
      expect(pieceTop).toBeGreaterThanOrEqual(0);
      expect(pieceTop + pieceSize).toBeLessThanOrEqual(height);
    }
  });

  it('draws a different picture and place every time', async () => {
    const random = seededRandom(3);
    const drawn = [];
    for (let i = 0; i < 10; i++) drawn.push(await drawSlider(random));
    expect(new Set(drawn.map((each) => each.background.toString('base64'))).size).toBe(10);
    expect(new Set(drawn.map((each) => each.x)).size).toBeGreaterThan(5);
  });

  it('cuts the piece out at the gap', async () => {
    const { background, piece, x, pieceTop, pieceSize } = await drawSlider(seededRandom(4));
    const middle = { left: pieceSize - 6, top: pieceSize - 6, width: 12, height: 12 };
    const gap = { ...middle, left: middle.left + 2 * x, top: middle.top + 2 * pieceTop };
    const brightness = async (picture: Buffer, area: typeof middle) => {
      const { channels } = await sharp(await sharp(picture).extract(area).flatten().toBuffer()).stats();
      return channels.slice(0, 3).reduce((sum, channel) => sum + channel.mean, 0);
    };
    expect(await brightness(background, gap)).toBeLessThan(await brightness(piece, middle));
  });
});
