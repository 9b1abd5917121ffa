import { useEffect } from 'react';

/** Keeps `--keyboard` at the height of an on-screen keyboard that covers the page, in px. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const update = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    update();
    view.addEventListener('resize', update);
    view.addEventListener('scroll', update);
    return () => {
      view.removeEventListener('resize', update);
      view.removeEventListener('scroll', update);
      style.removeProperty('--keyboard');
    };
  }, []);
}
