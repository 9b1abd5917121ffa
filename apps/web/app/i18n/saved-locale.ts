import { isLocale, type Locale } from '@inkstone/phrases';
import { readCookie, writeCookie } from '../page-cookies.ts';

const cookieName = 'lang';
const year = 365 * 24 * 60 * 60;

/** The language that this browser keeps. */
export function savedLocale(): Locale | null {
  const saved = readCookie(document.cookie, cookieName) ?? '';
  return isLocale(saved) ? saved : null;
}

/** Keeps the chosen language for later visits, in the cookie that the server reads for `/`. */
export function saveLocale(locale: Locale): void {
  writeCookie(cookieName, locale, year);
}

/** The same as a header of the server's. */
export function savedLocaleHeader(locale: Locale): string {
  return `${cookieName}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`;
}
