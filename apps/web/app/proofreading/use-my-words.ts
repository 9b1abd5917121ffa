import { addExemptWords, deleteExemptWords, listExemptWords } from '@inkstone/contracts/exempt-words';
import { showToast } from '@inkstone/ui';
import { useEffect, useState } from 'react';
import { quietCall } from '../call.ts';
import { useErrorWords } from '../use-error-words.ts';
import { useLatest } from '../use-latest.ts';
import { createMyWords, type MyWords } from './my-words.ts';

/** Coming back to the window asks for the list again, but not more often than this, in ms. */
const askAgainAfter = 5000;

/** The words of the person who is signed in, for as long as the page is shown. */
export function useMyWords(first: readonly string[]): MyWords {
  const errorWords = useLatest(useErrorWords());
  const [words] = useState(() =>
    createMyWords(
      first,
      {
        add: (word) => quietCall(addExemptWords, { words: [word] }),
        remove: (word) => quietCall(deleteExemptWords, { words: [word] }),
      },
      (error) => showToast.error(errorWords.current(error)),
    ),
  );
  useFresh(words);
  return words;
}

/** Takes over what other devices have changed whenever somebody comes back to the window. */
function useFresh(words: MyWords): void {
  useEffect(() => {
    let askedAt = Date.now();
    let changes = 0;
    const stop = words.subscribe(() => changes++);
    async function ask() {
      if (document.hidden || Date.now() - askedAt < askAgainAfter) return;
      askedAt = Date.now();
      const before = changes;
      // Without a network the words known here go on holding.
      const reply = await quietCall(listExemptWords, {}).catch(() => null);
      // What was changed here meanwhile may not be in the reply.
      if (reply && changes === before) words.replace(reply.words);
    }
    addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      stop();
      removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [words]);
}
