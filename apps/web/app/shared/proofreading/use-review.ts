import type { LintReview, ReviewSnapshot } from '@inkstone/editor/lints';
import { useMemo, useSyncExternalStore } from 'react';
import { debouncedReview } from './debounced-review.ts';

/** The current findings of an editor for display. */
export function useReview(review: LintReview): ReviewSnapshot {
  const { subscribe, current } = useMemo(() => debouncedReview(review), [review]);
  return useSyncExternalStore(subscribe, current, current);
}
