import { type Locale, localeNames, locales } from '@inkstone/phrases';
import { useFormatter } from 'use-intl';

/** Returns a function that lists languages by their own names, in the order of menus. */
export function useLanguageNames(): (languages: readonly Locale[]) => string {
  const format = useFormatter();
  // The separators of 'and' lists are used, because other Chinese and Japanese lists have none.
  return (languages) =>
    format.list(
      locales.filter((locale) => languages.includes(locale)).map((locale) => localeNames[locale]),
      { type: 'conjunction' },
    );
}
