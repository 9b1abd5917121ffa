import type { TicketKind } from '@inkstone/contracts/desk';
import { addServiceTime, answerHours, type ServiceCalendar } from '@inkstone/domain/desk';
import { hour, type Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { findServiceDays, type ServiceDayRow } from './store.ts';

/** Reads the calendar of service. */
export async function readCalendar(sql: Sql): Promise<ServiceCalendar> {
  const rows = await findServiceDays(sql, '');
  const datesOf = (kind: ServiceDayRow['kind']) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ date }) => date));
  return { holidays: datesOf('holiday'), workDays: datesOf('work') };
}

/** Returns when the answer to a request of this kind is due that has been waiting since a time. */
export function dueSince(kind: TicketKind, since: Instant, calendar: ServiceCalendar): Instant {
  return addServiceTime(since, answerHours[kind] * hour, calendar);
}
