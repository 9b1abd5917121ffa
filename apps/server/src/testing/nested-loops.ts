import { sql as query } from 'drizzle-orm';
import type { Sql } from '../platform/db/database.ts';

const others = ['hashagg', 'hashjoin', 'mergejoin', 'bitmapscan', 'material', 'sort'];

/**
 * Makes the planner join by nested loops that read their inner side again for each row, as it does for tables that it
 * considers small. Applies until the end of the transaction.
 */
export async function planNestedLoops(sql: Sql): Promise<void> {
  for (const plan of others) await sql.execute(query.raw(`set local enable_${plan} = off`));
}
