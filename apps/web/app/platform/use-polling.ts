import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Interval for pages whose data change by themselves, in ms. */
const usualInterval = 3000;

/** Reloads the data of the page every `interval` ms while it is visible and `isEnabled` is true. */
export function usePolling(isEnabled = true, interval = usualInterval): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isEnabled) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, interval);
    return () => clearInterval(timer);
  }, [isEnabled, interval, revalidate]);
}
