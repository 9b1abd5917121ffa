import type { DisplayChange } from '@inkstone/contracts/accounts/display';
import { useCallback } from 'react';
import { useSession } from '../session/session.tsx';
import { recordUnsent } from './unsent-settings.ts';

/** Stores settings already applied on this device, so that they reach the other devices of the account. */
export function useChangeDisplay(): (change: DisplayChange) => void {
  const { isSignedIn } = useSession();
  return useCallback(
    (change) => {
      if (!isSignedIn) return;
      recordUnsent(change);
      void import('./sync-display.ts').then(({ syncDisplay }) => syncDisplay());
    },
    [isSignedIn],
  );
}
