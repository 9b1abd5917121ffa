import type { Locale } from '@inkstone/phrases';

const year = 365 * 24 * 60 * 60;

/** Keeps the chosen language for later visits, in the cookie that the server reads for `/`. */
export function saveLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in Safari before 18.4.
  document.cookie = `lang=${locale}; path=/; max-age=${year}; samesite=lax`;
}
