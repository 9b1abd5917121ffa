import { generationLimits, readReceipt } from '@inkstone/contracts/generation';
import { continueText, suggestDirections } from '@inkstone/contracts/generation/continue';
import { readRange } from '@inkstone/editor/proposals';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isConnectionLost, quietCall, refusalOf, stream } from '../../../../platform/call.ts';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { afterFailure, afterReading, afterReceipt, beginning, type Continuation } from './continuation.ts';

/** Number of answered requests for the charged text, and the pause between them in ms. */
interface Turns {
  readonly count: number;
  readonly pause: number;
}
const afterStop: Turns = { count: 5, pause: 500 };
/** Longer, because the server may not have noticed the loss and continues to write. */
const afterLoss: Turns = { count: 60, pause: 2000 };

/** Continues the document at the caret: offers directions, then generates a text, which can be stopped and regenerated. */
export function useContinue({ editor, documentId }: WritingContext) {
  const [state, setState] = useState(beginning);
  const [place] = useState(() => placeOf(editor.state, documentId));
  /** Ends the stream, or the requests for its charged text. */
  const abort = useRef(new AbortController());
  const isLeft = useRef(false);
  const change = useCallback((part: Partial<Continuation>) => setState((now) => ({ ...now, ...part })), []);

  const suggest = useCallback(async () => {
    abort.current.abort();
    setState(beginning);
    try {
      const { directions, price } = await quietCall(suggestDirections, place);
      change({ phase: 'choosing', directions, price });
    } catch (error) {
      change({ phase: 'choosing', error: refusalOf(error) });
    }
  }, [place, change]);
  useEffect(() => {
    isLeft.current = false;
    void suggest();
    return () => {
      isLeft.current = true;
      abort.current.abort();
    };
  }, [suggest]);

  const write = useCallback(
    async (direction: string) => {
      abort.current.abort();
      const own = new AbortController();
      abort.current = own;
      change({ phase: 'writing', text: '', words: null, error: null, isLost: false });
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
        if (isLeft.current || abort.current !== own) return;
        setState((now) => afterFailure(now, failure, isStopped));
        if (!isStopped && !isConnectionLost(failure)) return;
        const reading = new AbortController();
        abort.current = reading;
        const found =
          jobId === '' ? null : await readCharged(jobId, isStopped ? afterStop : afterLoss, reading.signal);
        if (!reading.signal.aborted) setState((now) => afterReading(now, found));
      }
    },
    [place, change],
  );
  const stop = useCallback(() => abort.current.abort(), []);
  return { state, suggest, write, stop };
}

/** Requests the charge and the text of a stream that was left until the server has stored them; null if it has neither. */
async function readCharged(
  jobId: string,
  { count, pause }: Turns,
  signal: AbortSignal,
): Promise<{ text: string | null; words: number } | null> {
  let found: { text: string | null; words: number } | null = null;
  for (let answered = 0; answered < count && !signal.aborted; ) {
    try {
      const { receipt, text } = await quietCall(readReceipt, { jobId });
      if (receipt) found = { text, words: receipt.words };
      if (found && text !== null) break;
      answered++;
    } catch (error) {
      // Without a connection it is requested until the dialog is closed.
      if (!isConnectionLost(error)) answered++;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return found;
}

function placeOf({ doc, selection }: WritingContext['editor']['state'], documentId: string) {
  const before = readRange(doc, 0, selection.to, true).text.slice(-generationLimits.before);
  const after = readRange(doc, selection.to, doc.content.size, true).text.slice(0, generationLimits.after);
  return { before, after, documentId };
}
