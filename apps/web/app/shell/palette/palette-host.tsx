import { lazy, Suspense, useEffect } from 'react';
import { closePalette, togglePalette, usePaletteOpen } from './palette-state.ts';

// Loaded lazily, when it is opened for the first time.
const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));

/** Opens the command palette on Ctrl+K or ⌘K, on every page. */
export function PaletteHost() {
  const isOpen = usePaletteOpen();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || event.key.toLowerCase() !== 'k') return;
      // Without this, browsers would focus their own search.
      event.preventDefault();
      togglePalette();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    isOpen && (
      <Suspense>
        <Palette onClose={closePalette} />
      </Suspense>
    )
  );
}
