import type { Locale } from '@inkstone/phrases';
import { localePath, resolveLocale, splitPath } from '../app/platform/i18n/resolve-locale.ts';
import type { Build } from './build.ts';

/**
 * The languages of open pages by their URLs. A URL without a language prefix is shown in the first supported one of the
 * browser's languages (`navigator.languages`).
 */
export function languagesOfPages(urls: readonly string[], browserLanguages: readonly string[]): Set<Locale> {
  const accepted = browserLanguages.join(',');
  return new Set(
    urls.map((url) => resolveLocale({ query: null, pathname: new URL(url).pathname, saved: null, accepted })),
  );
}

/** The languages of which at least one file of messages is among the cached paths. */
export function languagesIn(messages: Build['messages'], cached: ReadonlySet<string>): readonly Locale[] {
  return (Object.keys(messages) as Locale[]).filter((locale) =>
    messages[locale].some((path) => cached.has(path)),
  );
}

/**
 * The path of the same page in a language that can be shown without a network, because its messages are cached; null if the requested
 * language can be, if the path names none, or if there is no other.
 */
export function pathInCachedLanguage(address: string, cached: readonly Locale[]): string | null {
  const { locale } = splitPath(address);
  const [other] = cached;
  return locale === null || other === undefined || cached.includes(locale)
    ? null
    : localePath(other, address);
}
