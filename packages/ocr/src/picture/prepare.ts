import { divideByBackground } from './background.ts';
import { blur } from './blur.ts';
import { characterHeight } from './character-height.ts';
import { type GreyPicture, isWhole, turnQuarters } from './grey.ts';
import { resample } from './resample.ts';
import { shrink } from './shrink.ts';
import { findSkew } from './skew.ts';

/** Range of character heights in pixels at which engines recognise best; within it a picture is not scaled. */
const bestHeight = { min: 28, target: 32, max: 36 };
/** Maximum number of pixels; larger pictures take more time without better results. */
const maxPixels = 14_000_000;
const blurSigma = 0.8;
/** Factor by which the lines in the other direction must be clearer for a picture to count as sideways. */
const sidewaysRatio = 1.25;

/** A picture prepared for the engine. */
export interface PreparedPicture {
  readonly picture: GreyPicture;
  /** Clockwise rotation of the original in degrees: quarter turns plus the skew of the text. */
  readonly turned: number;
  /** Scale factor of the picture. */
  readonly scale: number;
}

/** A picture with normalised lighting that may be rotated by a quarter turn. */
export interface EvenPicture {
  readonly picture: GreyPicture;
  /** Estimated clockwise quarter turns of the picture: 0 or 1. The text may still be upside down. */
  readonly quarters: 0 | 1;
}

/** First part of the preparation: normalises the lighting and detects whether the lines are vertical. */
export function evenPicture(picture: GreyPicture): EvenPicture {
  const even = divideByBackground(picture);
  if (!isWhole(even)) return { picture: even, quarters: 0 };
  const upright = findSkew(even).energy;
  const sideways = findSkew(turnQuarters(even, -1)).energy;
  return { picture: even, quarters: sideways > upright * sidewaysRatio ? 1 : 0 };
}

/**
 * Second part of the preparation: undoes the rotation by `quarters` clockwise quarter turns and the skew of the lines, scales to
 * the character height that engines recognise best, and blurs noise.
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
  const isGood = height === null || (height >= bestHeight.min && height <= bestHeight.max);
  const wanted = isGood ? 1 : Math.min(4, Math.max(0.2, bestHeight.target / height));
  return Math.min(wanted, Math.sqrt(maxPixels / (picture.width * picture.height)));
}

/** Averages pixels before the interpolation, which skips pixels when it shrinks by more than half. */
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
