import { fallbacksOf, type Locale, locales } from '@inkstone/phrases';

/**
 * Returns the language in which a reader gets an article: the reader's, its fallbacks, or otherwise the first
 * available one.
 */
export function chooseLanguage(available: readonly Locale[], wanted: Locale): Locale | null {
  const order = [wanted, ...fallbacksOf(wanted), 'en', 'zh', ...locales] as const;
  return order.find((each) => available.includes(each)) ?? null;
}
