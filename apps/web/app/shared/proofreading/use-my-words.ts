import { addExemptWords, deleteExemptWords, listExemptWords } from '@inkstone/contracts/assist/exempt-words';
import { showToast } from '@inkstone/ui';
import { useEffect, useState } from 'react';
import { quietCall } from '../../platform/call.ts';
import { onReturn } from '../../platform/on-return.ts';
import { useErrorText } from '../../platform/use-error-text.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { createMyWords, type MyWords } from './my-words.ts';

/** Minimum interval between two reloads of the list on window focus, in ms. */
const pollInterval = 5000;

/** The exempt words of the signed-in user while the page is mounted. */
export function useMyWords(first: readonly string[]): MyWords {
  const errorText = useLatest(useErrorText());
  const [words] = useState(() =>
    createMyWords(
      first,
      {
        add: (word) => quietCall(addExemptWords, { words: [word] }),
        remove: (word) => quietCall(deleteExemptWords, { words: [word] }),
      },
      (error) => showToast.error(errorText.current(error)),
    ),
  );
  useFresh(words);
  return words;
}

/** Reloads changes made on other devices when the window regains focus. */
function useFresh(words: MyWords): void {
  useEffect(() => {
    let requestedAt = Date.now();
    let changes = 0;
    const stop = words.subscribe(() => changes++);
    async function load() {
      if (Date.now() - requestedAt < pollInterval) return;
      requestedAt = Date.now();
      const before = changes;
      // Without a network, the known words stay in effect.
      const reply = await quietCall(listExemptWords, {}).catch(() => null);
      // The reply may lack changes made on this page in the meantime.
      if (reply && changes === before) words.replace(reply.words);
    }
    const stopLoading = onReturn(load);
    return () => {
      stop();
      stopLoading();
    };
  }, [words]);
}
