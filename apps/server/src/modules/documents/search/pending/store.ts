import { and, eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../../platform/db/database.ts';
import { searchPending } from '../../../../platform/db/tables/search.ts';

/** A document to be indexed. */
export interface PendingDocument {
  readonly accountId: string;
  readonly documentId: string;
}

/** Requests indexing of a document. Idempotent. */
export async function addPending(sql: Sql, documentId: string): Promise<void> {
  await sql.execute(query`
    insert into search_pending (account_id, document_id)
    select account_id, id from documents where id = ${documentId}
    on conflict do nothing`);
}

/** Takes a pending document, of one account or of any, skipping some and those locked by others. */
export async function takePending(
  sql: Sql,
  accountId: string | null,
  skipped: readonly string[] = [],
): Promise<PendingDocument | null> {
  const account = accountId === null ? query`true` : query`account_id = ${accountId}`;
  const whose = skipped.length === 0 ? account : query`${account} and document_id not in ${skipped}`;
  // A subquery with a limit could run once for each row and take all of them; a materialized one runs once.
  const { rows } = await sql.execute<{ account_id: string; document_id: string }>(query`
    with next as materialized (
      select account_id, document_id from search_pending where ${whose} limit 1 for update skip locked)
    delete from search_pending as pending using next
    where pending.account_id = next.account_id and pending.document_id = next.document_id
    returning pending.account_id, pending.document_id`);
  const [row] = rows;
  return row ? { accountId: row.account_id, documentId: row.document_id } : null;
}

/** Whether an account has pending documents. */
export async function isPending(sql: Sql, accountId: string): Promise<boolean> {
  const rows = await sql
    .select({ id: searchPending.documentId })
    .from(searchPending)
    .where(eq(searchPending.accountId, accountId))
    .limit(1);
  return rows.length > 0;
}

/** A removed document is no longer pending. */
export async function deletePending(sql: Sql, { accountId, documentId }: PendingDocument): Promise<void> {
  await sql
    .delete(searchPending)
    .where(and(eq(searchPending.accountId, accountId), eq(searchPending.documentId, documentId)));
}

/** Requests indexing of all documents of an account. */
export async function addAllPending(sql: Sql, accountId: string): Promise<void> {
  await sql.execute(query`
    insert into search_pending (account_id, document_id)
    select account_id, id from documents where account_id = ${accountId}
    on conflict do nothing`);
}
