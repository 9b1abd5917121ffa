import type { ArchiveRhythm } from '@inkstone/contracts/archive-schedules';
import { day, hour, type Instant, instant, later, minute } from '@inkstone/kernel';

/** Failures in a row after which a schedule stops by itself. */
export const mostArchiveFailures = 5;

/** Waits after the first failure in a row, the second, …; after the last one nothing more is tried. */
const pauses = [15 * minute, hour, 4 * hour, day] as const;

/** When the sending of an archive is tried again; null when it has failed too often. */
export function retryArchiveAt(failures: number, now: Instant): Instant | null {
  const pause = pauses[failures - 1];
  return failures >= mostArchiveFailures || pause === undefined ? null : later(now, pause);
}

/** The hour of the night, local time, at which archives begin to be sent. */
const nightHour = 3;
const monday = 1;
/** More than the longest month. */
const daysAhead = 32;

/**
 * The first night after `after` that fits the rhythm, `minutes` after three o'clock where the owner lives: any night,
 * that to Monday, or that to the first of a month. A time that clocks leap over is taken as late as it would have been.
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

/** Says what clocks in the zone show at a moment, as ms since 1970 as if they showed UTC. */
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

/** The moment at which clocks show `local`: the first of two; where there is none, what it would have been. */
function whenShown(local: number, shows: Clocks): Instant {
  const offset = (near: number) => shows(near) - near;
  const [before, afterwards] = [local - offset(local - day), local - offset(local + day)];
  return instant(shows(before) !== local && shows(afterwards) === local ? afterwards : before);
}
