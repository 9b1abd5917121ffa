import { correctLimits } from '@inkstone/contracts/assist';
import type { Editor, EditorParts } from '@inkstone/editor';
import { createPassingIgnored, EditorLintReview } from '@inkstone/editor/lints';
import { pasteLimit, wordLimit } from '@inkstone/editor/paste';
import { showToast } from '@inkstone/ui';
import { type RefObject, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RunningChecker } from '../../proofreading/checker.ts';
import { createIgnoredAlways } from '../../proofreading/ignored-always.ts';
import { useChecker } from '../../proofreading/use-checker.ts';
import { useEditor } from '../../proofreading/use-editor.ts';
import { useLatest } from '../../use-latest.ts';

const trialChoice = { withServer: true };

/** The editor of the trial: its text lives in the page alone. */
export function useTrialEditor(
  host: RefObject<HTMLElement | null>,
  onExceeded: (words: number) => void,
): { editor: Editor | null; review: EditorLintReview; checker: RunningChecker | null } {
  const t = useTranslations('writing');
  const words = useLatest(t);
  const exceeded = useLatest(onExceeded);
  const [review] = useState(() => new EditorLintReview());
  const checker = useChecker(trialChoice);
  const parts = useMemo((): EditorParts | null => {
    if (!checker) return null;
    return {
      shared: null,
      lints: { checker, review, ignored: createPassingIgnored(createIgnoredAlways()) },
      paste: {
        onTooLarge: () => showToast.warning(words.current('pasteTooLarge', { limit: pasteLimit })),
        onImages: () => undefined,
      },
      hint: () => words.current('trialBodyHint'),
      more: [wordLimit(correctLimits.trialWords, (count) => exceeded.current(count))],
    };
  }, [checker, review, words, exceeded]);
  return { editor: useEditor(host, { label: t('trialBodyLabel'), parts }), review, checker };
}
