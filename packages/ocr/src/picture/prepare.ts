import { divideByBackground } from './background.ts';
import { blur } from './blur.ts';
import { characterHeight } from './character-height.ts';
import { type GreyPicture, isWhole, turnQuarters } from './grey.ts';
import { resample } from './resample.ts';
import { shrink } from './shrink.ts';
import { findSkew } from './skew.ts';

/** Height in pixels at which engines recognise characters best; within the range nothing is scaled. */
const bestHeight = { least: 28, target: 32, most: 36 };
/** A larger picture takes more time and reads no better. */
const mostPixels = 14_000_000;
const blurSigma = 0.8;
/** A picture is only taken for sideways if the other direction is so much clearer. */
const sidewaysRatio = 1.25;

/** A picture as the engine gets it. */
export interface PreparedPicture {
  readonly picture: GreyPicture;
  /** By how much the original was turned clockwise, in degrees, by quarters and by the angle of the text. */
  readonly turned: number;
  /** By how much the picture was enlarged. */
  readonly scale: number;
}

/** A picture with even light that may lie on its side. */
export interface EvenPicture {
  readonly picture: GreyPicture;
  /** Quarters clockwise by which the picture seems to have been turned: 0 or 1. The text may still be upside down. */
  readonly quarters: 0 | 1;
}

/** Evens the light and finds whether the lines run downwards. The first half of the preparation. */
export function evenPicture(picture: GreyPicture): EvenPicture {
  const even = divideByBackground(picture);
  if (!isWhole(even)) return { picture: even, quarters: 0 };
  const upright = findSkew(even).energy;
  const sideways = findSkew(turnQuarters(even, -1)).energy;
  return { picture: even, quarters: sideways > upright * sidewaysRatio ? 1 : 0 };
}

/**
 * Turns a picture with even light upright, by `quarters` that it was turned clockwise and by the angle of its lines, scales
 * it to the height of characters that engines read best, and blurs noise. The second half of the preparation.
 */
export function straightenPicture(even: GreyPicture, quarters: number): PreparedPicture {
  const upright = turnQuarters(even, -quarters);
  if (!isWhole(upright)) return { picture: upright, turned: 0, scale: 1 };
  const { angle } = findSkew(upright);
  const scale = chooseScale(upright);
  const turned = resample(...shrinkFirst(upright, angle, scale));
  return { picture: blur(turned, blurSigma), turned: quarters * 90 + angle, scale };
}

function chooseScale(picture: GreyPicture): number {
  const height = characterHeight(picture);
  const isGood = height === null || (height >= bestHeight.least && height <= bestHeight.most);
  const wanted = isGood ? 1 : Math.min(4, Math.max(0.2, bestHeight.target / height));
  return Math.min(wanted, Math.sqrt(mostPixels / (picture.width * picture.height)));
}

/** Interpolation skips pixels when it shrinks by more than a half, so the mean of pixels is taken before. */
function shrinkFirst(
  picture: GreyPicture,
  angle: number,
  scale: number,
): [GreyPicture, { readonly angle: number; readonly scale: number }] {
  if (scale > 0.75) return [picture, { angle, scale }];
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  return [shrink(picture, width, height), { angle, scale: 1 }];
}
