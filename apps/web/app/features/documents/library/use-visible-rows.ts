import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type RowRange, visibleRows } from './visible-rows.ts';

/** The number of rows that the server renders without knowing the window height: enough for a tall window. */
const firstRows = 16;

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** The range of rows to render, of `count` rows with the same height; updated on scroll. */
export function useVisibleRows(
  count: number,
  rowHeight: number,
): { list: RefObject<HTMLUListElement | null>; range: RowRange } {
  const list = useRef<HTMLUListElement>(null);
  const [range, setRange] = useState<RowRange>({ from: 0, to: Math.min(count, firstRows) });

  useIsomorphicLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const above = -list.current.getBoundingClientRect().top;
      const next = visibleRows({ count, rowHeight, above, windowHeight: window.innerHeight });
      setRange((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [count, rowHeight]);

  return { list, range: { from: Math.min(range.from, count), to: Math.min(range.to, count) } };
}
