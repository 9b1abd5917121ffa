import type { DisplayChange } from '@inkstone/contracts/display';
import { useCallback } from 'react';
import { useSession } from '../session/session.tsx';
import { noteUnsent } from './unsent.ts';

/** Keeps choices that this device shows already for the other devices of whoever is signed in. */
export function useChangeDisplay(): (change: DisplayChange) => void {
  const { isSignedIn } = useSession();
  return useCallback(
    (change) => {
      if (!isSignedIn) return;
      noteUnsent(change);
      void import('./sync-display.ts').then(({ syncDisplay }) => syncDisplay());
    },
    [isSignedIn],
  );
}
