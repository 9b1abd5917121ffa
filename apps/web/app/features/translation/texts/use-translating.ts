import type { TranslationReceipt } from '@inkstone/contracts/translation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { openJobOf, withJob, withoutJob, withoutPair } from '../../../shared/translation/open-jobs.ts';
import { isOpen, type Pair, takeTranslation } from '../../../shared/translation/sheet.ts';
import { translateLines } from '../../../shared/translation/translate-lines.ts';
import { translationStateKey } from '../../../shared/translation/use-translation-state.ts';
import { directionOf } from './draft-direction.ts';
import type { Drafting } from './use-draft.ts';

/** Delay after a stop until the server has settled the words, in ms. */
const settling = 800;

/** Progress of a translation: the number of waiting pairs, and of all. */
export interface Run {
  readonly waiting: ReadonlySet<number>;
  readonly count: number;
}

/** Translates the untranslated pairs of a draft, or one pair, and shows the results as they arrive. */
export function useTranslating(
  { draft, edit, editJobs }: Pick<Drafting, 'draft' | 'edit' | 'editJobs'>,
  documentId: string | null,
) {
  const queries = useQueryClient();
  const [run, setRun] = useState<Run | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [receipt, setReceipt] = useState<TranslationReceipt | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function translate(pairs: readonly Pair[]): Promise<void> {
    if (running.current || pairs.length === 0) return;
    const aborter = new AbortController();
    running.current = aborter;
    setError(null);
    setReceipt(null);
    setRun({ waiting: new Set(pairs.map(({ id }) => id)), count: pairs.length });
    const { signal } = aborter;
    const ids = pairs.map(({ id }) => id);
    const jobId = openJobOf(draft.jobs ?? [], ids)?.id ?? crypto.randomUUID();
    editJobs((jobs) => withJob(jobs, jobId, ids));
    try {
      const options = { direction: directionOf(draft), documentId, jobId, signal };
      for await (const event of translateLines(
        pairs.map(({ source }) => source),
        options,
      )) {
        if (event.type === 'receipt') {
          setReceipt(event);
          editJobs((jobs) => withoutJob(jobs, jobId));
          continue;
        }
        const sent = pairs[event.line];
        if (!sent) continue;
        // The translation of a pair whose source was edited in the meantime is discarded.
        edit((sheet) => {
          const isSame = sheet.pairs.some(({ id, source }) => id === sent.id && source === sent.source);
          return isSame ? takeTranslation(sheet, sent.id, event) : sheet;
        }, null);
        editJobs((jobs) => withoutPair(jobs, jobId, sent.id));
        setRun((now) => now && { ...now, waiting: new Set([...now.waiting].filter((id) => id !== sent.id)) });
      }
    } catch (failure) {
      if (!signal.aborted) setError(failure);
    } finally {
      running.current = null;
      setRun(null);
      setTimeout(
        () => void queries.invalidateQueries({ queryKey: translationStateKey }),
        signal.aborted ? settling : 0,
      );
    }
  }

  return {
    ...{ run, error, receipt },
    translateOpen: () => void translate(draft.sheet.pairs.filter(isOpen)),
    translatePair: (id: number) =>
      void translate(draft.sheet.pairs.filter((pair) => pair.id === id && pair.source !== '')),
    stop: () => running.current?.abort(),
  };
}
