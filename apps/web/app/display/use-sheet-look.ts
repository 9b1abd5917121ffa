import { useMemo, useSyncExternalStore } from 'react';
import { keepLook, keptLook, subscribeToLook } from './kept-look.ts';
import { readLook, type SheetLook, writeLook } from './sheet-look.ts';
import { useChangeDisplay } from './use-change-display.ts';

/** The text appearance, stored on this device and in the account, and a function that changes parts of it. */
export function useSheetLook(): [SheetLook, (change: Partial<SheetLook>) => void] {
  const kept = useSyncExternalStore(subscribeToLook, keptLook, nothing);
  const look = useMemo(() => readLook(kept), [kept]);
  const changeDisplay = useChangeDisplay();
  return [
    look,
    (change) => {
      keepLook(writeLook({ ...look, ...change }));
      changeDisplay(change);
    },
  ];
}

const nothing = () => null;
