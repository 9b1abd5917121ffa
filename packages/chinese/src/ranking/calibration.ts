import { probability } from './trees.ts';

/** Maps log-odds of the trees to the share of such changes that were correct. */
export type Calibration = (logOdds: number) => number;

/** A calibration point: the share that was correct at these log-odds. */
export type CalibrationPoint = readonly [logOdds: number, share: number];

/** Creates a calibration by linear interpolation between sorted points; constant beyond the ends. */
export function calibrationOf(points: readonly CalibrationPoint[]): Calibration {
  return (logOdds) => {
    const next = points.findIndex(([at]) => at > logOdds);
    if (next === -1) return points.at(-1)?.[1] ?? probability(logOdds);
    const [to, high] = points[next];
    const [from, low] = points[Math.max(0, next - 1)];
    return next === 0 ? high : low + ((high - low) * (logOdds - from)) / (to - from);
  };
}

/** Parses `data/calibration.txt`: lines of odds and share; `#` starts a comment. */
export function readCalibration(text: string): CalibrationPoint[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [logOdds, share] = line.split(' ');
      return [Number(logOdds), Number(share)];
    });
}

/** Returns the odds below which no share reaches `minShare`, so that proposals with less evidence can be skipped early. */
export function oddsBelow(calibrate: Calibration, minShare: number): number {
  let [low, high] = [-50, 50];
  if (calibrate(low) >= minShare) return Number.NEGATIVE_INFINITY;
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (calibrate(middle) < minShare) low = middle;
    else high = middle;
  }
  return low;
}
