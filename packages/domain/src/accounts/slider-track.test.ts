import { seededRandom } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTrackSolved, sliderTolerance } from './slider-track.ts';

const answer = 150;
/** Longer than the maximum duration of a drag. */
const long = 300_000;
const drag = (...points: readonly (readonly [number, number])[]) => points.map(([ms, x]) => ({ ms, x }));
const hand = drag([0, 0], [90, 12], [180, 60], [320, 118], [450, 147], [600, 150]);

/**
 * A key held down: half a second until it repeats, then one step at every `beat` ms, measured by a timer that counts in steps of
 * `tick` ms.
 */
const held = (beat: number, tick: number) =>
  Array.from({ length: 151 }, (_, x) => {
    const ms = x < 2 ? 0 : 500 + (x - 2) * beat + (x % 3);
    return { ms: Math.floor(ms / tick) * tick, x };
  });
const pressed = (seed: number) => {
  const random = seededRandom(seed);
  let ms = 0;
  return Array.from({ length: 151 }, (_, x) => {
    if (x > 1) ms += 140 + (random.bytes(1)[0] ?? 0) / 8;
    return { ms: Math.round(ms), x };
  });
};
/** A movement that accelerates and slows down, like that of a hand. */
const steady = (took: number) =>
  Array.from({ length: 60 }, (_, i) => {
    const t = i / 59;
    return { ms: Math.round(t * took), x: Math.round(answer * (3 * t ** 2 - 2 * t ** 3)) };
  });
const trembling = () =>
  steady(2500).map(({ ms, x }, i) => ({ ms, x: Math.max(0, x + ([0, 2, -1, -2, 1][i % 5] ?? 0)) }));
const clockwork = (steps: number, beat: number) =>
  Array.from({ length: steps + 1 }, (_, i) => ({ ms: i * beat, x: Math.round((answer * i) / steps) }));

describe('isTrackSolved', () => {
  it.each([
    ['a hand', hand, true],
    [
      'a hand that passes the gap and comes back',
      drag([0, 0], [100, 70], [200, 140], [300, 170], [500, 151]),
      true,
    ],
    ['arrow keys held down', held(33, 1), true],
    ['arrow keys under a clock that is coarse', held(33, 100), true],
    ['arrow keys pressed one by one', pressed(6), true],
    [
      'page keys pressed one by one',
      drag([0, 0], [0, 26], [410, 52], [790, 78], [1260, 104], [1600, 130], [2100, 152]),
      true,
    ],
    ['a finger on a slow device', drag([0, 0], [0, 4], [180, 61], [350, 122], [510, 149]), true],
    ['a hand with a tremor', trembling(), true],
    ['a slow and steady hand', steady(9000), true],
    ['one speed and one beat', clockwork(25, 10), false],
    ['one speed and one beat, begun as the page begins', [{ ms: 0, x: 0 }, ...clockwork(25, 10)], false],
    ['one speed for a long time', clockwork(150, 33), false],
    [
      'one speed at unequal times',
      drag([0, 0], [31, 12], [90, 34], [180, 68], [240, 90], [330, 124], [400, 150]),
      false,
    ],
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
    // The browser and the server have different clocks.
    [400, true],
    [340, false],
    [0, false],
  ])('a drag of 600 ms, %i ms after the puzzle was drawn', (shownMs, solved) => {
    expect(isTrackSolved(hand, answer, shownMs)).toBe(solved);
  });

  it('tolerates a fast clock of the browser for a slow drag, too', () => {
    const slow = drag([0, 0], [20_000, 60], [50_000, 118], [100_000, 150]);
    expect(isTrackSolved(slow, answer, 99_000)).toBe(true);
    expect(isTrackSolved(slow, answer, 90_000)).toBe(false);
  });

  it('accepts the fastest human drag, and none faster', () => {
    const quick = drag([0, 0], [60, 50], [120, 110], [200, 150]);
    expect(isTrackSolved(quick, answer, 399)).toBe(false);
    expect(isTrackSolved(quick, answer, 400)).toBe(true);
  });

  it('accepts every human drag: from rest to rest, at any speed and frame rate', () => {
    const hand = fc.record({
      took: fc.integer({ min: 300, max: 20_000 }),
      frame: fc.constantFrom(4, 8, 16, 17, 33, 50),
      skew: fc.double({ min: 0.6, max: 1.6, noNaN: true }),
    });
    fc.assert(
      fc.property(hand, fc.integer({ min: 60, max: 260 }), ({ took, frame, skew }, gap) => {
        const frames = Math.ceil(took / frame);
        const track = Array.from({ length: frames + 1 }, (_, i) => {
          const t = (i / frames) ** skew;
          return { ms: i * frame, x: Math.round(gap * (3 * t ** 2 - 2 * t ** 3)) };
        });
        // The page records only changes.
        const noted = track.filter(({ x }, i) => i === 0 || x !== track[i - 1]?.x);
        expect(isTrackSolved(noted, gap, long)).toBe(true);
      }),
    );
  });

  it('never accepts a track that ends beside the gap', () => {
    const points = fc.array(fc.record({ ms: fc.nat(5000), x: fc.nat(320) }), { maxLength: 30 });
    fc.assert(
      fc.property(points, fc.integer({ min: 60, max: 260 }), (track, gap) => {
        const end = track.at(-1)?.x ?? 0;
        if (Math.abs(end - gap) > sliderTolerance) expect(isTrackSolved(track, gap, long)).toBe(false);
      }),
    );
  });
});
