import { asc, gte, inArray } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { serviceDays } from '../../../platform/db/tables/desk.ts';

export type ServiceDayRow = typeof serviceDays.$inferSelect;

/** The days that differ from the week, from a date on. */
export function findServiceDays(sql: Sql, from: string): Promise<ServiceDayRow[]> {
  return sql.select().from(serviceDays).where(gte(serviceDays.date, from)).orderBy(asc(serviceDays.date));
}

/** Removes some days, which are days of the week again. */
export async function deleteServiceDays(sql: Sql, dates: readonly string[]): Promise<void> {
  await sql.delete(serviceDays).where(inArray(serviceDays.date, [...dates]));
}

export async function insertServiceDays(sql: Sql, days: readonly ServiceDayRow[]): Promise<void> {
  if (days.length > 0) await sql.insert(serviceDays).values([...days]);
}
