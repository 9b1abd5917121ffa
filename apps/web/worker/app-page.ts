import { splitPath } from '../app/i18n/resolve-locale.ts';

/** Whether a path is a page of the app, which can be shown without the server, in any language. */
export function isAppPage(pathname: string): boolean {
  return /^\/app(?:\/|$)/.test(splitPath(pathname).rest);
}
