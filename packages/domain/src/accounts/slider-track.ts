import type { TrackPoint } from '@inkstone/contracts/accounts';

/** Tolerance around the gap, in px. */
export const sliderTolerance = 5;

const minPoints = 4;
/** Minimum human reaction time from display to the start of the drag, in ms. */
const soonest = 400;
const shortest = 200;
const longest = 180_000;
const maxLeap = 0.6;
/** Tolerance between the browser's and the server's clock: a share of the duration, and ms. */
const clockError = { share: 0.02, ms: 250 } as const;
/** Rounding error of equal steps, in ms and px. */
const rounding = 1;
/** With this many points, a human drag is not exactly straight by chance. */
const tellingPoints = 6;

/**
 * Whether a drag ends in the gap at `answer` and looks human: by hand or arrow keys, from the left edge, over
 * some time, in several steps, not uniform, and within `shownMs` since the puzzle was rendered. It makes
 * automation more expensive; actual protection comes from the limits on codes.
 */
export function isTrackSolved(track: readonly TrackPoint[], answer: number, shownMs: number): boolean {
  const first = track[0];
  const last = track.at(-1);
  if (!first || !last || track.length < minPoints) return false;
  const took = last.ms - first.ms;
  return (
    Math.abs(last.x - answer) <= sliderTolerance &&
    first.x <= answer * (1 - maxLeap) &&
    took >= shortest &&
    took <= longest &&
    shownMs >= soonest &&
    took <= shownMs * (1 + clockError.share) + clockError.ms &&
    track.every((point, i) => isStep(track[i - 1], point, answer * maxLeap)) &&
    !isClockwork(track)
  );
}

function isStep(before: TrackPoint | undefined, point: TrackPoint, leap: number): boolean {
  return !before || (point.ms >= before.ms && Math.abs(point.x - before.x) <= leap);
}

/**
 * Arrow keys give equal steps at unequal times, because of the delay before key repeat. A hand never keeps a
 * constant speed. Coarse browser timers also give unequal times.
 */
function isClockwork(track: readonly TrackPoint[]): boolean {
  const moved = track.findIndex(({ ms }) => ms > (track[0]?.ms ?? 0));
  // The first point has no time before it.
  const points = track.slice(Math.max(moved - 1, 0));
  const steps = points.slice(1).map(({ ms, x }, i) => {
    const before = points[i] ?? { ms, x };
    return { ms: ms - before.ms, x: x - before.x };
  });
  return isEven(steps.map(({ x }) => x))
    ? isEven(steps.map(({ ms }) => ms))
    : points.length >= tellingPoints && isStraight(points);
}

function isEven(values: readonly number[]): boolean {
  return Math.max(...values) - Math.min(...values) <= rounding;
}

/** Whether the distance grows linearly with time. */
function isStraight(points: readonly TrackPoint[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return false;
  const speed = (last.x - first.x) / (last.ms - first.ms);
  return points.every(
    ({ ms, x }) => Math.abs(x - first.x - speed * (ms - first.ms)) <= rounding + speed * rounding,
  );
}
