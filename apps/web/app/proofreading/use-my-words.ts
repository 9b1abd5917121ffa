import { addExemptWords, deleteExemptWords } from '@inkstone/contracts/exempt-words';
import { showToast } from '@inkstone/ui';
import { useState } from 'react';
import { quietCall } from '../call.ts';
import { useErrorWords } from '../use-error-words.ts';
import { useLatest } from '../use-latest.ts';
import { createMyWords, type MyWords } from './my-words.ts';

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
  return words;
}
