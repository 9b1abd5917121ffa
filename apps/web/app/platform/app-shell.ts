import type { EntryContext } from 'react-router';

declare global {
  interface Window {
    __reactRouterContext?: { readonly isSpaMode: boolean };
  }
}

/** The path of the app shell: a page without data from which any page of the app can start offline. */
export const shellPath = '/app/shell';

const handoff = ['"isSpaMode":false', '"isSpaMode":true'] as const;

/**
 * Renders only the frame of a page. The browser then takes the page to show from the URL and runs all
 * loaders, as in React Router's SPA mode.
 */
export function asShell(entry: EntryContext): EntryContext {
  const serverHandoffString = entry.serverHandoffString?.replace(...handoff);
  if (!serverHandoffString?.includes(handoff[1])) throw new Error('React Router hands over in another way');
  return { ...entry, isSpaMode: true, serverHandoffString };
}

/** Whether this page was started from the app shell because the service worker could not reach the server. */
export function isShell(): boolean {
  return typeof window !== 'undefined' && window.__reactRouterContext?.isSpaMode === true;
}
