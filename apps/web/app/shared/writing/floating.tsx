import { classNames } from '@inkstone/ui';
import { type ReactNode, type Ref, useLayoutEffect, useState } from 'react';

export interface FloatingProps {
  /** Returns the position on the screen of the anchor; pass another function for another anchor. */
  anchor: () => DOMRect;
  children: ReactNode;
}

/** Space between the text and the surface, and to the edges of the window, in px. */
const space = 8;

/** A surface below a part of the document, or above it without enough space; a bottom sheet on phones. */
export function Floating({ anchor, children }: FloatingProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [place, setPlace] = useState({ top: 0, left: 0 });
  useLayoutEffect(() => {
    if (!box) return;
    const update = () => setPlace(placeOf(anchor(), box));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(box);
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [box, anchor]);
  return (
    <div
      ref={setBox as Ref<HTMLDivElement>}
      style={{ '--top': `${place.top}px`, '--left': `${place.left}px` } as Record<string, string>}
      className={classNames(
        'fixed z-30 rounded-lg border border-line bg-raised text-ink shadow-floating animate-enter',
        'inset-x-0 bottom-[calc(var(--keyboard,0px)+3.25rem)] max-h-[50dvh] overflow-y-auto rounded-b-none',
        'sm:inset-auto sm:top-(--top) sm:left-(--left) sm:max-h-[70dvh] sm:max-w-[min(32rem,calc(100vw-1rem))] sm:rounded-lg',
      )}
    >
      {children}
    </div>
  );
}

function placeOf(text: DOMRect, box: HTMLElement): { top: number; left: number } {
  const { width, height } = box.getBoundingClientRect();
  const below = text.bottom + space;
  const top = below + height > innerHeight - space ? Math.max(space, text.top - height - space) : below;
  return { top, left: Math.max(space, Math.min(text.left, innerWidth - width - space)) };
}
