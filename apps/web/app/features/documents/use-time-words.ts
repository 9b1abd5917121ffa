import { useEffect, useState } from 'react';
import { useFormatter } from 'use-intl';

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** Says when something was: "3 minutes ago", or the date where that is long past. Starts from the server's time. */
export function useTimeWords(loadedAt: number): (at: number) => string {
  const format = useFormatter();
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, minute);
    return () => clearInterval(timer);
  }, []);
  return (at) =>
    now - at > week
      ? format.dateTime(at, { year: 'numeric', month: 'short', day: 'numeric' })
      : format.relativeTime(Math.min(at, now), { now });
}
