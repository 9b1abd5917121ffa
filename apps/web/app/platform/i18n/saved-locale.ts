import { isLocale, type Locale } from '@inkstone/phrases';
import { readCookie, writeCookie } from '../page-cookies.ts';

const cookieName = 'lang';
const year = 365 * 24 * 60 * 60;

/** The language saved in this browser. */
export function savedLocale(): Locale | null {
  const saved = readCookie(document.cookie, cookieName) ?? '';
  return isLocale(saved) ? saved : null;
}

/** Saves the chosen language for later visits in the cookie that the server reads for `/`. */
export function saveLocale(locale: Locale): void {
  writeCookie(cookieName, locale, year);
}

/** Returns the Set-Cookie header with which the server saves the language. */
export function savedLocaleHeader(locale: Locale): string {
  return `${cookieName}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`;
}
