import { fallbacksOf, type Locale, locales } from '@inkstone/phrases';

/** The language in which a reader gets an article: the reader's, its fallbacks, else the first one there is. */
export function chooseLanguage(available: readonly Locale[], wanted: Locale): Locale | null {
  const order = [wanted, ...fallbacksOf(wanted), 'en', 'zh', ...locales] as const;
  return order.find((each) => available.includes(each)) ?? null;
}
