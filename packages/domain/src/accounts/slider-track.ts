import type { TrackPoint } from '@inkstone/contracts/accounts';

/** How far beside the gap still counts as in it, in px. */
export const sliderTolerance = 5;

const fewestPoints = 4;
/** Nobody has the picture before their eyes, sees the gap and begins to drag in less, in ms. */
const soonest = 400;
const shortest = 200;
const longest = 180_000;
const longestLeap = 0.6;
/** What two clocks may differ by over the same time: a share of it, and ms. */
const clockError = { share: 0.02, ms: 250 } as const;
/** What rounding to whole ms and px makes of two steps that are the same. */
const rounding = 1;
/** Of so many points chance alone puts no hand on a straight line. */
const tellingPoints = 6;

/**
 * Whether a drag puts the piece into the gap at `answer` the way a hand or arrow keys do: from the left edge, over some
 * time, in more than a leap, not like clockwork, and in no more than the `shownMs` since the puzzle was drawn. It
 * raises the price of machines; the limits on codes do the guarding.
 */
export function isTrackSolved(track: readonly TrackPoint[], answer: number, shownMs: number): boolean {
  const first = track[0];
  const last = track.at(-1);
  if (!first || !last || track.length < fewestPoints) return false;
  const took = last.ms - first.ms;
  return (
    Math.abs(last.x - answer) <= sliderTolerance &&
    first.x <= answer * (1 - longestLeap) &&
    took >= shortest &&
    took <= longest &&
    shownMs >= soonest &&
    took <= shownMs * (1 + clockError.share) + clockError.ms &&
    track.every((point, i) => isStep(track[i - 1], point, answer * longestLeap)) &&
    !isClockwork(track)
  );
}

function isStep(before: TrackPoint | undefined, point: TrackPoint, leap: number): boolean {
  return !before || (point.ms >= before.ms && Math.abs(point.x - before.x) <= leap);
}

/**
 * Keys move in equal steps at unequal times: held down, they wait before they repeat. A hand never keeps one speed
 * all the way. Clocks that browsers make coarse give unequal times, too.
 */
function isClockwork(track: readonly TrackPoint[]): boolean {
  const moved = track.findIndex(({ ms }) => ms > (track[0]?.ms ?? 0));
  // The first touch comes at no time.
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

/** Whether the way grows with the time from beginning to end. */
function isStraight(points: readonly TrackPoint[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return false;
  const speed = (last.x - first.x) / (last.ms - first.ms);
  return points.every(
    ({ ms, x }) => Math.abs(x - first.x - speed * (ms - first.ms)) <= rounding + speed * rounding,
  );
}
