import { desc, gte, lt } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { ticketTraces } from '../../../platform/db/tables/desk.ts';

/** Keyed hashes of an earlier request. */
export type Trace = typeof ticketTraces.$inferSelect;

const maxCompared = 5000;

/** The traces since a time, at most the newest 5,000. */
export function findTraces(sql: Sql, since: number): Promise<Trace[]> {
  return sql
    .select()
    .from(ticketTraces)
    .where(gte(ticketTraces.createdAt, since))
    .orderBy(desc(ticketTraces.createdAt))
    .limit(maxCompared);
}

export async function insertTrace(sql: Sql, trace: Trace): Promise<void> {
  await sql.insert(ticketTraces).values(trace);
}

export async function deleteTracesBefore(sql: Sql, before: number): Promise<void> {
  await sql.delete(ticketTraces).where(lt(ticketTraces.createdAt, before));
}
