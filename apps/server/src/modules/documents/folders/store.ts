import { instant } from '@inkstone/kernel';
import { and, count, eq, inArray, isNull, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { documents, folders } from '../../../platform/db/tables/documents.ts';
import type { Folder } from './folder.ts';

/** Serializes changes of an account's folders until the transaction ends, so that they remain a tree. */
export async function lockFolders(sql: Sql, accountId: string): Promise<void> {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${accountId}, 2))`);
}

/** All folders of an account, unordered. */
export async function readFolders(sql: Sql, accountId: string): Promise<Folder[]> {
  const rows = await sql.select().from(folders).where(eq(folders.accountId, accountId));
  return rows.map((row) => ({
    ...row,
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
  }));
}

export async function hasFolder(sql: Sql, accountId: string, id: string): Promise<boolean> {
  const rows = await sql
    .select({ id: folders.id })
    .from(folders)
    .where(hasIds(accountId, [id]));
  return rows.length > 0;
}

/** Number of live documents in each folder, excluding subfolders. */
export async function countDocuments(sql: Sql, accountId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await sql
    .select({ folderId: documents.folderId, documents: count() })
    .from(documents)
    .where(
      and(
        eq(documents.accountId, accountId),
        isNull(documents.trashedAt),
        query`${documents.folderId} is not null`,
      ),
    )
    .groupBy(documents.folderId);
  return new Map(rows.map((row) => [row.folderId ?? '', row.documents]));
}

export async function insertFolder(sql: Sql, folder: Folder): Promise<void> {
  await sql.insert(folders).values(folder);
}

export async function changeFolder(
  sql: Sql,
  { accountId, id }: Folder,
  change: Partial<Pick<Folder, 'name' | 'parentId' | 'updatedAt'>>,
): Promise<void> {
  await sql
    .update(folders)
    .set(change)
    .where(hasIds(accountId, [id]));
}

export async function deleteFolders(sql: Sql, accountId: string, ids: readonly string[]): Promise<void> {
  await sql.delete(folders).where(hasIds(accountId, ids));
}

/** Ids of the documents in these folders, live or in the trash. */
export async function findDocumentsIn(
  sql: Sql,
  accountId: string,
  folderIds: readonly string[],
): Promise<string[]> {
  const rows = await sql
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.accountId, accountId), inArray(documents.folderId, [...folderIds])));
  return rows.map(({ id }) => id);
}

function hasIds(accountId: string, ids: readonly string[]) {
  return and(eq(folders.accountId, accountId), inArray(folders.id, [...ids]));
}
