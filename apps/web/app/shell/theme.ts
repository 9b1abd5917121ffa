import { writeCookie } from '../page-cookies.ts';

/** The reader's choice; without one the system decides. */
export type Theme = 'light' | 'dark';

const year = 365 * 24 * 60 * 60;

/** The theme in a Cookie header, for the server: the page is rendered in it, so nothing flashes. */
export function themeOf(cookieHeader: string): Theme | undefined {
  const value = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookieHeader)?.[1];
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** The theme of the page as it stands; undefined follows the system. */
export function currentTheme(): Theme | undefined {
  const value = document.documentElement.dataset.theme;
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** Shows and remembers a theme; undefined follows the system again. */
export function saveTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  writeCookie('theme', theme ?? '', theme ? year : 0);
}
