import { useState } from 'react';
import { useErrorWords } from '../../use-error-words.ts';

/** Runs what a dialog is for: closes it when that went well, and otherwise gives the reason in words. */
export function useAttempt(onDone: () => void) {
  const errorWords = useErrorWords();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      onDone();
    } catch (error) {
      setFailure(errorWords(error));
      setBusy(false);
    }
  }
  return { attempt, isBusy, failure, setFailure };
}
