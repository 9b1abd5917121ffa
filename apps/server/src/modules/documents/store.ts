import { instant } from '@inkstone/kernel';
import { and, eq, inArray, lte, or, sql as query } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { documents } from '../../platform/db/tables/documents.ts';
import type { Document } from './document.ts';
import { addPending } from './search/pending/store.ts';
import { titleKey } from './title-key.ts';

type Row = typeof documents.$inferSelect;

/** Converts a row to a domain value. */
export function toDocument({ titleKey: _, ...row }: Row): Document {
  const at = (time: number | null) => (time === null ? null : instant(time));
  return {
    ...row,
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
    favouritedAt: at(row.favouritedAt),
    openedAt: at(row.openedAt),
    trashedAt: at(row.trashedAt),
  };
}

export async function insertDocument(sql: Sql, document: Document): Promise<void> {
  await sql.insert(documents).values({ ...document, titleKey: await titleKey(document.title) });
  await addPending(sql, document.id);
}

/** Returns whether a document id is free; until the transaction ends no other can create it. */
export async function takeId(sql: Sql, id: string): Promise<boolean> {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${id}, 3))`);
  const [row] = await sql.select({ id: documents.id }).from(documents).where(eq(documents.id, id)).limit(1);
  return row === undefined;
}

/**
 * Returns the account's document, in any state; null when it does not exist or belongs to another account.
 */
export async function findDocument(sql: Sql, accountId: string, id: string): Promise<Document | null> {
  const statement = finds.get(sql) ?? prepareFind(sql);
  finds.set(sql, statement);
  const [row] = await statement.execute({ accountId, id });
  return row ? toDocument(row) : null;
}

/** Returns those of the documents that the account has, in any state and order. */
export async function findDocuments(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
): Promise<Document[]> {
  if (ids.length === 0) return [];
  const rows = await sql.select().from(documents).where(hasIds(accountId, ids));
  return rows.map(toDocument);
}

/** Prepared once per handle: building the query costs as much as the read. */
const finds = new WeakMap<Sql, ReturnType<typeof prepareFind>>();

function prepareFind(sql: Sql) {
  const where = and(
    eq(documents.accountId, query.placeholder('accountId')),
    eq(documents.id, query.placeholder('id')),
  );
  return sql.select().from(documents).where(where).prepare('documents_find');
}

/** Returns the existing documents of the account, locked until the transaction ends. */
export async function lockDocuments(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
): Promise<Document[]> {
  const rows = await sql
    .select()
    .from(documents)
    .where(hasIds(accountId, ids))
    // Always in the same order, to avoid deadlocks.
    .orderBy(documents.id)
    .for('update');
  return rows.map(toDocument);
}

/** The properties that a change of several documents can set. */
export type DocumentChange = Partial<Pick<Document, 'folderId' | 'favouritedAt' | 'openedAt' | 'trashedAt'>>;

/** Sets the same properties of several documents. */
export async function changeDocuments(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
  change: DocumentChange,
): Promise<void> {
  if (ids.length > 0) await sql.update(documents).set(change).where(hasIds(accountId, ids));
}

/** Stores the projection of the text. `updatedAt` never decreases, and is unchanged if nothing differs. */
export async function setProjection(
  sql: Sql,
  id: string,
  projection: Pick<Document, 'title' | 'excerpt' | 'characters' | 'words'>,
  changedAt: number,
): Promise<void> {
  const { title, excerpt, characters, words } = projection;
  await sql
    .update(documents)
    .set({
      ...{ title, excerpt, characters, words },
      titleKey: await titleKey(title),
      updatedAt: query`greatest(${documents.updatedAt}, ${changedAt}::bigint)`,
    })
    .where(
      and(
        eq(documents.id, id),
        or(
          query`(${documents.title}, ${documents.excerpt}, ${documents.characters}, ${documents.words})
            is distinct from (${title}, ${excerpt}, ${characters}::int, ${words}::int)`,
          lte(documents.updatedAt, changedAt),
        ),
      ),
    );
}

/** Returns some documents without a title key. */
export async function findWithoutTitleKey(sql: Sql, limit: number): Promise<Document[]> {
  const rows = await sql.select().from(documents).where(eq(documents.titleKey, '')).limit(limit);
  return rows.map(toDocument);
}

/** Sets the key of a title, unless the title has changed meanwhile. */
export async function setTitleKey(sql: Sql, { accountId, id, title }: Document): Promise<void> {
  await sql
    .update(documents)
    .set({ titleKey: await titleKey(title) })
    .where(and(hasIds(accountId, [id]), eq(documents.title, title)));
}

function hasIds(accountId: string, ids: readonly string[]) {
  return and(eq(documents.accountId, accountId), inArray(documents.id, [...ids]));
}
