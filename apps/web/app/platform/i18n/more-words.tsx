import { type ReactNode, use } from 'react';
import { IntlProvider } from 'use-intl';
import { usePageLocale } from './page-locale.ts';
import type { Namespace } from './word-shelf.ts';
import { wordShelf } from './words.ts';

export interface MoreWordsProps {
  /** All namespaces that the children use; must be the same object on every render. */
  namespaces: ReadonlySet<Namespace>;
  children: ReactNode;
}

/**
 * Loads messages for a lazily loaded component, independently of the page. Suspends until they are loaded.
 */
export function MoreWords({ namespaces, children }: MoreWordsProps) {
  const locale = usePageLocale();
  const gathered = wordShelf.gather(locale, namespaces);
  const messages = gathered instanceof Promise ? use(gathered) : gathered;
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
