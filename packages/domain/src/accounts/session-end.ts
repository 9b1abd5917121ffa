import { extraSessionDays } from '@inkstone/contracts/accounts';
import { day, type Instant, instant, later } from '@inkstone/kernel';

/** When the server stops accepting a session's token: one day after its last day (readings, 11). */
export function tokenEnd(now: Instant, days: number): Instant {
  return later(now, (days + extraSessionDays) * day);
}

/** Returns 23:59:59 of the last day in the browser's time zone, or in UTC if the zone is unknown (readings, 11). */
export function cookieEnd(now: Instant, days: number, timeZone: string): Instant {
  const calendar = calendarOf(timeZone) ?? utc;
  const today = new Date(now + offsetAt(now, calendar));
  const end = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, 23, 59, 59);
  // Uses the offset at the end, because daylight saving time may change before.
  return instant(end - offsetAt(end - offsetAt(end, calendar), calendar));
}

/** Cached, because creating one takes longer than the rest of a request. */
const calendars = new Map<string, Intl.DateTimeFormat>();
/** Bounds the cache: there are fewer zones, but their names can be spelled in more ways. */
const maxCalendars = 1000;

const utc = makeCalendar('UTC');

/** Null for an unknown time zone. */
function calendarOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = calendars.get(timeZone);
  if (known) return known;
  try {
    const made = makeCalendar(timeZone);
    if (calendars.size >= maxCalendars) calendars.clear();
    calendars.set(timeZone, made);
    return made;
  } catch {
    return null;
  }
}

function makeCalendar(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
}

/** Offset of a time zone from UTC at a time, in ms. */
function offsetAt(ms: number, calendar: Intl.DateTimeFormat): number {
  const parts = calendar.formatToParts(ms);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
  return local - Math.floor(ms / 1000) * 1000;
}
