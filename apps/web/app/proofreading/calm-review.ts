import type { LintReview, ReviewSnapshot } from '@inkstone/editor/lints';

/** What a panel watches of a review. */
export type WatchedReview = Pick<LintReview, 'current' | 'subscribe'>;

/** A check of what is being typed is spoken of when it has taken this long, in ms. */
export const calmDelay = 600;
/** More texts than these are not just being typed: an opened document, or one pasted. */
const typedTexts = 2;

/**
 * A review for the eye: while somebody types, each pause begins a check that is over at once, and saying so each time
 * would disturb and cost two frames. Findings come as soon as they are there, and so does any other news.
 */
export function calmReview(review: WatchedReview): WatchedReview {
  let shown = review.current();
  let hasChecked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show(next: ReviewSnapshot): void {
    hasChecked ||= isChecking(shown) && !isChecking(next);
    if (looksSame(shown, next)) return;
    shown = next;
    for (const listener of listeners) listener();
  }

  function follow(): void {
    const next = review.current();
    const { waiting, hasFailed } = next.progress;
    const isTyped = hasChecked && waiting <= typedTexts && hasFailed === shown.progress.hasFailed;
    if (isTyped && isChecking(next) && !isChecking(shown)) {
      timer ??= setTimeout(() => show(review.current()), calmDelay);
      show({ ...next, progress: shown.progress });
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    show(next);
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
        timer = undefined;
      };
    },
  };
}

function isChecking({ progress }: ReviewSnapshot): boolean {
  return progress.waiting > 0;
}

/** Nobody is told how many texts are waited for. */
function looksSame(one: ReviewSnapshot, other: ReviewSnapshot): boolean {
  return (
    one.lints === other.lints &&
    one.active === other.active &&
    isChecking(one) === isChecking(other) &&
    one.progress.hasFailed === other.progress.hasFailed
  );
}
