import { and, desc, eq, gte, ne } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { storeSweeps } from '../../../platform/db/tables/stores.ts';
import type { StoreName } from '../../../ports/store-verifier.ts';

/** A daily check of the purchases of a store. */
export type Sweep = typeof storeSweeps.$inferSelect;

const isSweep = ({ store, day }: Pick<Sweep, 'store' | 'day'>) =>
  and(eq(storeSweeps.store, store), eq(storeSweeps.day, day));

/** Starts a check, or restarts the one of that day. */
export async function beginSweep(sql: Sql, sweep: Sweep): Promise<void> {
  const { store: _, day: __, ...change } = sweep;
  await sql
    .insert(storeSweeps)
    .values(sweep)
    .onConflictDoUpdate({ target: [storeSweeps.store, storeSweeps.day], set: change });
}

export async function findSweep(sql: Sql, key: Pick<Sweep, 'store' | 'day'>): Promise<Sweep | null> {
  const [row] = await sql.select().from(storeSweeps).where(isSweep(key));
  return row ?? null;
}

/** Returns the check of a store that has not ended; null if there is none. */
export async function findRunning(sql: Sql, store: StoreName): Promise<Sweep | null> {
  const [row] = await sql
    .select()
    .from(storeSweeps)
    .where(and(eq(storeSweeps.store, store), eq(storeSweeps.state, 'running')));
  return row ?? null;
}

/** Returns the last successful check of a store; null if there is none. */
export async function findLastDone(sql: Sql, store: StoreName): Promise<Sweep | null> {
  const [row] = await sql
    .select()
    .from(storeSweeps)
    .where(and(eq(storeSweeps.store, store), eq(storeSweeps.state, 'done')))
    .orderBy(desc(storeSweeps.day))
    .limit(1);
  return row ?? null;
}

export async function changeSweep(sql: Sql, sweep: Sweep): Promise<void> {
  const { store: _, day: __, ...change } = sweep;
  await sql.update(storeSweeps).set(change).where(isSweep(sweep));
}

/** Lists the checks since a day, newest first. */
export async function listSweeps(sql: Sql, from: string): Promise<Sweep[]> {
  return sql
    .select()
    .from(storeSweeps)
    .where(and(gte(storeSweeps.day, from), ne(storeSweeps.day, '')))
    .orderBy(desc(storeSweeps.day), desc(storeSweeps.store));
}
