import { describe, expect, it } from 'vitest';
import { clampCrop, maxZoom, moveCrop, sideOf, wholeOf } from './crop.ts';

const wide = { width: 600, height: 400 };

describe('crop', () => {
  it('begins with the largest square in the middle', () => {
    expect(wholeOf(wide)).toEqual({ x: 300, y: 200, zoom: 1 });
    expect(sideOf(wide, wholeOf(wide))).toBe(400);
  });

  it('never leaves the picture', () => {
    for (const by of [
      { x: 9, y: 9 },
      { x: -9, y: 9 },
      { x: -9, y: -9 },
    ]) {
      for (const zoom of [1, 2.5, maxZoom]) {
        const crop = moveCrop(wide, { x: 300, y: 200, zoom }, by);
        const half = sideOf(wide, crop) / 2;
        expect(crop.x - half).toBeGreaterThanOrEqual(0);
        expect(crop.x + half).toBeLessThanOrEqual(600);
        expect(crop.y - half).toBeGreaterThanOrEqual(0);
        expect(crop.y + half).toBeLessThanOrEqual(400);
      }
    }
  });

  it('moves by shares of the visible part', () => {
    expect(moveCrop(wide, { x: 300, y: 200, zoom: 2 }, { x: 0.1, y: -0.1 })).toEqual({
      x: 320,
      y: 180,
      zoom: 2,
    });
  });

  it('limits the zoom', () => {
    expect(clampCrop(wide, { x: 0, y: 0, zoom: 99 }).zoom).toBe(maxZoom);
    expect(clampCrop(wide, { x: 0, y: 0, zoom: 0 })).toEqual({ x: 200, y: 200, zoom: 1 });
  });
});
