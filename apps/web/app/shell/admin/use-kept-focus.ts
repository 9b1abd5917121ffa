import { useEffect } from 'react';
import { contentId } from '../skip-link.tsx';

/**
 * When the dialog that calls it has closed, moves the focus to the content of the page if it was lost: the button that
 * opened the dialog may be gone, with the row that the action removed.
 */
export function useKeptFocus(): void {
  useEffect(
    () => () => {
      // The dialog returns the focus to its button in a timeout of its own.
      requestAnimationFrame(() => setTimeout(keepFocus));
    },
    [],
  );
}

function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById(contentId)?.focus();
}
