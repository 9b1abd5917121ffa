import { instant } from '@inkstone/kernel';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Sql } from '../../../../platform/db/database.ts';
import { accountArchives } from '../../../../platform/db/tables/archives.ts';
import { documents } from '../../../../platform/db/tables/documents.ts';
import type { Document } from '../../document.ts';
import { toDocument } from '../../store.ts';
import type { Archive } from './archive.ts';

function toArchive(row: typeof accountArchives.$inferSelect): Archive {
  return {
    ...row,
    createdAt: instant(row.createdAt),
    touchedAt: instant(row.touchedAt),
    expiresAt: instant(row.expiresAt),
  };
}

export async function findArchive(sql: Sql, accountId: string): Promise<Archive | null> {
  const [row] = await sql.select().from(accountArchives).where(eq(accountArchives.accountId, accountId));
  return row ? toArchive(row) : null;
}

/** Returns the archive, locked until the transaction ends. */
export async function lockArchive(sql: Sql, accountId: string): Promise<Archive | null> {
  const [row] = await sql
    .select()
    .from(accountArchives)
    .where(eq(accountArchives.accountId, accountId))
    .for('update');
  return row ? toArchive(row) : null;
}

/** Replaces the current archive. */
export async function putArchive(sql: Sql, archive: Archive): Promise<void> {
  await sql
    .insert(accountArchives)
    .values(archive)
    .onConflictDoUpdate({ target: accountArchives.accountId, set: archive });
}

/** Updates an archive; false if it has been replaced. */
export async function changeArchive(
  sql: Sql,
  { accountId, id }: Pick<Archive, 'accountId' | 'id'>,
  change: Partial<Omit<Archive, 'accountId' | 'id'>>,
): Promise<boolean> {
  const changed = await sql
    .update(accountArchives)
    .set(change)
    .where(and(eq(accountArchives.accountId, accountId), eq(accountArchives.id, id)))
    .returning({ id: accountArchives.id });
  return changed.length === 1;
}

/** Deletes expired archives and returns them. */
export async function deleteExpiredArchives(sql: Sql, now: number): Promise<Archive[]> {
  const rows = await sql.delete(accountArchives).where(lte(accountArchives.expiresAt, now)).returning();
  return rows.map(toArchive);
}

/** Some live documents of an account by id, those after `after`. */
export async function listForArchive(
  sql: Sql,
  accountId: string,
  after: string,
  limit: number,
): Promise<Document[]> {
  const rows = await sql
    .select()
    .from(documents)
    .where(and(eq(documents.accountId, accountId), isNull(documents.trashedAt), gt(documents.id, after)))
    .orderBy(asc(documents.id))
    .limit(limit);
  return rows.map(toDocument);
}
