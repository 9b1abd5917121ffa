import { eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { grantLineage } from '../../../platform/db/tables/membership.ts';

/** What a grant was made of, and by how much that lowered its price. */
export type StoredEdge = typeof grantLineage.$inferSelect;

export async function insertEdges(sql: Sql, edges: readonly StoredEdge[]): Promise<void> {
  if (edges.length > 0) await sql.insert(grantLineage).values([...edges]);
}

/** What the grants of an account were made of. */
export async function findEdges(sql: Sql, accountId: string): Promise<StoredEdge[]> {
  return sql.select().from(grantLineage).where(eq(grantLineage.accountId, accountId));
}
