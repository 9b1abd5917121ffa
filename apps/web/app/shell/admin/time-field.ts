import { shanghaiDay, startOfShanghaiDay } from '@inkstone/kernel';

/** The time of a `datetime-local` field in the time zone of the browser, in ms; null for an empty field. */
export function readTime(field: string): number | null {
  return field === '' ? null : new Date(field).getTime();
}

/** The value of a `datetime-local` field for a time in ms, in the time zone of the browser; '' for null. */
export function timeField(time: number | null): string {
  if (time === null) return '';
  const local = time - new Date(time).getTimezoneOffset() * 60_000;
  return new Date(local).toISOString().slice(0, 16);
}

/** The first midnight in Beijing (+08:00) after a time in ms, as the value of a `datetime-local` field. */
export function nextMidnight(now: number): string {
  return timeField(startOfShanghaiDay(shanghaiDay(now) + 1));
}
