import { useEffect, useState } from 'react';
import { useClockAhead } from '../platform/root-data.ts';

const minute = 60_000;

/**
 * The time of the server in ms, updated every minute: the time of the system, and what the simulator adds. Initially `loadedAt`, a
 * time of the system, so that server and browser render the same.
 */
export function useNow(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt);
  const ahead = useClockAhead();
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, minute);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}
