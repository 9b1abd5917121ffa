import { useHydrated } from './use-hydrated.ts';

/**
 * Whether the data of the page were read for this very opening of it: true only for the first render of a page that came
 * complete from the server. False after navigation within the app, for the app shell, and for a page that the browser took
 * from its history, which may be old.
 */
export function useFreshPage(): boolean {
  const isHydrated = useHydrated();
  return !isHydrated && !isFromHistory();
}

function isFromHistory(): boolean {
  const [opening] = typeof performance === 'undefined' ? [] : performance.getEntriesByType('navigation');
  return (opening as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
