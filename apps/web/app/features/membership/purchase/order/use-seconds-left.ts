import { useEffect, useState } from 'react';
import { useClockAhead } from '../../../../platform/root-data.ts';

/**
 * Seconds until a time of the server, by the clock of this device; 0 after it. Null if this clock is wrong, that is, if it was
 * already past that time when the server sent it; then only the server decides.
 */
export function useSecondsLeft(expiresAt: number, namedAt: number): number | null {
  const end = expiresAt - useClockAhead();
  const [left, setLeft] = useState(() => secondsUntil(end));
  const isPlausible = end > namedAt;
  useEffect(() => {
    if (!isPlausible) return;
    const timer = setInterval(() => setLeft(secondsUntil(end)), 1000);
    return () => clearInterval(timer);
  }, [end, isPlausible]);
  return isPlausible ? left : null;
}

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}
