import { and, asc, eq, gt, gte, lte, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../../platform/db/database.ts';
import { documentVersions } from '../../../../platform/db/tables/document-versions.ts';
import { documents } from '../../../../platform/db/tables/documents.ts';
import { pictureChecks } from '../../../../platform/db/tables/storage.ts';
import { documentSnapshots, documentUpdates } from '../../../../platform/db/tables/sync.ts';

/** A document that may contain pictures. */
export interface ScannedDocument {
  readonly id: string;
  readonly title: string;
  readonly isTrashed: boolean;
}

/** Documents of an account after an id, including those in the trash. */
export async function listDocumentsAfter(
  sql: Sql,
  accountId: string,
  after: string,
  limit: number,
): Promise<ScannedDocument[]> {
  const rows = await sql
    .select({ id: documents.id, title: documents.title, trashedAt: documents.trashedAt })
    .from(documents)
    .where(and(eq(documents.accountId, accountId), gt(documents.id, after)))
    .orderBy(asc(documents.id))
    .limit(limit);
  return rows.map(({ id, title, trashedAt }) => ({ id, title, isTrashed: trashedAt !== null }));
}

/** Stored contents of a document's versions after an id. */
export function listVersionContents(
  sql: Sql,
  documentId: string,
  after: string,
  limit: number,
): Promise<{ id: string; content: Buffer }[]> {
  return sql
    .select({ id: documentVersions.id, content: documentVersions.content })
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), gt(documentVersions.id, after)))
    .orderBy(asc(documentVersions.id))
    .limit(limit);
}

/** Edits of the account's documents since a time. */
export async function readWrittenSince(sql: Sql, accountId: string, since: number): Promise<Buffer[]> {
  const own = query`(select ${documents.id} from ${documents} where ${documents.accountId} = ${accountId})`;
  const [updates, snapshots] = [
    await sql
      .select({ data: documentUpdates.data })
      .from(documentUpdates)
      .where(and(query`${documentUpdates.documentId} in ${own}`, gte(documentUpdates.createdAt, since))),
    await sql
      .select({ data: documentSnapshots.data })
      .from(documentSnapshots)
      .where(and(query`${documentSnapshots.documentId} in ${own}`, gte(documentSnapshots.createdAt, since))),
  ];
  return [...updates, ...snapshots].map(({ data }) => data);
}

/** A requested check of an account's pictures. */
export interface PictureCheck {
  readonly accountId: string;
  readonly asked: number;
}

/** Requests a check of each account as soon as possible. */
export async function scheduleChecks(sql: Sql, accountIds: readonly string[]): Promise<void> {
  await sql
    .insert(pictureChecks)
    .values([...accountIds].sort().map((accountId) => ({ accountId, asked: 1, dueAt: 0 })))
    .onConflictDoUpdate({
      target: pictureChecks.accountId,
      set: { asked: query`${pictureChecks.asked} + 1`, dueAt: 0 },
    });
}

/** Due checks, longest waiting first. */
export function findDueChecks(sql: Sql, now: number, limit: number): Promise<PictureCheck[]> {
  return sql
    .select({ accountId: pictureChecks.accountId, asked: pictureChecks.asked })
    .from(pictureChecks)
    .where(lte(pictureChecks.dueAt, now))
    .orderBy(pictureChecks.dueAt, pictureChecks.accountId)
    .limit(limit);
}

/** Completes or postpones a check, unless it was requested again meanwhile. */
export async function settleCheck(sql: Sql, check: PictureCheck, dueAt: number | null): Promise<void> {
  const same = and(eq(pictureChecks.accountId, check.accountId), eq(pictureChecks.asked, check.asked));
  if (dueAt === null) await sql.delete(pictureChecks).where(same);
  else await sql.update(pictureChecks).set({ dueAt }).where(same);
}
