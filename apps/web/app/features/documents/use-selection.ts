import { useEffect, useMemo, useState } from 'react';
import { extendTo, keepOnly, nothingSelected, type Selection, selectAll, toggle } from './selection.ts';

/** The selected rows of a list whose ids run in `order`; what leaves the list is selected no longer. */
export function useSelection(order: readonly string[]) {
  const [kept, setKept] = useState<Selection>(nothingSelected);
  const selection = useMemo(() => keepOnly(kept, order), [kept, order]);
  useEffect(() => setKept(selection), [selection]);
  return {
    ids: selection.ids,
    toggle: (id: string) => setKept(toggle(selection, id)),
    extendTo: (id: string) => setKept(extendTo(selection, id, order)),
    selectAll: () => setKept(selectAll(selection, order)),
    clear: () => setKept(nothingSelected),
  };
}

export type SelectionState = ReturnType<typeof useSelection>;
