import { useFormatter } from 'use-intl';

/** Returns a function that formats a date. The time zone is fixed, so that server and browser render the same. */
export function useDay(): (at: number) => string {
  const format = useFormatter();
  return (at) => format.dateTime(at, { dateStyle: 'long', timeZone: 'Asia/Shanghai' });
}
