import { day, type Instant, later, minute } from '@inkstone/kernel';

/** Where a word stands in its reviews. */
export interface ReviewState {
  /** 0 is new; each success is one more. */
  readonly box: number;
  readonly dueAt: Instant;
}

/** Days until a word of each box is asked again: every wait is a little more than twice the one before. */
export const boxDays = [0, 1, 3, 7, 16, 35, 80, 180] as const;
const lastBox = boxDays.length - 1;
/** A word that was not known comes again in this round. */
const againAfter = 10 * minute;

/** A word that has just come onto the list is due at once. */
export function newReview(now: Instant): ReviewState {
  return { box: 0, dueAt: now };
}

/** Known: one box on. Not known: soon again, and two boxes back, for what was known well is not all forgotten. */
export function nextReview({ box }: Pick<ReviewState, 'box'>, isKnown: boolean, now: Instant): ReviewState {
  if (!isKnown) return { box: Math.max(0, Math.min(box, lastBox) - 2), dueAt: later(now, againAfter) };
  const next = Math.min(Math.max(0, box) + 1, lastBox);
  return { box: next, dueAt: later(now, (boxDays[next] ?? 0) * day) };
}
