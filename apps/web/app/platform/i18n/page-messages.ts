import { loadMessages } from 'virtual:phrases';
import type { Locale, Messages } from '@inkstone/phrases';
import { readDataScript } from '../data-script.tsx';
import { createMessageCache, type Namespace } from './message-cache.ts';

/** The messages of this page. */
export const messageCache = createMessageCache(loadMessages);

/** The name under which the messages used for server rendering are embedded, so that hydration needs no request. */
export const messagesName = 'messages';

/** Reads the embedded messages; called once before hydration. */
export function readEmbeddedMessages(locale: Locale): void {
  for (const [namespace, words] of Object.entries(readDataScript(messagesName) ?? {})) {
    messageCache.put(locale, namespace as Namespace, words as Messages[Namespace]);
  }
}
