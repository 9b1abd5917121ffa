import type { PageContext } from '@inkstone/contracts';
import { type Display, getDisplay } from '@inkstone/contracts/display';
import { createContext } from 'react-router';
import { hasUnsent } from './unsent.ts';

/** What the account of a page's reader has chosen; null for visitors. Set by `gate`. */
export const chosenDisplay = createContext<Display | null>(null);

/** Asks for it, where a whole page is rendered and this device has nothing newer. Never keeps a page from opening. */
export async function findChosenDisplay(request: Request, page: PageContext): Promise<Display | null> {
  // A change of page within the browser has followed other devices by itself.
  const isData = request.headers.get('sec-fetch-dest') === 'empty';
  if (!page.isSignedIn || isData || hasUnsent(request.headers.get('cookie') ?? '')) return null;
  return page.call(getDisplay, {}).catch(() => null);
}
