import { instant } from '@inkstone/kernel';
import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../../db/database.ts';
import { documents } from '../../db/tables/documents.ts';
import type { Document } from './document.ts';
import type { PagePosition } from './page-cursor.ts';

type Row = typeof documents.$inferSelect;

function toDocument(row: Row): Document {
  return {
    ...row,
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
    trashedAt: row.trashedAt === null ? null : instant(row.trashedAt),
  };
}

export async function insertDocument(sql: Sql, document: Document): Promise<void> {
  await sql.insert(documents).values(document);
}

/** The account's document of this id, wherever it is; null when there is none or it is somebody else's. */
export async function findDocument(sql: Sql, accountId: string, id: string): Promise<Document | null> {
  const statement = finds.get(sql) ?? prepareFind(sql);
  finds.set(sql, statement);
  const [row] = await statement.execute({ accountId, id });
  return row ? toDocument(row) : null;
}

/** Built and planned once for each handle: building it anew costs as much as the read. */
const finds = new WeakMap<Sql, ReturnType<typeof prepareFind>>();

function prepareFind(sql: Sql) {
  const isIt = and(
    eq(documents.accountId, query.placeholder('accountId')),
    eq(documents.id, query.placeholder('id')),
  );
  return sql.select().from(documents).where(isIt).prepare('documents_find');
}

/** What `findDocument` finds, kept from other transactions until this one ends. */
export async function lockDocument(sql: Sql, accountId: string, id: string): Promise<Document | null> {
  const [row] = await sql.select().from(documents).where(isOne(accountId, id)).for('update');
  return row ? toDocument(row) : null;
}

/** Live documents after a position, those changed last first. */
export function listLive(
  sql: Sql,
  accountId: string,
  after: PagePosition | null,
  limit: number,
): Promise<Document[]> {
  const mine = and(eq(documents.accountId, accountId), isNull(documents.trashedAt));
  return listPage(sql, mine, documents.updatedAt, after, limit);
}

/** Documents in the trash after a position, those trashed last first. */
export function listTrashed(
  sql: Sql,
  accountId: string,
  after: PagePosition | null,
  limit: number,
): Promise<Document[]> {
  const mine = and(eq(documents.accountId, accountId), isNotNull(documents.trashedAt));
  return listPage(sql, mine, documents.trashedAt, after, limit);
}

/** Documents after a position in the order of a time, the latest first; their ids order those of one time. */
async function listPage(
  sql: Sql,
  mine: SQL | undefined,
  time: typeof documents.updatedAt | typeof documents.trashedAt,
  after: PagePosition | null,
  limit: number,
): Promise<Document[]> {
  const rest = after ? query`(${time}, ${documents.id}) < (${after.at}, ${after.id})` : undefined;
  const rows = await sql
    .select()
    .from(documents)
    .where(and(mine, rest))
    .orderBy(desc(time), desc(documents.id))
    .limit(limit);
  return rows.map(toDocument);
}

export async function setTrashedAt(
  sql: Sql,
  accountId: string,
  id: string,
  at: number | null,
): Promise<void> {
  await sql.update(documents).set({ trashedAt: at }).where(isOne(accountId, id));
}

/** Takes over what the text says now. `updatedAt` never goes back, and stays where nothing differs. */
export async function setProjection(
  sql: Sql,
  id: string,
  projection: Pick<Document, 'title' | 'excerpt' | 'characters' | 'words'>,
  changedAt: number,
): Promise<void> {
  await sql
    .update(documents)
    .set({ ...projection, updatedAt: query`greatest(${documents.updatedAt}, ${changedAt}::bigint)` })
    .where(
      and(
        eq(documents.id, id),
        or(
          query`(${documents.title}, ${documents.excerpt}, ${documents.characters}, ${documents.words})
            is distinct from (${projection.title}, ${projection.excerpt}, ${projection.characters}::int, ${projection.words}::int)`,
          lte(documents.updatedAt, changedAt),
        ),
      ),
    );
}

/** Some of the documents trashed at `horizon` or before, oldest first. */
export async function findExpired(sql: Sql, horizon: number, limit: number): Promise<Document[]> {
  const rows = await sql
    .select()
    .from(documents)
    .where(lte(documents.trashedAt, horizon))
    .orderBy(documents.trashedAt)
    .limit(limit);
  return rows.map(toDocument);
}

/** Removes documents that are still in the trash since `horizon`; gives the ids of those that were. */
export async function deleteExpired(sql: Sql, ids: readonly string[], horizon: number): Promise<string[]> {
  const gone = await sql
    .delete(documents)
    .where(and(inArray(documents.id, [...ids]), lte(documents.trashedAt, horizon)))
    .returning({ id: documents.id });
  return gone.map((row) => row.id);
}

function isOne(accountId: string, id: string) {
  return and(eq(documents.accountId, accountId), eq(documents.id, id));
}
