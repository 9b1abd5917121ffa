import { useState } from 'react';
import { useErrorText } from '../../../platform/use-error-text.ts';

/** Runs the action of a dialog: closes the dialog on success, otherwise returns the error as text. */
export function useAttempt(onDone: () => void) {
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      onDone();
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  }
  return { attempt, isBusy, failure, setFailure };
}
