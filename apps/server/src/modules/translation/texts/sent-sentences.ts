import { createHash } from 'node:crypto';
import type { TranslatedSentence } from '@inkstone/contracts/translation';
import type { Deps } from '../../../deps.ts';
import { endReservation } from '../../membership/index.ts';
import type { TranslationPlan } from './plan-translation.ts';
import { deleteSentences, insertSentence, isLatestRun, type SentSentence, takeRun } from './store.ts';

type SentDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'wordMeter'>;

/** The sentences of a translation that were sent to its caller and charged, also by earlier runs. */
export interface SentSentences {
  /** Returns a sentence of an earlier run, which is not charged again; null if there is none. */
  find(index: number): TranslatedSentence | null;
  /** Stores a sentence before it is sent. Returns false if another run has replaced this one. */
  keep(sentence: TranslatedSentence, reservationId: string): Promise<boolean>;
}

/** The sentences of a translation without an id, which are not stored. */
const unkeptSentences: SentSentences = { find: () => null, keep: async () => true };

/**
 * Starts a run of a translation. An earlier run whose connection was lost may still be running here or in another process:
 * it is replaced, and the sentences that it sent are charged now.
 */
export async function openSentSentences(
  deps: SentDeps,
  { accountId, jobId, documentId, segments, direction }: TranslationPlan,
): Promise<SentSentences> {
  if (accountId === null || jobId === null) return unkeptSentences;
  const key = { accountId, jobId };
  const runId = deps.ids.next();
  const run = { ...key, runId, documentId, startedAt: deps.clock.now() };
  const stored = await deps.db.transact(({ sql }) => takeRun(sql, run));
  const charged = new Map<string, SentSentence>();
  for (const [reservationId, sentences] of Map.groupBy(stored, (one) => one.reservationId)) {
    const words = sentences.reduce((sum, one) => sum + one.words, 0);
    const receipt = await endReservation(deps, reservationId, words);
    // The reservation had expired: nothing was charged, and the sentences are translated again.
    if ((receipt?.words ?? 0) < words) await deleteSentences(deps.db.sql, key, reservationId);
    else for (const one of sentences) charged.set(one.sentenceKey, one);
  }
  const keyOf = (source: string) =>
    createHash('sha256').update(`${direction.from} ${direction.to} ${source}`).digest('hex');
  return {
    find: (index) => {
      const source = segments[index]?.source ?? '';
      const found = charged.get(keyOf(source));
      if (!found) return null;
      const { target, missedTerms } = found;
      return { index, source, target, fault: null, missedTerms: [...missedTerms], words: 0 };
    },
    keep: ({ source, target, missedTerms, words }, reservationId) =>
      deps.db.transact(async ({ sql }) => {
        if (!(await isLatestRun(sql, key, runId))) return false;
        if (target === null || words === 0) return true;
        const sentence = { sentenceKey: keyOf(source), target, missedTerms, words, reservationId };
        await insertSentence(sql, key, sentence);
        return true;
      }),
  };
}
