import { useEffect, useState } from 'react';

/** Chromium's install prompt event; other browsers have their own menu item instead. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The event may fire before any component listens. */
let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

if (typeof window !== 'undefined') {
  const set = (next: InstallOffer | null) => {
    offer = next;
    for (const listener of listeners) listener();
  };
  addEventListener('beforeinstallprompt', (event) => set(event as InstallOffer));
  addEventListener('appinstalled', () => set(null));
}

/** Returns a function that installs the site as an app; null if the browser does not offer it or the app is already installed. */
export function useInstall(): (() => void) | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    const listener = () => redraw((count) => count + 1);
    listeners.add(listener);
    listener();
    return () => void listeners.delete(listener);
  }, []);
  return offer && (() => void offer?.prompt());
}
