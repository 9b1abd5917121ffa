import { useFormatter } from 'use-intl';

/** Returns a function that formats a date with the time of day, by which a membership ends. */
export function useDayTime(): (at: number) => string {
  const format = useFormatter();
  return (at) => format.dateTime(at, { dateStyle: 'long', timeStyle: 'short' });
}
