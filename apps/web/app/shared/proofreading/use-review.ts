import type { LintReview, ReviewSnapshot } from '@inkstone/editor/lints';
import { useMemo, useSyncExternalStore } from 'react';
import { calmReview } from './calm-review.ts';

/** The current findings of an editor for display. */
export function useReview(review: LintReview): ReviewSnapshot {
  const { subscribe, current } = useMemo(() => calmReview(review), [review]);
  return useSyncExternalStore(subscribe, current, current);
}
