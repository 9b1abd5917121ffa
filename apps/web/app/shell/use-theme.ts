import { useSyncExternalStore } from 'react';
import { useRootData } from '../root-data.ts';
import { currentTheme, type Theme } from './theme.ts';

/** The theme of the page as it stands, whoever changes it. */
export function useTheme(): Theme | undefined {
  const rendered = useRootData()?.theme;
  return useSyncExternalStore(subscribeToTheme, currentTheme, () => rendered);
}

function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
