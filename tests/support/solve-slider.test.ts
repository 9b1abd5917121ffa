import { seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { drawSlider } from '../../apps/server/src/modules/accounts/puzzles/draw-slider.ts';
import { findGap, trackTo } from './solve-slider.ts';

describe('findGap', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('finds the gap of puzzle %i', async (seed) => {
    const { x, background, piece, width, pieceTop } = await drawSlider(seededRandom(seed));
    const pictures = { background: background.toString('base64'), piece: piece.toString('base64') };
    expect(Math.abs((await findGap({ ...pictures, width, pieceTop })) - x)).toBeLessThanOrEqual(1);
  });
});

describe('trackTo', () => {
  it('starts at the edge and ends at the gap', () => {
    const track = trackTo(200);
    expect(track[0]).toEqual({ ms: 0, x: 0 });
    expect(track.at(-1)).toEqual({ ms: 240, x: 200 });
  });
});
