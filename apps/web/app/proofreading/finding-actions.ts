import type { Editor } from '@inkstone/editor';
import { formats } from '@inkstone/editor/commands';
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

/** Binds the actions to a review of an editor; visitors have no words. */
export function useFindingActions(
  review: LintReview,
  editor: Editor,
  myWords: MyWords | null,
): FindingActions {
  const t = useTranslations('writing');
  return useMemo(() => {
    const back = (run: () => void) => ({
      label: t('undo'),
      run: () => {
        run();
        returnTo(editor);
      },
    });
    const undo = () => void formats.undo.run(editor);
    return {
      accept({ serial }, replacement) {
        if (!review.accept(serial, replacement)) showToast.info(t('findingGone'));
        returnTo(editor);
      },
      acceptAll(which) {
        const count = review.acceptAll(which);
        if (count > 0) showToast.success(t('acceptedMany', { count }), back(undo));
        returnTo(editor);
      },
      ignoreOnce({ serial }) {
        const takeBack = review.ignoreOnce(serial);
        if (takeBack) showToast.info(t('ignoredOnce'), back(takeBack));
        returnTo(editor);
      },
      ignoreAlways({ serial, lint }) {
        const takeBack = review.ignoreAlways(serial);
        if (takeBack) showToast.info(t('ignoredAlways', { text: lint.original }), back(takeBack));
        returnTo(editor);
      },
      isForWords: ({ lint }) => myWords !== null && aboutWords.has(lint.category),
      addToWords({ lint }) {
        const takeBack = myWords?.add(lint.original);
        if (takeBack) showToast.success(t('addedToWords', { word: lint.original }), back(takeBack));
        returnTo(editor);
      },
      show: ({ serial }) => review.goTo(serial),
    };
  }, [review, editor, myWords, t]);
}

/** The button pressed goes with its card: the caret takes the focus, but where that would bring up a keyboard. */
function returnTo({ view }: Editor): void {
  if (matchMedia('(pointer: coarse)').matches) getSelection()?.removeAllRanges();
  else view.focus();
}
