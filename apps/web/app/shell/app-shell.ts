import type { EntryContext } from 'react-router';

declare global {
  interface Window {
    __reactRouterContext?: { readonly isSpaMode: boolean };
  }
}

/** Where the shell is: a page that any page of the app can begin from, without the server and without data. */
export const shellPath = '/app/shell';

const handoff = ['"isSpaMode":false', '"isSpaMode":true'] as const;

/**
 * Makes a rendering one of the frame alone. The page then takes its address for what it is to show and runs all
 * loaders in the browser, as React Router's pages without a server do.
 */
export function asShell(entry: EntryContext): EntryContext {
  const serverHandoffString = entry.serverHandoffString?.replace(...handoff);
  if (!serverHandoffString?.includes(handoff[1])) throw new Error('React Router hands over in another way');
  return { ...entry, isSpaMode: true, serverHandoffString };
}

/** Whether this page began as the shell: its service worker could not reach the server. */
export function isShell(): boolean {
  return typeof window !== 'undefined' && window.__reactRouterContext?.isSpaMode === true;
}
