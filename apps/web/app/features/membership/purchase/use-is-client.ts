import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page runs in a browser: false on the server and in the first render, for what depends on the device. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
