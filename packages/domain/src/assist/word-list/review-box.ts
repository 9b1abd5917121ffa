import { day, type Instant, later, minute } from '@inkstone/kernel';

/** Review state of a word. */
export interface ReviewState {
  /** 0 is new; each success adds one. */
  readonly box: number;
  readonly dueAt: Instant;
}

/** Review interval of each level, in days: slightly more than double the previous one. */
export const boxDays = [0, 1, 3, 7, 16, 35, 80, 180] as const;
const lastBox = boxDays.length - 1;
/** Interval after which an unknown word is repeated, in ms: within the same session. */
const againAfter = 10 * minute;

/** A new word is due immediately. */
export function newReview(now: Instant): ReviewState {
  return { box: 0, dueAt: now };
}

/**
 * Known: one level up. Not known: due again soon and two levels down, because a well-known word is not
 * entirely forgotten.
 */
export function nextReview({ box }: Pick<ReviewState, 'box'>, isKnown: boolean, now: Instant): ReviewState {
  if (!isKnown) return { box: Math.max(0, Math.min(box, lastBox) - 2), dueAt: later(now, againAfter) };
  const next = Math.min(Math.max(0, box) + 1, lastBox);
  return { box: next, dueAt: later(now, (boxDays[next] ?? 0) * day) };
}
