import type { TrackPoint } from '@inkstone/contracts/accounts';

/** How far beside the gap still counts as in it, in px. */
export const sliderTolerance = 5;

const fewestPoints = 4;
const shortest = 200;
const longest = 180_000;
const longestLeap = 0.6;
/** What two clocks may differ by over the same time: a share of it, and ms. */
const clockError = { share: 0.02, ms: 250 } as const;

/**
 * Whether a drag puts the piece into the gap at `answer` the way a hand or arrow keys do: from the left edge,
 * over some time, in more than a leap, and in no more than the `shownMs` since the puzzle was drawn. It raises the
 * price of machines; the limits on codes do the guarding.
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
    took <= shownMs * (1 + clockError.share) + clockError.ms &&
    track.every((point, i) => isStep(track[i - 1], point, answer * longestLeap))
  );
}

function isStep(before: TrackPoint | undefined, point: TrackPoint, leap: number): boolean {
  return !before || (point.ms >= before.ms && Math.abs(point.x - before.x) <= leap);
}
