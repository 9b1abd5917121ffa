import { loadWords } from 'virtual:phrases';
import type { Locale, Messages } from '@inkstone/phrases';
import { createWordShelf, type Namespace } from './word-shelf.ts';

/** The messages of this page. */
export const wordShelf = createWordShelf(loadWords);

/** The messages used for server rendering are embedded in the page, so that hydration needs no request. */
export const wordsElementId = 'words';

/** Reads the embedded messages; called once before hydration. */
export function takeWordsFromPage(locale: Locale): void {
  const text = document.getElementById(wordsElementId)?.textContent;
  if (!text) return;
  for (const [namespace, words] of Object.entries(JSON.parse(text))) {
    wordShelf.put(locale, namespace as Namespace, words as Messages[Namespace]);
  }
}
