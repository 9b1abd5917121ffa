import { useSyncExternalStore } from 'react';
import { useRootData } from '../platform/root-data.ts';
import { currentTheme, type Theme } from '../platform/theme.ts';

/** The current theme of the page; follows every change. */
export function useTheme(): Theme | undefined {
  const rendered = useRootData()?.theme;
  return useSyncExternalStore(subscribeToTheme, currentTheme, () => rendered);
}

function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
