import { loadMessages } from 'virtual:phrases';
import type { Locale, Messages } from '@inkstone/phrases';
import { createMessageCache, type Namespace } from './message-cache.ts';

/** The messages of this page. */
export const messageCache = createMessageCache(loadMessages);

/** The messages used for server rendering are embedded in the page, so that hydration needs no request. */
export const messagesElementId = 'words';

/** Reads the embedded messages; called once before hydration. */
export function readEmbeddedMessages(locale: Locale): void {
  const text = document.getElementById(messagesElementId)?.textContent;
  if (!text) return;
  for (const [namespace, words] of Object.entries(JSON.parse(text))) {
    messageCache.put(locale, namespace as Namespace, words as Messages[Namespace]);
  }
}
