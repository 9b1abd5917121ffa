import { extraSessionDays } from '@inkstone/contracts/accounts';
import { day, type Instant, instant, later } from '@inkstone/kernel';

/** When a session's token stops working at the server: a day after the last (readings, 11). */
export function tokenEnd(now: Instant, days: number): Instant {
  return later(now, (days + extraSessionDays) * day);
}

/** 23:59:59 of the last day in the browser's time zone; in UTC when the zone is unknown (readings, 11). */
export function cookieEnd(now: Instant, days: number, timeZone: string): Instant {
  const calendar = calendarOf(timeZone) ?? utc;
  const today = new Date(now + offsetAt(now, calendar));
  const end = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, 23, 59, 59);
  // Clocks may change between now and then: the offset that counts is the one at the end.
  return instant(end - offsetAt(end - offsetAt(end, calendar), calendar));
}

/** Making a calendar takes longer than the rest of a request, so they are kept. */
const calendars = new Map<string, Intl.DateTimeFormat>();
/** Zones are fewer; their names can be written in more ways than that. */
const mostCalendars = 1000;

const utc = makeCalendar('UTC');

/** Null for what is no time zone. */
function calendarOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = calendars.get(timeZone);
  if (known) return known;
  try {
    const made = makeCalendar(timeZone);
    if (calendars.size >= mostCalendars) calendars.clear();
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

/** How far a zone's clocks are ahead of UTC at a moment, in ms. */
function offsetAt(ms: number, calendar: Intl.DateTimeFormat): number {
  const parts = calendar.formatToParts(ms);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
  return local - Math.floor(ms / 1000) * 1000;
}
