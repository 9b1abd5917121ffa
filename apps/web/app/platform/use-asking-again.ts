import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the data of the page again every so many ms while something is waited for and the page is visible. */
export function useAskingAgain(isWaiting: boolean, every: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, every);
    return () => clearInterval(timer);
  }, [isWaiting, every, revalidate]);
}
