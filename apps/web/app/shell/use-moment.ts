import { useSyncExternalStore } from 'react';
import { type DateTimeFormatOptions, useFormatter } from 'use-intl';

const never = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Returns a function that formats times in the browser's time zone. The page as the server renders it is in UTC, because the
 * server does not know the zone; the browser renders these times again.
 */
export function useLocalTime(options: DateTimeFormatOptions): (at: number) => string {
  const format = useFormatter();
  const timeZone = useSyncExternalStore(never, ownZone, () => 'UTC');
  return (at) => format.dateTime(at, { ...options, timeZone });
}

/** Returns a function that formats a date and time in the browser's time zone. */
export function useMoment(): (at: number) => string {
  return useLocalTime({ dateStyle: 'medium', timeStyle: 'short' });
}
