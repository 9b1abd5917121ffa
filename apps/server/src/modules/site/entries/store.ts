import { and, desc, eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { siteEntries } from '../../../platform/db/tables/site.ts';

/** A banner, a download or a choice of font. */
export type StoredEntry = typeof siteEntries.$inferSelect;

/** All entries, latest start first. There are at most `siteEntryLimits.entries`. */
export function findEntries(sql: Sql): Promise<StoredEntry[]> {
  return sql.select().from(siteEntries).orderBy(desc(siteEntries.startsAt), siteEntries.entryId);
}

export async function insertEntry(sql: Sql, entry: StoredEntry): Promise<void> {
  await sql.insert(siteEntries).values(entry);
}

/** Locks an entry for a change; null if it does not exist. */
export async function lockEntry(sql: Sql, entryId: string): Promise<StoredEntry | null> {
  const [row] = await sql.select().from(siteEntries).where(eq(siteEntries.entryId, entryId)).for('update');
  return row ?? null;
}

export async function updateEntry(sql: Sql, entry: StoredEntry): Promise<void> {
  await sql.update(siteEntries).set(entry).where(eq(siteEntries.entryId, entry.entryId));
}

export async function deleteEntry(sql: Sql, { entryId, version }: StoredEntry): Promise<void> {
  await sql
    .delete(siteEntries)
    .where(and(eq(siteEntries.entryId, entryId), eq(siteEntries.version, version)));
}
