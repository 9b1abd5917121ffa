import type { PageContext } from '@inkstone/contracts';
import { type Display, getDisplay } from '@inkstone/contracts/accounts/display';
import { createContext } from 'react-router';
import { hasUnsent } from './unsent-settings.ts';

/** The display settings of the signed-in account; null for visitors. Set by `gate`. */
export const chosenDisplay = createContext<Display | null>(null);

/**
 * Loads the display settings when a whole page is rendered and this device has no newer ones. A failure never blocks the page.
 */
export async function findChosenDisplay(request: Request, page: PageContext): Promise<Display | null> {
  // After client-side navigation `FollowDisplay` has already applied the settings of other devices.
  const isData = request.headers.get('sec-fetch-dest') === 'empty';
  if (!page.isSignedIn || isData || hasUnsent(request.headers.get('cookie') ?? '')) return null;
  return page.call(getDisplay, {}).catch(() => null);
}
