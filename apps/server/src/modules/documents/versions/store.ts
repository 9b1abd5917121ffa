import type { VersionKind, VersionMoment } from '@inkstone/contracts/documents/versions';
import { isAtLeast, type Tier, tiers } from '@inkstone/domain/membership';
import { instant } from '@inkstone/kernel';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { documentVersions } from '../../../platform/db/tables/document-versions.ts';
import { documents } from '../../../platform/db/tables/documents.ts';
import type { Version, VersionedDocument, VersionPlace } from './version.ts';

const { content: _, ...columns } = getTableColumns(documentVersions);
type Row = Omit<typeof documentVersions.$inferSelect, 'content'>;

function toVersion(row: Row): Version {
  return {
    ...row,
    kind: row.kind as VersionKind,
    moment: row.moment as VersionMoment,
    tier: row.tier as Tier,
    restoredFrom: row.restoredFrom === null ? null : instant(row.restoredFrom),
    createdAt: instant(row.createdAt),
  };
}

/** The document in any state; null when it is removed. */
export async function findVersioned(sql: Sql, documentId: string): Promise<VersionedDocument | null> {
  const [row] = await sql.select().from(documents).where(eq(documents.id, documentId));
  return row ? toVersioned(row) : null;
}

/** The same, locked: versions of a document are created one at a time. */
export async function lockVersioned(sql: Sql, documentId: string): Promise<VersionedDocument | null> {
  const [row] = await sql.select().from(documents).where(eq(documents.id, documentId)).for('update');
  return row ? toVersioned(row) : null;
}

function toVersioned(row: typeof documents.$inferSelect): VersionedDocument {
  const { accountId, createdAt, updatedAt } = row;
  return { accountId, createdAt: instant(createdAt), updatedAt: instant(updatedAt) };
}

export async function insertVersion(sql: Sql, version: Version, content: Buffer): Promise<void> {
  await sql.insert(documentVersions).values({ ...version, content });
}

/** Versions of a document, newest first, after a position. */
export async function listBehind(
  sql: Sql,
  documentId: string,
  place: VersionPlace | null,
  limit: number,
): Promise<Version[]> {
  const rows = await sql
    .select(columns)
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), place ? isBehind(place) : undefined))
    .orderBy(desc(documentVersions.createdAt), desc(documentVersions.id))
    .limit(limit);
  return rows.map(toVersion);
}

export async function findNewest(sql: Sql, documentId: string): Promise<Version | null> {
  return (await listBehind(sql, documentId, null, 1))[0] ?? null;
}

export async function findBefore(sql: Sql, version: Version): Promise<Version | null> {
  return (await listBehind(sql, version.documentId, version, 1))[0] ?? null;
}

export async function findAfter(sql: Sql, version: Version): Promise<Version | null> {
  const { documentId, createdAt, id } = version;
  const [row] = await sql
    .select(columns)
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        query`(${documentVersions.createdAt}, ${documentVersions.id}) > (${createdAt}, ${id})`,
      ),
    )
    .orderBy(asc(documentVersions.createdAt), asc(documentVersions.id))
    .limit(1);
  return row ? toVersion(row) : null;
}

/** Number of newer versions. */
export async function countAfter(sql: Sql, version: Version): Promise<number> {
  const { documentId, createdAt, id } = version;
  return sql.$count(
    documentVersions,
    and(
      eq(documentVersions.documentId, documentId),
      query`(${documentVersions.createdAt}, ${documentVersions.id}) > (${createdAt}, ${id})`,
    ),
  );
}

export async function countNamed(sql: Sql, documentId: string): Promise<number> {
  return sql.$count(
    documentVersions,
    and(eq(documentVersions.documentId, documentId), isNotNull(documentVersions.name)),
  );
}

export async function findVersion(sql: Sql, documentId: string, id: string): Promise<Version | null> {
  const [row] = await sql.select(columns).from(documentVersions).where(hasId(documentId, id));
  return row ? toVersion(row) : null;
}

/** Whether a version of a document has exactly this content. */
export async function isKept(sql: Sql, documentId: string, contentHash: string): Promise<boolean> {
  const its = and(eq(documentVersions.documentId, documentId), eq(documentVersions.contentHash, contentHash));
  return (await sql.$count(documentVersions, its)) > 0;
}

/** The stored content of a version; null when it is deleted. */
export async function readStored(sql: Sql, documentId: string, id: string): Promise<Buffer | null> {
  const [row] = await sql
    .select({ content: documentVersions.content })
    .from(documentVersions)
    .where(hasId(documentId, id));
  return row?.content ?? null;
}

export async function setName(sql: Sql, version: Version, name: string): Promise<Version> {
  const change = { name, kind: 'named' } as const;
  await sql.update(documentVersions).set(change).where(hasId(version.documentId, version.id));
  return { ...version, ...change };
}

export async function setChangedWords(
  sql: Sql,
  version: Version,
  words: Pick<Version, 'wordsAdded' | 'wordsRemoved'>,
): Promise<void> {
  await sql.update(documentVersions).set(words).where(hasId(version.documentId, version.id));
}

/** Raises the recorded tier of existing versions to a higher one. */
export async function raiseTier(sql: Sql, documentId: string, tier: Tier): Promise<void> {
  const lower = tiers.filter((each) => !isAtLeast(each, tier));
  if (lower.length === 0) return;
  await sql
    .update(documentVersions)
    .set({ tier })
    .where(and(eq(documentVersions.documentId, documentId), inArray(documentVersions.tier, lower)));
}

export async function deleteVersions(sql: Sql, documentId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql
    .delete(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), inArray(documentVersions.id, [...ids])));
}

/** Deletes all versions of documents. */
export async function deleteAllVersions(sql: Sql, documentIds: readonly string[]): Promise<void> {
  await sql.delete(documentVersions).where(inArray(documentVersions.documentId, [...documentIds]));
}

function hasId(documentId: string, id: string): SQL | undefined {
  return and(eq(documentVersions.documentId, documentId), eq(documentVersions.id, id));
}

function isBehind({ createdAt, id }: VersionPlace): SQL {
  return query`(${documentVersions.createdAt}, ${documentVersions.id}) < (${createdAt}, ${id})`;
}
