import { writeCookie } from './page-cookies.ts';

/** The user's choice; without one the system setting applies. */
export type Theme = 'light' | 'dark';

const year = 365 * 24 * 60 * 60;

/** Reads the theme from a Cookie header, so that the server renders it without a flash. */
export function themeOf(cookieHeader: string): Theme | undefined {
  const value = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookieHeader)?.[1];
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** The current theme of the page; undefined follows the system. */
export function currentTheme(): Theme | undefined {
  const value = document.documentElement.dataset.theme;
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** Applies and saves a theme; undefined follows the system again. */
export function saveTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  writeCookie('theme', theme ?? '', theme ? year : 0);
}
