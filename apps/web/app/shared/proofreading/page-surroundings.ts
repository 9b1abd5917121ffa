import type { Surroundings } from '@inkstone/editor/checking';

/** Whether this page is visible and its browser is online. */
export function pageSurroundings(): Surroundings {
  return {
    isVisible: () => document.visibilityState === 'visible',
    isOnline: () => navigator.onLine,
    subscribe(listener) {
      const places = [
        [document, 'visibilitychange'],
        [window, 'online'],
        [window, 'offline'],
      ] as const;
      for (const [place, event] of places) place.addEventListener(event, listener);
      return () => {
        for (const [place, event] of places) place.removeEventListener(event, listener);
      };
    },
  };
}
