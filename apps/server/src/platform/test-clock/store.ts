import { sql as query } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { simClock } from '../db/tables/simulator.ts';

/** Returns the offset of the clock from real time, in ms. */
export async function readAhead(sql: Sql): Promise<number> {
  const [row] = await sql.select({ ahead: simClock.ahead }).from(simClock);
  return row?.ahead ?? 0;
}

/** Raises the stored offset to at least this value; returns the stored one, in ms. */
export async function raiseAhead(sql: Sql, ahead: number): Promise<number> {
  const [row] = await sql
    .insert(simClock)
    .values({ id: 1, ahead })
    .onConflictDoUpdate({
      target: simClock.id,
      set: { ahead: query`greatest(${simClock.ahead}, excluded.ahead)` },
    })
    .returning({ ahead: simClock.ahead });
  return row?.ahead ?? ahead;
}
