import { instant } from '@inkstone/kernel';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Sql } from '../../../../db/database.ts';
import { accountArchives } from '../../../../db/tables/archives.ts';
import { documents } from '../../../../db/tables/documents.ts';
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

/** The archive, kept from other transactions until this one ends. */
export async function lockArchive(sql: Sql, accountId: string): Promise<Archive | null> {
  const [row] = await sql
    .select()
    .from(accountArchives)
    .where(eq(accountArchives.accountId, accountId))
    .for('update');
  return row ? toArchive(row) : null;
}

/** Puts an archive in the place of the one that is there. */
export async function putArchive(sql: Sql, archive: Archive): Promise<void> {
  await sql
    .insert(accountArchives)
    .values(archive)
    .onConflictDoUpdate({ target: accountArchives.accountId, set: archive });
}

/** Changes an archive, unless another one has taken its place; false then. */
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

/** Takes out archives that are over, and gives them back. */
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
