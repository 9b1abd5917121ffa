import { checkedWords } from '@inkstone/contracts/assist/word-list';
import type { EditorLintReview } from '@inkstone/editor/lints';
import { showToast } from '@inkstone/ui';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { quietCall } from '../../platform/call.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { wordCheckOf } from './word-check.ts';
import { createWordChecks, type WordChecks } from './word-checks.ts';

/** Time for which a card must be expanded to count as viewed, in ms; moving the caret expands many cards only briefly. */
const checkDelay = 800;

export interface WordChecksOptions {
  readonly accountId: string;
  readonly documentId: string;
  /** Whether cards are visible. */
  readonly isPanelOpen: boolean;
}

/** Counts findings about words that the user views or accepts, for their word list. */
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
      }, checkDelay);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [checks, review, documentId, isPanelOpen]);
}

/** The queue of the account. Events recorded offline are sent when the network is back. */
function useQueue(accountId: string): WordChecks | null {
  const t = useLatest(useTranslations('writing'));
  const format = useLatest(useFormatter());
  const [checks, setChecks] = useState<WordChecks | null>(null);
  useEffect(() => {
    const made = createWordChecks({
      accountId,
      send: async (batch) => (await quietCall(checkedWords, { checks: batch })).added,
      onAdded: (words) => showToast.info(t.current('wordLearned', { words: format.current.list(words) })),
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
  }, [accountId, t, format]);
  return checks;
}
