import { generationLimits, readReceipt } from '@inkstone/contracts/generation';
import { continueText, suggestDirections } from '@inkstone/contracts/generation/continue';
import { readRange } from '@inkstone/editor/proposals';
import { useCallback, useEffect, useRef, useState } from 'react';
import { quietCall, refusalOf, stream } from '../../../../platform/call.ts';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { afterFailure, afterReceipt, beginning, type Continuation } from './continuation.ts';

/** Number of requests for the receipt of a stopped text, and the pause between them in ms. */
const receiptTurns = 5;
const receiptPause = 500;

/** Continues the document at the caret: offers directions, then generates a text, which can be stopped and regenerated. */
export function useContinue({ editor, documentId }: WritingContext) {
  const [state, setState] = useState(beginning);
  const [place] = useState(() => placeOf(editor.state, documentId));
  const abort = useRef<AbortController | null>(null);
  const change = useCallback((part: Partial<Continuation>) => setState((now) => ({ ...now, ...part })), []);

  const suggest = useCallback(async () => {
    setState(beginning);
    try {
      const { directions, price } = await quietCall(suggestDirections, place);
      change({ phase: 'choosing', directions, price });
    } catch (error) {
      change({ phase: 'choosing', error: refusalOf(error) });
    }
  }, [place, change]);
  useEffect(() => {
    void suggest();
    return () => abort.current?.abort();
  }, [suggest]);

  /** Reports the charge after a stop: the stream sends nothing more, and the charge is known shortly afterwards. */
  const reportCharge = useCallback(
    async (jobId: string) => {
      for (let turn = 0; turn < receiptTurns; turn++) {
        const { receipt } = await quietCall(readReceipt, { jobId }).catch(() => ({ receipt: null }));
        if (receipt) return change({ words: receipt.words });
        await new Promise((resolve) => setTimeout(resolve, receiptPause));
      }
    },
    [change],
  );

  const write = useCallback(
    async (direction: string) => {
      const own = new AbortController();
      abort.current = own;
      change({ phase: 'writing', text: '', words: null, error: null });
      let jobId = '';
      try {
        for await (const event of stream(continueText, { ...place, direction }, own.signal)) {
          if (event.type === 'begin') jobId = event.jobId;
          if (event.type === 'text') setState((now) => ({ ...now, text: now.text + event.text }));
          if (event.type === 'receipt') change(afterReceipt(event));
        }
        change({ phase: 'done' });
      } catch (failure) {
        const isStopped = own.signal.aborted;
        if (isStopped && jobId !== '') void reportCharge(jobId);
        change(afterFailure(failure, isStopped));
      }
    },
    [place, change, reportCharge],
  );
  const stop = useCallback(() => abort.current?.abort(), []);
  return { state, suggest, write, stop };
}

function placeOf({ doc, selection }: WritingContext['editor']['state'], documentId: string) {
  const before = readRange(doc, 0, selection.to, true).text.slice(-generationLimits.before);
  const after = readRange(doc, selection.to, doc.content.size, true).text.slice(0, generationLimits.after);
  return { before, after, documentId };
}
