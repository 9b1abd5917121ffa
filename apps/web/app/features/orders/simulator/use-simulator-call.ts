import { showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useErrorText } from '../../../platform/use-error-text.ts';

/** Runs one action at a time, shows its error, and reloads the page's data. */
export function useSimulatorCall() {
  const words = useErrorText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(name);
    try {
      await work();
      return true;
    } catch (error) {
      showToast.error(words(error));
      return false;
    } finally {
      await revalidate();
      setBusy(null);
    }
  };
  return { busy, run };
}
