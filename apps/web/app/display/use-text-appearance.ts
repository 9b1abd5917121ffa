import { useMemo, useSyncExternalStore } from 'react';
import { storeAppearance, storedAppearance, subscribeToAppearance } from './stored-appearance.ts';
import { parseAppearance, serializeAppearance, type TextAppearance } from './text-appearance.ts';
import { useChangeDisplay } from './use-change-display.ts';

/** The text appearance, stored on this device and in the account, and a function that changes parts of it. */
export function useTextAppearance(): [TextAppearance, (change: Partial<TextAppearance>) => void] {
  const kept = useSyncExternalStore(subscribeToAppearance, storedAppearance, nothing);
  const appearance = useMemo(() => parseAppearance(kept), [kept]);
  const changeDisplay = useChangeDisplay();
  return [
    appearance,
    (change) => {
      storeAppearance(serializeAppearance({ ...appearance, ...change }));
      changeDisplay(change);
    },
  ];
}

const nothing = () => null;
