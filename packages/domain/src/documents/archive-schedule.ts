import type { ArchiveRhythm } from '@inkstone/contracts/documents/archive-schedules';
import { day, hour, type Instant, instant, later, minute } from '@inkstone/kernel';

/** Consecutive failures after which a schedule stops. */
export const maxArchiveFailures = 5;

/** Delays after the first, second, … consecutive failure; there is no retry after the last one. */
const pauses = [15 * minute, hour, 4 * hour, day] as const;

/** Returns when sending is retried; null after too many failures. */
export function retryArchiveAt(failures: number, now: Instant): Instant | null {
  const pause = pauses[failures - 1];
  return failures >= maxArchiveFailures || pause === undefined ? null : later(now, pause);
}

/** Local hour at which sending starts. */
const nightHour = 3;
const monday = 1;
/** Number of days searched: more than the longest month. */
const daysAhead = 32;

/**
 * Returns the first scheduled time after `after`, `minutes` after 3:00 in the owner's time zone: any night, the night to Monday,
 * or the night to the first of a month. A local time skipped by daylight saving is shifted by the skipped amount.
 */
export function nextArchiveAt(
  rhythm: ArchiveRhythm,
  timeZone: string,
  after: Instant,
  minutes: number,
): Instant {
  const shows = clocksIn(timeZone);
  const today = shows(after);
  const midnight = today - (today % day);
  for (let days = 0; days <= daysAhead; days++) {
    const date = midnight + days * day;
    if (!fits(rhythm, new Date(date))) continue;
    const at = whenShown(date + nightHour * hour + minutes * minute, shows);
    if (at > after) return at;
  }
  throw new Error('Every month has a first night');
}

function fits(rhythm: ArchiveRhythm, date: Date): boolean {
  if (rhythm === 'weekly') return date.getUTCDay() === monday;
  return rhythm === 'daily' || date.getUTCDate() === 1;
}

/** Returns the local time of a zone at a given time, as ms since 1970 as if it were UTC. */
type Clocks = (at: number) => number;

function clocksIn(timeZone: string): Clocks {
  const number = 'numeric';
  const date = { year: number, month: number, day: number } as const;
  const time = { hour: number, minute: number, second: number } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...date, ...time });
  return (at) => {
    const shown = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (name: Intl.DateTimeFormatPartTypes) => shown.get(name) ?? 0;
    const [hours, minutes, seconds] = [part('hour'), part('minute'), part('second')];
    return Date.UTC(part('year'), part('month') - 1, part('day'), hours, minutes, seconds);
  };
}

/** Returns the time at which the local clock shows `local`: the first if it occurs twice; shifted if it is skipped. */
function whenShown(local: number, shows: Clocks): Instant {
  const offset = (near: number) => shows(near) - near;
  const [before, afterwards] = [local - offset(local - day), local - offset(local + day)];
  return instant(shows(before) !== local && shows(afterwards) === local ? afterwards : before);
}
