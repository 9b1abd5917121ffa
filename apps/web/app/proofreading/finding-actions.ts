import type { LintReview, PlacedLint } from '@inkstone/editor/lints';
import type { Category } from '@inkstone/proofread';
import { showToast } from '@inkstone/ui';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { MyWords } from './my-words.ts';

/** What can be done with findings, with a word about it in passing and a way back. */
export interface FindingActions {
  accept(finding: PlacedLint, replacement: string): void;
  acceptAll(which: (finding: PlacedLint) => boolean): void;
  ignoreOnce(finding: PlacedLint): void;
  ignoreAlways(finding: PlacedLint): void;
  /** Whether `addToWords` does for a finding what `ignoreAlways` does for others. */
  isForWords(finding: PlacedLint): boolean;
  addToWords(finding: PlacedLint): void;
  show(finding: PlacedLint): void;
}

/** Findings that are about one word, so that the word itself may be declared right. */
const aboutWords: ReadonlySet<Category> = new Set(['spelling', 'word-choice', 'sensitive']);

/** Binds the actions to a review. `undo` takes back the last step of its editor; visitors have no words. */
export function useFindingActions(
  review: LintReview,
  undo: () => void,
  myWords: MyWords | null,
): FindingActions {
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
      isForWords: ({ lint }) => myWords !== null && aboutWords.has(lint.category),
      addToWords({ lint }) {
        const takeBack = myWords?.add(lint.original);
        if (takeBack) showToast.success(t('addedToWords', { word: lint.original }), back(takeBack));
      },
      show: ({ serial }) => review.goTo(serial),
    };
  }, [review, undo, myWords, t]);
}
