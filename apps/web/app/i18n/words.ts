import { loadWords } from 'virtual:phrases';
import type { Locale, Messages } from '@inkstone/phrases';
import { createWordShelf, type Namespace } from './word-shelf.ts';

/** The words of this page. */
export const wordShelf = createWordShelf(loadWords);

/** The words a page was rendered with travel in it, so that it wakes up without asking for them again. */
export const wordsElementId = 'words';

/** Takes the words out of the page; called once, before it wakes up. */
export function takeWordsFromPage(locale: Locale): void {
  const text = document.getElementById(wordsElementId)?.textContent;
  if (!text) return;
  for (const [namespace, words] of Object.entries(JSON.parse(text))) {
    wordShelf.put(locale, namespace as Namespace, words as Messages[Namespace]);
  }
}
