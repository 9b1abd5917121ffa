import { correctLimits } from '@inkstone/contracts/assist';
import type { Editor, EditorParts } from '@inkstone/editor';
import type { CheckService } from '@inkstone/editor/checking';
import { createDocumentIgnored } from '@inkstone/editor/collab';
import { FindMarks } from '@inkstone/editor/find';
import { EditorLintReview } from '@inkstone/editor/lints';
import { pasteLimit, wordLimit } from '@inkstone/editor/paste';
import { showToast } from '@inkstone/ui';
import { type RefObject, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLatest } from '../../../platform/use-latest.ts';
import { createIgnoredAlways } from '../../../shared/proofreading/ignored-always.ts';
import type { SensitiveGroups } from '../../../shared/proofreading/sensitive-groups.ts';
import { useChecking } from '../../../shared/proofreading/use-checking.ts';
import { useEditor } from '../../../shared/proofreading/use-editor.ts';
import type { TrialBody } from './trial-body.ts';

const trialChoice = { withServer: true };

/** The trial editor with its proofreading; parts that have not been started yet are null. */
export interface TrialEditor {
  readonly editor: Editor | null;
  readonly review: EditorLintReview;
  readonly service: CheckService | null;
  readonly groups: SensitiveGroups | null;
}

/** The trial editor: its text is neither synchronized nor stored in a database. */
export function useTrialEditor(
  host: RefObject<HTMLElement | null>,
  body: TrialBody | null,
  onExceeded: (words: number) => void,
): TrialEditor {
  const t = useTranslations('writing');
  const words = useLatest(t);
  const exceeded = useLatest(onExceeded);
  const [review] = useState(() => new EditorLintReview());
  const checking = useChecking(trialChoice);
  const service = checking?.service ?? null;
  const parts = useMemo((): EditorParts | null => {
    if (!service || !body) return null;
    return {
      shared: body.page.shared,
      lints: { service, review, ignored: createDocumentIgnored(body.page.doc, createIgnoredAlways()) },
      paste: {
        onTooLarge: () => showToast.warning(words.current('pasteTooLarge', { limit: pasteLimit })),
        onImages: () => undefined,
        onPicturesLost: () => undefined,
      },
      hint: () => words.current('trialBodyHint'),
      more: [FindMarks, wordLimit(correctLimits.trialWords, (count) => exceeded.current(count))],
    };
  }, [service, body, review, words, exceeded]);
  const editor = useEditor(host, { label: t('trialBodyLabel'), parts });
  return { editor, review, service, groups: checking?.groups ?? null };
}
