import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTrackSolved, sliderTolerance } from './slider-track.ts';

const answer = 150;
/** Longer than any drag may last. */
const long = 300_000;
const drag = (...points: readonly (readonly [number, number])[]) => points.map(([ms, x]) => ({ ms, x }));
const hand = drag([0, 0], [90, 12], [180, 60], [320, 118], [450, 147], [600, 150]);

describe('isTrackSolved', () => {
  it.each([
    ['a hand', hand, true],
    [
      'a hand that passes the gap and comes back',
      drag([0, 0], [100, 70], [200, 140], [300, 170], [500, 151]),
      true,
    ],
    ['arrow keys', Array.from({ length: 76 }, (_, i) => ({ ms: i * 33, x: i * 2 })), true],
    ['just near enough', drag([0, 0], [100, 60], [200, 110], [300, answer + sliderTolerance]), true],
    [
      'not quite near enough',
      drag([0, 0], [100, 60], [200, 110], [300, answer + sliderTolerance + 0.5]),
      false,
    ],
    ['nothing', [], false],
    ['one point in the gap', drag([300, 150]), false],
    ['too few points', drag([0, 0], [200, 80], [400, 150]), false],
    ['a leap', drag([0, 0], [10, 1], [20, 2], [300, 150]), false],
    ['too quick', drag([0, 0], [30, 50], [60, 100], [90, 150]), false],
    ['left lying for minutes', drag([0, 0], [30, 50], [60, 100], [200_000, 150]), false],
    ['begun in the middle', drag([0, 100], [100, 120], [200, 140], [300, 150]), false],
    ['back in time', drag([0, 0], [300, 70], [200, 110], [400, 150]), false],
  ])('%s', (_, track, solved) => {
    expect(isTrackSolved(track, answer, long)).toBe(solved);
  });

  it.each([
    [600, true],
    // The browser's clock and the server's are two.
    [400, true],
    [300, false],
    [0, false],
  ])('a drag of 600 ms, %i ms after the puzzle was drawn', (shownMs, solved) => {
    expect(isTrackSolved(hand, answer, shownMs)).toBe(solved);
  });

  it('lets a clock of the browser be fast for a slow hand, too', () => {
    const slow = drag([0, 0], [20_000, 60], [50_000, 118], [100_000, 150]);
    expect(isTrackSolved(slow, answer, 99_000)).toBe(true);
    expect(isTrackSolved(slow, answer, 90_000)).toBe(false);
  });

  it('never takes a track that ends beside the gap', () => {
    const points = fc.array(fc.record({ ms: fc.nat(5000), x: fc.nat(320) }), { maxLength: 30 });
    fc.assert(
      fc.property(points, fc.integer({ min: 60, max: 260 }), (track, gap) => {
        const end = track.at(-1)?.x ?? 0;
        if (Math.abs(end - gap) > sliderTolerance) expect(isTrackSolved(track, gap, long)).toBe(false);
      }),
    );
  });
});
