import type { LintReview, PlacedLint } from '@inkstone/editor/lints';
import { showToast } from '@inkstone/ui';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

/** What can be done with findings, with a word about it in passing and a way back. */
export interface FindingActions {
  accept(finding: PlacedLint, replacement: string): void;
  acceptAll(which: (finding: PlacedLint) => boolean): void;
  ignoreOnce(finding: PlacedLint): void;
  ignoreAlways(finding: PlacedLint): void;
  show(finding: PlacedLint): void;
}

/** Binds the actions to a review. `undo` takes back the last step of its editor. */
export function useFindingActions(review: LintReview, undo: () => void): FindingActions {
  const t = useTranslations('writing');
  return useMemo(() => {
    const back = (run: () => void) => ({ label: t('undo'), run });
    return {
      accept({ serial }, replacement) {
        if (!review.accept(serial, replacement)) showToast.info(t('findingGone'));
      },
      acceptAll(which) {
        const count = review.acceptAll(which);
        if (count > 0) showToast.success(t('acceptedMany', { count }), back(undo));
      },
      ignoreOnce({ serial }) {
        const takeBack = review.ignoreOnce(serial);
        if (takeBack) showToast.info(t('ignoredOnce'), back(takeBack));
      },
      ignoreAlways({ serial, lint }) {
        const takeBack = review.ignoreAlways(serial);
        if (takeBack) showToast.info(t('ignoredAlways', { text: lint.original }), back(takeBack));
      },
      show: ({ serial }) => review.goTo(serial),
    };
  }, [review, undo, t]);
}
