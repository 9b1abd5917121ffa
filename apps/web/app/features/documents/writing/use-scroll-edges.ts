import { type RefObject, useEffect, useRef } from 'react';

/**
 * Marks a row that scrolls sideways with `data-more-before` and `data-more-after` while content is hidden at that end; the class
 * `scroll-edges` fades it out there.
 */
export function useScrollEdges(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const mark = () => {
      const hidden = row.scrollWidth - row.clientWidth;
      // Scroll positions can be fractions of a pixel.
      row.toggleAttribute('data-more-before', row.scrollLeft > 1);
      row.toggleAttribute('data-more-after', row.scrollLeft < hidden - 1);
    };
    mark();
    const observer = new ResizeObserver(mark);
    observer.observe(row);
    row.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', mark);
    };
  }, []);
  return ref;
}
