import { eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/statements.ts';
import { grantLineage } from '../../../platform/db/tables/membership.ts';

/** The grant from which a grant was derived, and the amount by which it lowered the price. */
export type StoredEdge = typeof grantLineage.$inferSelect;

export async function insertEdges(sql: Sql, edges: readonly StoredEdge[]): Promise<void> {
  if (edges.length > 0) await sql.insert(grantLineage).values([...edges]);
}

/** Lineage edges of the grants of an account. */
export async function findEdges(sql: Sql, accountId: string): Promise<StoredEdge[]> {
  return edgesFind(sql).execute({ accountId });
}

const edgesFind = prepared((sql) =>
  sql
    .select()
    .from(grantLineage)
    .where(eq(grantLineage.accountId, query.placeholder('accountId')))
    .prepare('membership_find_edges'),
);
