import { probability } from './trees.ts';

/** Turns what the trees say, as logarithm of odds, into the share of such changes that were right. */
export type Calibration = (logOdds: number) => number;

/** A point of a calibration: at these odds this share was right. */
export type CalibrationPoint = readonly [logOdds: number, share: number];

/** Draws straight lines between points, in order of odds; beyond the outermost it stays as it is there. */
export function calibrationOf(points: readonly CalibrationPoint[]): Calibration {
  return (logOdds) => {
    const next = points.findIndex(([at]) => at > logOdds);
    if (next === -1) return points.at(-1)?.[1] ?? probability(logOdds);
    const [to, high] = points[next];
    const [from, low] = points[Math.max(0, next - 1)];
    return next === 0 ? high : low + ((high - low) * (logOdds - from)) / (to - from);
  };
}

/** Reads `data/calibration.txt`: lines of odds and share; `#` begins a remark. */
export function readCalibration(text: string): CalibrationPoint[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [logOdds, share] = line.split(' ');
      return [Number(logOdds), Number(share)];
    });
}
