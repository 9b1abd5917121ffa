import { type SensitiveCategory, sensitiveCategories } from '@inkstone/proofread/client';
import { and, desc, eq, inArray, isNotNull, lte, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../db/database.ts';
import { sensitiveChoices, wordLists, wordListVersions } from '../../../db/tables/word-lists.ts';

/** Where a list is. */
export interface ListPlace {
  /** Its owner: an account, or what stands in its place (`list-owner.ts`). */
  readonly accountId: string;
  readonly listId: string;
}

export type ListKind = 'sensitive' | 'leaders';

/** A list that is on. */
export interface ActiveList extends ListPlace {
  readonly kind: ListKind;
  readonly version: number;
}

/** A version without its content. */
export interface VersionRow {
  readonly version: number;
  readonly entries: number;
  readonly author: string;
  readonly createdAt: number;
}

const isList = ({ accountId, listId }: ListPlace) =>
  and(eq(wordLists.accountId, accountId), eq(wordLists.listId, listId));
const isVersionOf = ({ accountId, listId }: ListPlace) =>
  and(eq(wordListVersions.accountId, accountId), eq(wordListVersions.listId, listId));

/** The lists that are on of some owners, by id. */
export async function findActive(sql: Sql, accountIds: readonly string[]): Promise<ActiveList[]> {
  const rows = await sql
    .select()
    .from(wordLists)
    .where(and(inArray(wordLists.accountId, [...accountIds]), isNotNull(wordLists.activeVersion)))
    .orderBy(wordLists.accountId, wordLists.listId);
  return rows.map(({ accountId, listId, kind, activeVersion }) => ({
    accountId,
    listId,
    kind,
    version: activeVersion ?? 0,
  }));
}

/** The entries of each list that is on of some owners, beside what it is. */
export function findActiveFacts(sql: Sql, accountIds: readonly string[]) {
  const { accountId, listId, kind } = wordLists;
  const { version, entries } = wordListVersions;
  const isThisOne = and(
    eq(wordListVersions.accountId, accountId),
    eq(wordListVersions.listId, listId),
    eq(version, wordLists.activeVersion),
  );
  return sql
    .select({ accountId, listId, kind, version, entries })
    .from(wordLists)
    .innerJoin(wordListVersions, isThisOne)
    .where(inArray(accountId, [...accountIds]))
    .orderBy(accountId, listId);
}

/** Every list of an owner, on or off. */
export function findLists(sql: Sql, accountId: string) {
  return sql.select().from(wordLists).where(eq(wordLists.accountId, accountId)).orderBy(wordLists.listId);
}

/** The version that is on; null where none is or there is no such list. */
export async function findActiveVersion(sql: Sql, place: ListPlace): Promise<number | null> {
  const [row] = await sql.select().from(wordLists).where(isList(place));
  return row?.activeVersion ?? null;
}

/** All versions, newest first. */
export function findVersions(sql: Sql, place: ListPlace): Promise<VersionRow[]> {
  const { version, entries, author, createdAt } = wordListVersions;
  return sql
    .select({ version, entries, author, createdAt })
    .from(wordListVersions)
    .where(isVersionOf(place))
    .orderBy(desc(version));
}

/** The file of a version; null where there is none. */
export async function findContent(sql: Sql, place: ListPlace, version: number): Promise<string | null> {
  const [row] = await sql
    .select({ content: wordListVersions.content })
    .from(wordListVersions)
    .where(and(isVersionOf(place), eq(wordListVersions.version, version)));
  return row?.content ?? null;
}

/** Makes the list where there is none and keeps other imports waiting until the transaction ends. */
export async function lockList(sql: Sql, place: ListPlace, kind: ListKind, now: number): Promise<ListKind> {
  await sql
    .insert(wordLists)
    .values({ ...place, kind, activeVersion: null, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await sql.select().from(wordLists).where(isList(place)).for('update');
  return row?.kind ?? kind;
}

/** Adds a version behind the last one; gives its number. */
export async function insertVersion(
  sql: Sql,
  place: ListPlace,
  version: Omit<VersionRow, 'version'> & { readonly content: string },
): Promise<number> {
  const [last] = await sql
    .select({ version: query<number>`coalesce(max(${wordListVersions.version}), 0)::int` })
    .from(wordListVersions)
    .where(isVersionOf(place));
  const number = (last?.version ?? 0) + 1;
  await sql.insert(wordListVersions).values({ ...place, ...version, version: number });
  return number;
}

/** Forgets a version and all before it. */
export async function deleteVersionsUpTo(sql: Sql, place: ListPlace, version: number): Promise<void> {
  await sql.delete(wordListVersions).where(and(isVersionOf(place), lte(wordListVersions.version, version)));
}

/** Turns a version on, or (null) the list off. */
export async function setActive(
  sql: Sql,
  place: ListPlace,
  version: number | null,
  now: number,
): Promise<void> {
  await sql.update(wordLists).set({ activeVersion: version, updatedAt: now }).where(isList(place));
}

/** The groups an account has chosen; null where it has not. */
export async function findChoice(sql: Sql, accountId: string): Promise<SensitiveCategory[] | null> {
  const [row] = await sql.select().from(sensitiveChoices).where(eq(sensitiveChoices.accountId, accountId));
  if (row === undefined) return null;
  const chosen = row.categories.split(',');
  return sensitiveCategories.filter((category) => chosen.includes(category));
}

export async function saveChoice(
  sql: Sql,
  accountId: string,
  categories: readonly SensitiveCategory[],
  now: number,
): Promise<void> {
  const values = { categories: categories.join(','), updatedAt: now };
  await sql
    .insert(sensitiveChoices)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: sensitiveChoices.accountId, set: values });
}
