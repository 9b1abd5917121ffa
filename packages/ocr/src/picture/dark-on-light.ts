import type { GreyPicture } from './grey.ts';

/** A picture whose ground is light: one of light text on a dark ground, such as a screenshot in dark mode, is inverted. */
export function darkOnLight(picture: GreyPicture): GreyPicture {
  const { pixels } = picture;
  let dark = 0;
  for (const grey of pixels) if (grey < 96) dark++;
  if (dark * 3 < pixels.length * 2) return picture;
  return { ...picture, pixels: pixels.map((grey) => 255 - grey) };
}
