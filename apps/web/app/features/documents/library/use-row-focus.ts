import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { rowHeight } from './row-height.ts';

/**
 * Moves the focus between rows of a virtualized list, including rows not rendered yet, and keeps it in the
 * list when the focused row is removed.
 */
export function useRowFocus(element: RefObject<HTMLUListElement | null>, count: number) {
  const wanted = useRef<number | null>(null);
  const focused = useRef(0);
  const countBefore = useRef(count);

  function focusRow(index: number): boolean {
    const target = element.current?.querySelector<HTMLElement>(`[data-row="${index}"] [data-row-link]`);
    target?.focus();
    return target != null;
  }

  useEffect(() => {
    if (wanted.current !== null && focusRow(wanted.current)) wanted.current = null;
    const isShorter = count < countBefore.current;
    countBefore.current = count;
    // Focuses the row now at the index of the removed one, or the last row.
    if (isShorter && document.activeElement === document.body) focusRow(Math.min(focused.current, count - 1));
  });

  return {
    goTo(index: number): void {
      if (focusRow(index)) return;
      wanted.current = index;
      const top = (element.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      window.scrollTo(0, top + index * rowHeight - window.innerHeight / 2);
    },
    onFocus({ target }: FocusEvent): void {
      const row = target.closest('[data-row]')?.getAttribute('data-row');
      if (row != null) focused.current = Number(row);
    },
  };
}
