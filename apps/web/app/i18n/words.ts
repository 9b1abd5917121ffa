import { loadWords } from 'virtual:phrases';
import type { Locale, Messages } from '@inkstone/phrases';

/** A part of the words: one file of messages. */
export type Namespace = keyof Messages;

type Words = Messages[Namespace];

const shelf = new Map<string, Words | Promise<Words>>();

/** Words of a namespace, or the promise of them; the same promise for everybody who waits. */
export function wordsFor(locale: Locale, namespace: Namespace): Words | Promise<Words> {
  const place = `${locale}/${namespace}`;
  const known = shelf.get(place);
  if (known !== undefined) return known;
  const words = loadWords(locale, namespace);
  shelf.set(place, words);
  if (words instanceof Promise) {
    words.then(
      (loaded) => shelf.set(place, loaded),
      () => shelf.delete(place),
    );
  }
  return words;
}

/** The words a page was rendered with travel in it, so that it wakes up without asking for them again. */
export const wordsElementId = 'words';

/** Takes the words out of the page; called once, before it wakes up. */
export function takeWordsFromPage(locale: Locale): void {
  const text = document.getElementById(wordsElementId)?.textContent;
  if (!text) return;
  for (const [namespace, words] of Object.entries(JSON.parse(text))) {
    shelf.set(`${locale}/${namespace}`, words as Words);
  }
}
