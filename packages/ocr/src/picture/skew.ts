import type { GreyPicture } from './grey.ts';
import { findInk } from './ink.ts';
import { shrinkToSide } from './shrink.ts';

/** Maximum side, in pixels, of the picture on which the angle is measured. */
const side = 1000;
/** Maximum angle that is searched, in degrees. */
const maxAngle = 10;
const coarse = 0.5;
const fine = 0.1;
/** Maximum number of points; more do not improve the accuracy. */
const maxPoints = 80_000;

/** Positions of ink. */
interface Points {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** The angle of the lines of text. */
export interface Skew {
  /** Clockwise rotation of the text, in degrees. */
  readonly angle: number;
  /** Contrast between rows of ink and of paper at this angle; compared between two rotations of one picture. */
  readonly energy: number;
}

/** Finds the angle at which the projection of the ink to the left edge changes most between rows. */
export function findSkew(picture: GreyPicture): Skew {
  const points = inkPoints(shrinkToSide(picture, side));
  if (points.x.length < 50) return { angle: 0, energy: 0 };
  const rough = strongest(points, range(-maxAngle, maxAngle, coarse));
  const { angle, energy } = strongest(points, range(rough.angle - coarse, rough.angle + coarse, fine));
  return { angle: Math.abs(angle) < fine / 2 ? 0 : angle, energy };
}

function range(from: number, to: number, step: number): number[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => from + index * step);
}

/** Returns the ink next to paper above or below; solid areas carry no information about the angle. */
function inkPoints(picture: GreyPicture): Points {
  const { width, height } = picture;
  const ink = findInk(picture);
  const found: number[] = [];
  for (let index = width; index < ink.length; index++) {
    if (ink[index] === 1 && (ink[index - width] === 0 || ink[index + width] === 0)) found.push(index);
  }
  const step = Math.max(1, Math.ceil(found.length / maxPoints));
  const kept = found.filter((_, index) => index % step === 0);
  return {
    x: Float32Array.from(kept, (index) => index % width),
    y: Float32Array.from(kept, (index) => Math.floor(index / width)),
    width,
    height,
  };
}

function strongest(points: Points, angles: readonly number[]): Skew {
  let best: Skew = { angle: 0, energy: -1 };
  for (const angle of angles) {
    const energy = energyAt(points, angle);
    // Of angles with equal energy, the smaller one is chosen.
    const isBetter = energy > best.energy * 1.0001;
    const isSmaller = energy >= best.energy && Math.abs(angle) < Math.abs(best.angle);
    if (isBetter || isSmaller) best = { angle, energy };
  }
  return best;
}

function energyAt({ x, y, width, height }: Points, angle: number): number {
  const slope = Math.tan((angle * Math.PI) / 180);
  const margin = Math.ceil(Math.abs(slope) * width) + 2;
  const rows = new Float64Array(height + 2 * margin);
  for (let index = 0; index < x.length; index++) {
    const row = (y[index] ?? 0) - (x[index] ?? 0) * slope + margin;
    const whole = Math.floor(row);
    // Distributed over two rows, so that the energy is continuous in the angle.
    rows[whole] = (rows[whole] ?? 0) + 1 - (row - whole);
    rows[whole + 1] = (rows[whole + 1] ?? 0) + row - whole;
  }
  let energy = 0;
  for (let row = 2; row < rows.length; row++) {
    const change = (rows[row] ?? 0) - (rows[row - 2] ?? 0);
    energy += change * change;
  }
  return (energy * height) / (x.length * x.length);
}
