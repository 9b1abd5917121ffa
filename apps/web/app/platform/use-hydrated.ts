import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React has hydrated the page: before that, a form would be submitted by the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
