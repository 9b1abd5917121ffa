import { isSameStatus, isSettled } from '@inkstone/editor/checking';
import type { LintReview, ReviewSnapshot } from '@inkstone/editor/lints';

/** The part of a review that a panel observes. */
export type WatchedReview = Pick<LintReview, 'current' | 'subscribe'>;

/** Time for which the progress of a check must be unchanged before it is shown, in ms. */
export const progressDelay = 400;

/**
 * A debounced review for display. While the user types, each pause starts a check that ends immediately; showing each would
 * distract and cost two frames, so progress is shown only when it is stable. Other changes are shown immediately: that a text is
 * no longer checked, findings, and the first check of a text.
 */
export function debouncedReview(review: WatchedReview): WatchedReview {
  let shown = review.current();
  let hasSettled = isSettled(shown.check);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show(next: ReviewSnapshot): void {
    hasSettled ||= isSettled(next.check);
    if (looksSame(shown, next)) return;
    shown = next;
    for (const listener of listeners) listener();
  }

  function follow(): void {
    const next = review.current();
    const isStale = isSettled(shown.check) && !isSettled(next.check);
    clearTimeout(timer);
    if (!hasSettled || isStale || isSameStatus(next.check, shown.check)) {
      show(next);
      return;
    }
    timer = setTimeout(() => show(review.current()), progressDelay);
    show({ ...next, check: shown.check });
  }

  let stop = () => undefined as unknown;
  return {
    current: () => shown,
    subscribe(listener) {
      if (listeners.size === 0) stop = review.subscribe(follow);
      listeners.add(listener);
      follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop();
        clearTimeout(timer);
      };
    },
  };
}

function looksSame(one: ReviewSnapshot, other: ReviewSnapshot): boolean {
  return one.lints === other.lints && one.active === other.active && isSameStatus(one.check, other.check);
}
