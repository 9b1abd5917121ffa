import { sql as query } from 'drizzle-orm';
import type { Sql } from '../platform/db/database.ts';

const others = ['hashagg', 'hashjoin', 'mergejoin', 'bitmapscan', 'material', 'sort'];

/**
 * Has the planner join by nested loops that read their inner side anew for each row, as it does by itself for tables that it takes
 * to be small. Holds until the end of the transaction.
 */
export async function planNestedLoops(sql: Sql): Promise<void> {
  for (const plan of others) await sql.execute(query.raw(`set local enable_${plan} = off`));
}
