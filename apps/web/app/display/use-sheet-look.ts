import { useMemo, useSyncExternalStore } from 'react';
import { keepLook, keptLook, subscribeToLook } from './kept-look.ts';
import { readLook, type SheetLook, writeLook } from './sheet-look.ts';
import { useChangeDisplay } from './use-change-display.ts';

/** The look of the sheet, kept on this device and with the account, and how some of it is changed. */
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
