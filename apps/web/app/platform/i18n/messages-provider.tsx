import type { Locale, Messages } from '@inkstone/phrases';
import { type ReactNode, use, useState } from 'react';
import { useMatches } from 'react-router';
import { IntlProvider } from 'use-intl';
import { DataScript } from '../data-script.tsx';
import type { ReadEndpoint } from '../page-replies.ts';
import type { Namespace, PartialMessages } from './message-cache.ts';
import { usePageLocale } from './page-locale.ts';
import { messageCache, messagesName } from './page-messages.ts';

// Declares the message keys and their arguments, so that `useTranslations('site')` is type-checked.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

/** Messages that every page needs; a route names further namespaces in its handle. */
const everywhere: readonly Namespace[] = ['common'];

/** The `handle` export of a route module. */
export interface RouteHandle {
  /** The namespaces its components use in addition to the common ones. */
  readonly phrases?: readonly Namespace[];
  /** What its components read as soon as a page is open: signed-in users get pages that contain the replies. */
  readonly reads?: readonly ReadEndpoint[];
  /** Whether pages of this app show the page in a frame. */
  readonly isInOwnFrame?: boolean;
  /** Whether visitors get the page without the client of the app, with a small script in its place. */
  readonly isLight?: boolean;
}

export interface MessagesProviderProps {
  nonce: string | undefined;
  /** Whether the page contains its messages, which the client of the app needs. */
  isEmbedded: boolean;
  children: ReactNode;
}

/** Provides the page's messages; suspends until those of a page being opened are loaded. */
export function MessagesProvider({ nonce, isEmbedded, children }: MessagesProviderProps) {
  const locale = usePageLocale();
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const namespaces = new Set([...everywhere, ...handles.flatMap((handle) => handle?.phrases ?? [])]);
  const loaded = messageCache.getAll(locale, namespaces);
  const words = loaded instanceof Promise ? use(loaded) : loaded;
  // The page that is being left may still render, so its messages stay available while they are cached.
  const [seen] = useState(() => new Set<Namespace>());
  for (const namespace of namespaces) seen.add(namespace);
  const left = [...seen].filter((namespace) => !namespaces.has(namespace));
  const kept = left.map((namespace) => [namespace, messageCache.peek(locale, namespace)] as const);
  const messages: PartialMessages = {
    ...Object.fromEntries(kept.filter(([, known]) => known !== undefined)),
    ...words,
  };
  return (
    <IntlProvider
      locale={locale}
      messages={messages}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
      {isEmbedded && <DataScript name={messagesName} nonce={nonce} data={messages} />}
    </IntlProvider>
  );
}
