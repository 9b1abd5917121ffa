import { calibrationOf, readCalibration } from '@inkstone/chinese/internal/ranking/calibration';
import { probability } from '@inkstone/chinese/internal/ranking/trees';
import { seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { fitCalibration, measureCalibration, type Verdict, writeCalibration } from './calibrate.ts';

/** Generates predictions of a ranker that is overconfident by a factor of two. */
function overconfident(count: number, seed: number): Verdict[] {
  const lots = seededRandom(seed).bytes(count * 2);
  return Array.from({ length: count }, (_, i) => {
    const logOdds = lots[2 * i] / 25 - 5;
    return { logOdds, isRight: lots[2 * i + 1] / 256 < probability(logOdds / 2) };
  });
}

const points = fitCalibration(overconfident(8000, 1));

describe('a calibration', () => {
  it('increases, and predicts the share of correct verdicts on unseen data', () => {
    expect(points.length).toBeGreaterThan(5);
    expect(
      points.every(([at, share], i) => i === 0 || (at > points[i - 1][0] && share > points[i - 1][1])),
    ).toBe(true);
    const calibrate = calibrationOf(points);
    const unseen = overconfident(8000, 2);
    const predicted = unseen.map((one) => ({ ...one, share: calibrate(one.logOdds) }));
    expect(measureCalibration(predicted).error).toBeLessThan(0.03);
    const unreported = unseen.map((one) => ({ ...one, share: probability(one.logOdds) }));
    expect(measureCalibration(unreported).error).toBeGreaterThan(0.1);
  });

  it('interpolates between its points and does not extrapolate', () => {
    const calibrate = calibrationOf([
      [-1, 0.2],
      [1, 0.8],
    ]);
    expect([-9, -1, 0, 1, 9].map((odds) => calibrate(odds))).toEqual([0.2, 0.2, 0.5, 0.8, 0.8]);
    expect(calibrationOf([])(0)).toBe(0.5);
  });

  it('is written with the share of mistakes for which it holds, and read again', () => {
    const text = writeCalibration(points, 0.0123);
    expect(text).toContain('12.3 wrong in 1000');
    expect(readCalibration(text)).toEqual(points);
  });
});
