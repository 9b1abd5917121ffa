import { splitPath } from '../app/platform/i18n/resolve-locale.ts';

/** Whether a path is a page of the app, which can be shown offline, in any language. */
export function isAppPage(pathname: string): boolean {
  return /^\/app(?:\/|$)/.test(splitPath(pathname).rest);
}
