import { useSyncExternalStore } from 'react';
import { useFormatter } from 'use-intl';

const never = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Returns a function that formats a date and time in the browser's time zone. The page as the server renders it is
 * in UTC, because the server does not know the zone.
 */
export function useMoment(): (at: number) => string {
  const format = useFormatter();
  const timeZone = useSyncExternalStore(never, ownZone, () => 'UTC');
  return (at) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}
