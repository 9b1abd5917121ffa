import { eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { documentSnapshots, documentUpdates } from '../db/tables/sync.ts';

/** An edit waiting to be written. */
export interface NewUpdate {
  readonly documentId: string;
  readonly data: Uint8Array;
}

/** An edit as stored in the log. */
export interface StoredUpdate {
  readonly id: number;
  readonly data: Uint8Array;
}

/** The merged part of a document; `version` 0 if nothing has been merged yet. */
export interface StoredSnapshot {
  readonly version: number;
  readonly data: Uint8Array | null;
}

/** The channel other processes listen on: `<sender> <document> <id>,<id>…`. */
export const updatesChannel = 'inkstone_updates';

/**
 * Writes many edits in one statement, in order. The bytes are sent as one binary value that the database
 * splits, because an array of bytea would be hex-encoded. With a `sender`, other processes are notified at
 * commit.
 */
export async function insertUpdates(
  sql: Sql,
  updates: readonly NewUpdate[],
  now: number,
  sender: string | null,
): Promise<void> {
  const documentIds = query.param(updates.map((update) => update.documentId));
  const lengths = query.param(updates.map((update) => update.data.length));
  const bytes = query.param(Buffer.concat(updates.map((update) => update.data)));
  const insert = query`
    insert into document_updates (document_id, data, created_at)
    select document_id, substring(${bytes}::bytea from (stop - length + 1)::int for length), ${now}
    from (
      select document_id, length, n, sum(length) over (order by n) as stop
      from unnest(${documentIds}::text[], ${lengths}::int[]) with ordinality as piece (document_id, length, n)
    ) as pieces
    order by n`;
  if (sender === null) {
    await sql.execute(insert);
    return;
  }
  await sql.execute(query`
    with added as (${insert} returning document_id, id)
    select pg_notify(${updatesChannel}, ${sender} || ' ' || document_id || ' ' || string_agg(id::text, ','))
    from added group by document_id`);
}

export async function readSnapshot(sql: Sql, documentId: string): Promise<StoredSnapshot> {
  const [row] = await sql
    .select({ data: documentSnapshots.data, version: documentSnapshots.version })
    .from(documentSnapshots)
    .where(eq(documentSnapshots.documentId, documentId));
  return row ?? { version: 0, data: null };
}

/** Returns the log of a document, oldest first, at most `limit` edits. */
export async function readUpdates(sql: Sql, documentId: string, limit: number): Promise<StoredUpdate[]> {
  return sql
    .select({ id: documentUpdates.id, data: documentUpdates.data })
    .from(documentUpdates)
    .where(eq(documentUpdates.documentId, documentId))
    .orderBy(documentUpdates.id)
    .limit(limit);
}

/** Returns the given edits that are still in the log; compaction may have merged some. */
export async function readUpdatesById(
  sql: Sql,
  documentId: string,
  ids: readonly number[],
): Promise<StoredUpdate[]> {
  return sql
    .select({ id: documentUpdates.id, data: documentUpdates.data })
    .from(documentUpdates)
    .where(
      query`${documentUpdates.documentId} = ${documentId} and ${documentUpdates.id} = any(${query.param([...ids])}::bigint[])`,
    )
    .orderBy(documentUpdates.id);
}

/** Returns when the newest edit of the log was written; null when the log is empty. */
export async function readLastChange(sql: Sql, documentId: string): Promise<number | null> {
  const [row] = await sql
    .select({ at: query<string | null>`max(${documentUpdates.createdAt})` })
    .from(documentUpdates)
    .where(eq(documentUpdates.documentId, documentId));
  return row?.at == null ? null : Number(row.at);
}

/** Finds documents whose log is worth merging: at least `updates` edits, or one older than `before`. */
export async function findLongLogs(
  sql: Sql,
  updates: number,
  before: number,
  limit: number,
): Promise<string[]> {
  const rows = await sql
    .select({ documentId: documentUpdates.documentId })
    .from(documentUpdates)
    .groupBy(documentUpdates.documentId)
    .having(query`count(*) >= ${updates} or min(${documentUpdates.createdAt}) < ${before}`)
    .orderBy(query`count(*) desc`)
    .limit(limit);
  return rows.map((row) => row.documentId);
}

/** Replaces the snapshot of version `from`; false if another compaction has replaced it meanwhile. */
export async function replaceSnapshot(
  sql: Sql,
  documentId: string,
  data: Uint8Array,
  from: number,
  now: number,
): Promise<boolean> {
  const row = { documentId, data: Buffer.from(data), version: from + 1, createdAt: now };
  const written =
    from === 0
      ? await sql
          .insert(documentSnapshots)
          .values(row)
          .onConflictDoNothing()
          .returning({ v: documentSnapshots.version })
      : await sql
          .update(documentSnapshots)
          .set(row)
          .where(
            query`${documentSnapshots.documentId} = ${documentId} and ${documentSnapshots.version} = ${from}`,
          )
          .returning({ v: documentSnapshots.version });
  return written.length === 1;
}

/** Deletes exactly these edits from the log and returns how many existed. */
export async function deleteUpdates(sql: Sql, documentId: string, ids: readonly number[]): Promise<number> {
  const removed = await sql
    .delete(documentUpdates)
    .where(
      query`${documentUpdates.documentId} = ${documentId} and ${documentUpdates.id} = any(${query.param([...ids])}::bigint[])`,
    );
  return removed.rowCount ?? 0;
}

/** Deletes all content of documents permanently. */
export async function deleteContents(sql: Sql, documentIds: readonly string[]): Promise<void> {
  const ids = query.param([...documentIds]);
  await sql.delete(documentUpdates).where(query`${documentUpdates.documentId} = any(${ids}::text[])`);
  await sql.delete(documentSnapshots).where(query`${documentSnapshots.documentId} = any(${ids}::text[])`);
}
