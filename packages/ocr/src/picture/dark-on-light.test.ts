import { expect, it } from 'vitest';
import { darkOnLight } from './dark-on-light.ts';

const picture = (ground: number, ink: number) => ({
  width: 4,
  height: 2,
  pixels: Uint8Array.from([ground, ground, ink, ground, ground, ground, ink, ground]),
});

it('inverts light text on a dark ground, and nothing else', () => {
  expect([...darkOnLight(picture(20, 230)).pixels]).toEqual([...picture(235, 25).pixels]);
  const page = picture(230, 20);
  expect(darkOnLight(page)).toBe(page);
  // A photo of a page with little light.
  const dim = picture(110, 20);
  expect(darkOnLight(dim)).toBe(dim);
});
