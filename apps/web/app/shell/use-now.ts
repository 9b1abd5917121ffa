import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time in ms, renewed each minute. Starts at the server's, so that the rendered page and the browser agree. */
export function useNow(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
