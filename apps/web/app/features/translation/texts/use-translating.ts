import type { TranslationReceipt } from '@inkstone/contracts/translation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../shared/translation/kept-draft.ts';
import { isOpen, type Pair, type Sheet, takeTranslation } from '../../../shared/translation/sheet.ts';
import { translateLines } from '../../../shared/translation/translate-lines.ts';
import { translationStateKey } from '../../../shared/translation/use-translation-state.ts';
import { directionOf } from './draft-direction.ts';

/** Delay after a stop until the server has settled the words, in ms. */
const settling = 800;

/** Progress of a translation: the number of waiting pairs, and of all. */
export interface Run {
  readonly waiting: ReadonlySet<number>;
  readonly count: number;
}

/** Translates the untranslated pairs of a draft, or one pair, and shows the results as they arrive. */
export function useTranslating(
  draft: Draft,
  documentId: string | null,
  edit: (change: (sheet: Sheet) => Sheet, step: null) => void,
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
    try {
      const options = { direction: directionOf(draft), documentId, signal };
      for await (const event of translateLines(
        pairs.map(({ source }) => source),
        options,
      )) {
        if (event.type === 'receipt') {
          setReceipt(event);
          continue;
        }
        const sent = pairs[event.line];
        if (!sent) continue;
        // The translation of a pair whose source was edited in the meantime is discarded.
        edit((sheet) => {
          const isSame = sheet.pairs.some(({ id, source }) => id === sent.id && source === sent.source);
          return isSame ? takeTranslation(sheet, sent.id, event) : sheet;
        }, null);
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
