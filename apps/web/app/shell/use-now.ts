import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time in ms, updated every minute. Initially the server's time, so that server and browser render the same. */
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
