import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Sql } from '../../../db/database.ts';
import { documents } from '../../../db/tables/documents.ts';
import type { RemovedDocument } from './document-remover.ts';

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

/** Removes documents that are still in the trash since `horizon`; gives those that were. */
export function deleteTrashed(sql: Sql, ids: readonly string[], horizon: number): Promise<RemovedDocument[]> {
  return sql
    .delete(documents)
    .where(and(inArray(documents.id, [...ids]), lte(documents.trashedAt, horizon)))
    .returning({ accountId: documents.accountId, id: documents.id });
}

/** Removes some documents of an account, whatever their state; gives those that were. */
export function deleteDocumentsOf(sql: Sql, accountId: string, most: number): Promise<RemovedDocument[]> {
  const some = sql
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.accountId, accountId))
    .limit(most);
  return sql
    .delete(documents)
    .where(and(eq(documents.accountId, accountId), inArray(documents.id, some)))
    .returning({ accountId: documents.accountId, id: documents.id });
}
