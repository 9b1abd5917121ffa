import type { LintReview, ReviewSnapshot } from '@inkstone/editor/lints';
import { useSyncExternalStore } from 'react';

/** The findings of an editor as they are now. */
export function useReview(review: LintReview): ReviewSnapshot {
  return useSyncExternalStore(review.subscribe, review.current, review.current);
}
