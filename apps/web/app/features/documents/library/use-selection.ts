import { useEffect, useMemo, useState } from 'react';
import { extendTo, nothingSelected, restrictTo, type Selection, selectAll, toggle } from './selection.ts';

/**
 * The selected rows of a list whose ids are in `order`. Rows that leave the list are deselected, and another
 * list starts without a selection.
 */
export function useSelection(order: readonly string[], listName: string) {
  const [kept, setKept] = useState<Selection>(nothingSelected);
  const selection = useMemo(() => restrictTo(kept, order), [kept, order]);
  useEffect(() => setKept(selection), [selection]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the list
  useEffect(() => setKept(nothingSelected), [listName]);
  return {
    ids: selection.ids,
    toggle: (id: string) => setKept((now) => toggle(now, id)),
    extendTo: (id: string) => setKept((now) => extendTo(now, id, order)),
    selectAll: () => setKept((now) => selectAll(now, order)),
    clear: () => setKept(nothingSelected),
  };
}

export type SelectionState = ReturnType<typeof useSelection>;
