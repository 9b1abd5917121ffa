import type { Locale } from '@inkstone/phrases';
import { matchLocale, resolveLocale } from '../i18n/resolve-locale.ts';
import { type Theme, themeOf } from './theme.ts';

/** What a page that began as the shell knows of its reader; otherwise the server finds it out from the request. */
export interface ShellData {
  readonly locale: Locale;
  readonly theme: Theme | undefined;
  /** As far as one can know: nobody else gets a page of the app. */
  readonly isSignedIn: true;
}

/** Read once: the page changes neither under itself. */
let known: ShellData | undefined;

export function shellData(): ShellData {
  known ??= read();
  return known;
}

function read(): ShellData {
  const saved = /(?:^|;\s*)lang=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  const locale = resolveLocale({
    query: null,
    pathname: location.pathname,
    saved: matchLocale(saved),
    accepted: navigator.languages.join(','),
  });
  return { locale, theme: themeOf(document.cookie), isSignedIn: true };
}
