/** Minor units of an amount such as 19.90 or 19,9; NaN for anything else. Digit by digit: 19.9 * 100 is not 1990. */
export function readMoney(text: string): number {
  const [, whole, parts = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(parts.padEnd(2, '0'));
}

/** The time of a `datetime-local` field in the zone of the browser, in ms; null for an empty one. */
export function readTime(text: string): number | null {
  return text === '' ? null : new Date(text).getTime();
}

const [hour, day] = [3_600_000, 86_400_000];

/** The next midnight in Beijing (+08:00) after a time in ms, as a `datetime-local` field of the browser's zone shows it. */
export function nextMidnight(now: number): string {
  const at = (Math.floor((now + 8 * hour) / day) + 1) * day - 8 * hour;
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
