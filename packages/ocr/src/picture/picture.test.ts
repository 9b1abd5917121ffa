import { describe, expect, it } from 'vitest';
import { drawLines, tilt } from '../testing/draw.ts';
import { dilate, divideByBackground, median } from './background.ts';
import { blur } from './blur.ts';
import { characterHeight } from './character-height.ts';
import { createGrey, crop, darkOnLight, turnQuarters } from './grey.ts';
import { evenPicture, straightenPicture } from './prepare.ts';
import { resample } from './resample.ts';
import { shrink } from './shrink.ts';
import { findSkew } from './skew.ts';

const page = drawLines({ width: 900, height: 1200, size: 32, pitch: 56 });

describe('the angle of lines', () => {
  it.each([-8.3, -4, -1.5, -0.4, 0, 0.7, 2.2, 3.8, 9.1])('is found within 0.15° at %f°', (angle) => {
    expect(Math.abs(findSkew(tilt(page, angle)).angle - angle)).toBeLessThan(0.15);
  });

  it('of an empty and of a black picture is 0', () => {
    expect(findSkew(createGrey(300, 300)).angle).toBe(0);
    expect(findSkew(createGrey(300, 300, 0)).angle).toBe(0);
  });
});

describe('the background', () => {
  it('is evened: a page whose light decreases by half becomes white between the lines', () => {
    const dim = {
      ...page,
      pixels: page.pixels.map((value, index) => value * (1 - (0.5 * (index % 900)) / 900)),
    };
    const even = divideByBackground(dim);
    const paper = even.pixels.filter((_, index) => page.pixels[index] === 255);
    const ink = even.pixels.filter((_, index) => page.pixels[index] === 0);
    const share = (list: Uint8Array, test: (value: number) => boolean) =>
      list.filter(test).length / list.length;
    expect(share(paper, (value) => value > 235)).toBeGreaterThan(0.99);
    expect(share(ink, (value) => value < 60)).toBeGreaterThan(0.99);
  });

  it('is found by the brightest pixel and by the median of a square, also at the edges', () => {
    const spots = { width: 3, height: 3, pixels: Uint8Array.from([0, 0, 0, 0, 9, 0, 0, 0, 5]) };
    expect([...dilate(spots, 3).pixels]).toEqual([9, 9, 9, 9, 9, 9, 9, 9, 9]);
    const values = { width: 3, height: 3, pixels: Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9]) };
    expect(median(values, 3).pixels[4]).toBe(5);
    expect(median(values, 21).pixels[0]).toBe(5);
  });
});

it('the height of characters is estimated within 10 %', () => {
  for (const size of [16, 24, 32, 48, 80]) {
    const drawn = drawLines({ width: 1400, height: 1400, size, pitch: Math.round(size * 1.7) });
    expect(Math.abs((characterHeight(drawn) ?? 0) - size)).toBeLessThanOrEqual(Math.max(2, size * 0.1));
  }
  expect(characterHeight(createGrey(400, 400))).toBeNull();
});

describe('a prepared picture:', () => {
  it('small print is enlarged to the best height for engines', () => {
    const small = drawLines({ width: 700, height: 900, size: 16, pitch: 28 });
    const { picture, scale } = straightenPicture(small, 0);
    expect(scale).toBeGreaterThan(1.8);
    expect(characterHeight(picture)).toBeGreaterThanOrEqual(28);
    expect(characterHeight(picture)).toBeLessThanOrEqual(36);
  });

  it('large print is reduced, and good print keeps its size', () => {
    const large = drawLines({ width: 2000, height: 2000, size: 90, pitch: 150 });
    expect(straightenPicture(large, 0).scale).toBeLessThan(0.45);
    expect(straightenPicture(page, 0).scale).toBe(1);
  });

  it('a page on its side is detected and turned', () => {
    const lying = turnQuarters(page, 1);
    const { picture, quarters } = evenPicture(lying);
    expect(quarters).toBe(1);
    expect(straightenPicture(picture, quarters).turned).toBe(90);
    expect(evenPicture(page).quarters).toBe(0);
  });
});

it('turning by quarters is reversed by the opposite direction', () => {
  const picture = { width: 3, height: 2, pixels: Uint8Array.from([1, 2, 3, 4, 5, 6]) };
  expect([...turnQuarters(picture, 1).pixels]).toEqual([4, 1, 5, 2, 6, 3]);
  for (const quarters of [1, 2, 3]) {
    expect(turnQuarters(turnQuarters(picture, quarters), -quarters)).toEqual(picture);
  }
});

it('pixels outside the picture are white', () => {
  const black = createGrey(20, 20, 0);
  expect(resample(black, { angle: 45, scale: 1 }).pixels[0]).toBe(255);
  const cut = crop(black, { left: -2, top: -2, right: 2, bottom: 2 });
  expect([cut.pixels[0], cut.pixels[15]]).toEqual([255, 0]);
});

it('shrinking uses the mean of pixels, blurring keeps the brightness', () => {
  const stripes = { width: 4, height: 2, pixels: Uint8Array.from([0, 100, 0, 200, 0, 100, 0, 200]) };
  expect([...shrink(stripes, 2, 1).pixels]).toEqual([50, 100]);
  expect(new Set(blur(createGrey(9, 9, 77), 0.8).pixels)).toEqual(new Set([77]));
});

it.each([
  [0, 0],
  [1, 1],
  [1, 5000],
  [5000, 1],
  [2, 3],
])('a picture of %i × %i pixels is prepared without an error', (width, height) => {
  for (const value of [0, 255]) {
    const { picture, quarters } = evenPicture(createGrey(width, height, value));
    const prepared = straightenPicture(picture, quarters).picture;
    expect(prepared.pixels.length).toBe(prepared.width * prepared.height);
  }
});

const picture = (ground: number, ink: number) => ({
  width: 4,
  height: 2,
  pixels: Uint8Array.from([ground, ground, ink, ground, ground, ground, ink, ground]),
});

it('inverts light text on a dark ground, and nothing else', () => {
  expect([...darkOnLight(picture(20, 230)).pixels]).toEqual([...picture(235, 25).pixels]);
  const page = picture(230, 20);
  expect(darkOnLight(page)).toBe(page);
  // A photo of a page in poor light.
  const dim = picture(110, 20);
  expect(darkOnLight(dim)).toBe(dim);
});
