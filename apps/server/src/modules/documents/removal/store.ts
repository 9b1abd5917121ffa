import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { documents } from '../../../platform/db/tables/documents.ts';
import type { RemovedDocument } from '../../../ports/module-hooks.ts';

/** Ids of some documents trashed at `horizon` or before, oldest first: of one account, or of all. */
export async function findTrashed(
  sql: Sql,
  horizon: number,
  { accountId, limit }: { accountId?: string; limit: number },
): Promise<string[]> {
  const rows = await sql
    .select({ id: documents.id })
    .from(documents)
    .where(and(accountId ? eq(documents.accountId, accountId) : undefined, lte(documents.trashedAt, horizon)))
    .orderBy(documents.trashedAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Deletes documents still in the trash since `horizon` or before; returns them. */
export function deleteTrashed(sql: Sql, ids: readonly string[], horizon: number): Promise<RemovedDocument[]> {
  return sql
    .delete(documents)
    .where(and(inArray(documents.id, [...ids]), lte(documents.trashedAt, horizon)))
    .returning({ accountId: documents.accountId, id: documents.id });
}

/** Deletes some documents of an account in any state; returns them. */
export function deleteDocumentsOf(sql: Sql, accountId: string, limit: number): Promise<RemovedDocument[]> {
  const some = sql
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.accountId, accountId))
    .limit(limit);
  return sql
    .delete(documents)
    .where(and(eq(documents.accountId, accountId), inArray(documents.id, some)))
    .returning({ accountId: documents.accountId, id: documents.id });
}
