import { type Instant, instant, shanghaiOffset } from '@inkstone/kernel';

/** Formats a time as `2026-11-23 10:00:00` in Beijing, whose offset is always +08:00. */
export function beijingTime(at: Instant): string {
  return new Date(at + shanghaiOffset).toISOString().slice(0, 19).replace('T', ' ');
}

/** Reads `2026-11-23 10:00:00` (a fraction of a second is ignored) as a time in Beijing; null if it is none. */
export function readBeijingTime(text: string): Instant | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,3})?$/.exec(text) ?? [];
  return readInstant(`${date}T${time}+08:00`);
}

/** Formats a time as RFC 3339 in Beijing, to the second. */
export function beijingRfc3339(at: Instant): string {
  return `${beijingTime(at).replace(' ', 'T')}+08:00`;
}

/** Reads RFC 3339; null if the text is anything else. */
export function readInstant(text: string): Instant | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.test(text)) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : instant(ms);
}
