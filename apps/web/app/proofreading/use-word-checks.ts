import { checkedWords } from '@inkstone/contracts/word-list';
import type { EditorLintReview } from '@inkstone/editor/lints';
import { showToast } from '@inkstone/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { quietCall } from '../call.ts';
import { useLatest } from '../use-latest.ts';
import { wordCheckOf } from './word-check.ts';
import { createWordChecks, type WordChecks } from './word-checks.ts';

/** A card is looked at when it has been open so long, in ms; the caret passes many on its way. */
const lookAfter = 800;

export interface WordChecksOptions {
  readonly accountId: string;
  readonly documentId: string;
  /** Whether cards can be seen. */
  readonly isPanelOpen: boolean;
}

/** Counts the findings about words that somebody looks at or accepts, for their word list. */
export function useWordChecks(
  review: EditorLintReview,
  { accountId, documentId, isPanelOpen }: WordChecksOptions,
): void {
  const checks = useQueue(accountId);
  useEffect(() => {
    if (!checks) return;
    return review.onAccepted((accepted) => {
      const check = wordCheckOf(documentId, accepted);
      if (check) checks.note(check);
    });
  }, [checks, review, documentId]);
  useEffect(() => {
    if (!checks || !isPanelOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: number | null = null;
    const stop = review.subscribe(() => {
      const { active } = review.current();
      if (active === seen) return;
      seen = active;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const seenNow = seen === null ? null : review.suggestion(seen);
        const check = seenNow && wordCheckOf(documentId, seenNow);
        if (check) checks.note(check);
      }, lookAfter);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [checks, review, documentId, isPanelOpen]);
}

/** What is noted while there is no network is sent when there is one again. */
function useQueue(accountId: string): WordChecks | null {
  const t = useLatest(useTranslations('writing'));
  const [checks, setChecks] = useState<WordChecks | null>(null);
  useEffect(() => {
    const made = createWordChecks({
      accountId,
      send: async (batch) => (await quietCall(checkedWords, { checks: batch })).added,
      onAdded: (words) => showToast.info(t.current('wordLearned', { words: words.join(', ') })),
      storage: localStorage,
    });
    const flush = () => void made.flush();
    setChecks(made);
    flush();
    addEventListener('online', flush);
    return () => {
      removeEventListener('online', flush);
      made.close();
    };
  }, [accountId, t]);
  return checks;
}
