import type { Locale } from '@inkstone/phrases';
import { matchLocale, resolveLocale } from './i18n/resolve-locale.ts';
import { type Theme, themeOf } from './theme.ts';

/** User data of a page started from the app shell; otherwise the server derives them from the request. */
export interface ShellData {
  readonly locale: Locale;
  readonly theme: Theme | undefined;
  /** Assumed true: only signed-in users get a page of the app. */
  readonly isSignedIn: true;
}

/** Read once, because the data do not change during the lifetime of the page. */
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
