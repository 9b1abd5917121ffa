import type { Editor } from '@inkstone/editor';
import type { LintReview, PlacedLint } from '@inkstone/editor/lints';
import type { Category } from '@inkstone/proofread';
import { showToast } from '@inkstone/ui';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { recordOnce } from '../../platform/analytics.ts';
import { type Accepting, acceptingOf } from './accepting.ts';
import type { MyWords } from './my-words.ts';

/** Actions on findings, each with a confirmation message and undo. */
export interface FindingActions {
  accept(finding: PlacedLint, replacement: string): void;
  /** Accepts the selected findings that need no review, after checking the result. */
  acceptAll(which: (finding: PlacedLint) => boolean): void;
  /** Accepts equal findings, one of which has been reviewed. */
  acceptEqual(findings: readonly PlacedLint[]): void;
  /** The state of accepting many at once. */
  readonly accepting: Accepting;
  undoAccepted(): void;
  ignoreOnce(finding: PlacedLint): void;
  ignoreEqual(findings: readonly PlacedLint[]): void;
  ignoreAlways(finding: PlacedLint): void;
  /** Whether `addToWords` replaces `ignoreAlways` for a finding. */
  isForWords(finding: PlacedLint): boolean;
  addToWords(finding: PlacedLint): void;
  show(finding: PlacedLint): void;
}

/** Categories of findings about a single word, which can be added to the user's words. */
const wordCategories: ReadonlySet<Category> = new Set(['spelling', 'word-choice', 'sensitive']);

/** Binds the actions to a review of an editor; visitors have no word list. */
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
    const accepting = acceptingOf(review, editor);
    const propose: typeof accepting.propose = async (...wanted) => {
      await accepting.propose(...wanted);
      if (accepting.getSnapshot().proposal === null) returnTo(editor);
    };
    return {
      accept({ serial }, replacement) {
        if (review.accept(serial, replacement)) recordOnce('correction_accepted', 'write');
        else showToast.info(t('findingGone'));
        returnTo(editor);
      },
      acceptAll: (which) => void propose(which),
      acceptEqual(findings) {
        const serials = new Set(findings.map(({ serial }) => serial));
        void propose(
          ({ serial }) => serials.has(serial),
          () => true,
        );
      },
      accepting,
      undoAccepted() {
        accepting.undo();
        returnTo(editor);
      },
      ignoreOnce({ serial }) {
        const takeBack = review.ignoreOnce(serial);
        if (takeBack) showToast.info(t('ignoredOnce'), back(takeBack));
        returnTo(editor);
      },
      ignoreEqual(findings) {
        const ways = findings.flatMap(({ serial }) => review.ignoreOnce(serial) ?? []);
        if (ways.length > 0) {
          const takeBack = () => {
            for (const way of ways) way();
          };
          showToast.info(t('ignoredMany', { count: ways.length }), back(takeBack));
        }
        returnTo(editor);
      },
      ignoreAlways({ serial, lint }) {
        const takeBack = review.ignoreAlways(serial);
        if (takeBack) showToast.info(t('ignoredAlways', { text: lint.original }), back(takeBack));
        returnTo(editor);
      },
      isForWords: ({ lint }) => myWords !== null && wordCategories.has(lint.category),
      addToWords({ lint }) {
        const takeBack = myWords?.add(lint.original);
        if (takeBack) showToast.success(t('addedToWords', { word: lint.original }), back(takeBack));
        returnTo(editor);
      },
      show: ({ serial }) => review.goTo(serial),
    };
  }, [review, editor, myWords, t]);
}

/**
 * The pressed button disappears with its card: moves the focus to the editor, unless that would open an
 * on-screen keyboard.
 */
function returnTo({ view }: Editor): void {
  if (matchMedia('(pointer: coarse)').matches) getSelection()?.removeAllRanges();
  else view.focus();
}
