import { type ReactNode, use } from 'react';
import { IntlProvider } from 'use-intl';
import type { Namespace } from './message-cache.ts';
import { usePageLocale } from './page-locale.ts';
import { messageCache } from './page-messages.ts';

export interface LazyMessagesProps {
  /** All namespaces that the children use. Must be the same object on every render. */
  namespaces: ReadonlySet<Namespace>;
  children: ReactNode;
}

/**
 * Loads messages for a lazily loaded component, independently of the page. Suspends until they are loaded.
 */
export function LazyMessages({ namespaces, children }: LazyMessagesProps) {
  const locale = usePageLocale();
  const loaded = messageCache.getAll(locale, namespaces);
  const messages = loaded instanceof Promise ? use(loaded) : loaded;
  return (
    <IntlProvider
      locale={locale}
      messages={messages}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
    </IntlProvider>
  );
}
