import { asc, gte, inArray } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { serviceDays } from '../../../platform/db/tables/desk.ts';

export type ServiceDayRow = typeof serviceDays.$inferSelect;

/** Days on or after a date whose service differs from the regular week. */
export function findServiceDays(sql: Sql, from: string): Promise<ServiceDayRow[]> {
  return sql.select().from(serviceDays).where(gte(serviceDays.date, from)).orderBy(asc(serviceDays.date));
}

/** Removes exceptions; the regular week applies to these days again. */
export async function deleteServiceDays(sql: Sql, dates: readonly string[]): Promise<void> {
  await sql.delete(serviceDays).where(inArray(serviceDays.date, [...dates]));
}

export async function insertServiceDays(sql: Sql, days: readonly ServiceDayRow[]): Promise<void> {
  if (days.length > 0) await sql.insert(serviceDays).values([...days]);
}
