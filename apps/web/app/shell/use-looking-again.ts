import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Pause between two looks at what happens, in ms. */
const lookAgainAfter = 3000;

/** Loads the page's data again while it is visible, for pages whose data change by themselves. */
export function useLookingAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, lookAgainAfter);
    return () => clearInterval(timer);
  }, [revalidate]);
}
