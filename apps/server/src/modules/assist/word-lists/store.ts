import { second } from '@inkstone/kernel';
import { type SensitiveCategory, sensitiveCategories } from '@inkstone/proofread/client';
import { and, desc, eq, gt, inArray, isNotNull, lte, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { sensitiveChoices, wordLists, wordListVersions } from '../../../platform/db/tables/word-lists.ts';
import { operator } from './list-owner.ts';

/** Identifies a list. */
export interface ListPlace {
  /** Its owner: an account, or a substitute (`list-owner.ts`). */
  readonly accountId: string;
  readonly listId: string;
}

export type ListKind = 'sensitive' | 'leaders';

/** An active list. */
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

/** Condition that a list is not deleted: a deleted list keeps a version without entries, which cannot be imported. */
const isNotDeletion = gt(wordListVersions.entries, 0);

/** Active lists of some owners, by id. */
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

/** Cache time of the operator's lists in ms: changes by another process may be unknown here for this long. */
const operatorListsKept = second;

interface KnownLists {
  /** By the process's monotonic clock, in ms. */
  readonly readAt: number;
  readonly lists: Promise<ActiveList[]>;
}

let operatorLists = new WeakMap<Sql, KnownLists>();

/**
 * The operator's active lists, cached for a second and refreshed after changes by this process, because every
 * check needs them.
 */
export function findOperatorLists(sql: Sql): Promise<ActiveList[]> {
  const now = performance.now();
  const known = operatorLists.get(sql);
  if (known !== undefined && now - known.readAt < operatorListsKept) return known.lists;
  const lists = findActive(sql, [operator]);
  // A failed query is not cached.
  lists.catch(() => operatorLists.delete(sql));
  operatorLists.set(sql, { readAt: now, lists });
  return lists;
}

/** Entries and metadata of each active list of some owners. */
export function findActiveFacts(sql: Sql, accountIds: readonly string[]) {
  const { accountId, listId, kind } = wordLists;
  const { version, entries } = wordListVersions;
  const isActiveVersion = and(
    eq(wordListVersions.accountId, accountId),
    eq(wordListVersions.listId, listId),
    eq(version, wordLists.activeVersion),
  );
  return sql
    .select({ accountId, listId, kind, version, entries })
    .from(wordLists)
    .innerJoin(wordListVersions, isActiveVersion)
    .where(inArray(accountId, [...accountIds]))
    .orderBy(accountId, listId);
}

/** All lists of an owner, active or not. */
export function findLists(sql: Sql, accountId: string) {
  return sql.select().from(wordLists).where(eq(wordLists.accountId, accountId)).orderBy(wordLists.listId);
}

/** The active version; null if there is none. */
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
    .where(and(isVersionOf(place), isNotDeletion))
    .orderBy(desc(version));
}

/** The file of a version; null if there is none. */
export async function findContent(sql: Sql, place: ListPlace, version: number): Promise<string | null> {
  const [row] = await sql
    .select({ content: wordListVersions.content })
    .from(wordListVersions)
    .where(and(isVersionOf(place), isNotDeletion, eq(wordListVersions.version, version)));
  return row?.content ?? null;
}

/** Creates the list if there is none, and serializes imports until the transaction ends. */
export async function lockList(sql: Sql, place: ListPlace, kind: ListKind, now: number): Promise<ListKind> {
  await sql
    .insert(wordLists)
    .values({ ...place, kind, activeVersion: null, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await sql.select().from(wordLists).where(isList(place)).for('update');
  return row?.kind ?? kind;
}

/** Appends a version; returns its number. */
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

/** Deletes a version and all earlier ones. */
export async function deleteVersionsUpTo(sql: Sql, place: ListPlace, version: number): Promise<void> {
  await sql.delete(wordListVersions).where(and(isVersionOf(place), lte(wordListVersions.version, version)));
}

/**
 * Deletes a list with the content of all versions; false if there is none. Only the number of its last
 * version is kept, because versions are cached by number: a later list with this name continues the
 * numbering.
 */
export async function deleteList(
  sql: Sql,
  place: ListPlace,
  { author, at }: { readonly author: string; readonly at: number },
): Promise<boolean> {
  const [row] = await sql.select().from(wordLists).where(isList(place)).for('update');
  if (!row) return false;
  const last = await insertVersion(sql, place, { content: '', entries: 0, author, createdAt: at });
  await deleteVersionsUpTo(sql, place, last - 1);
  await sql.delete(wordLists).where(isList(place));
  operatorLists = new WeakMap();
  return true;
}

/** Activates a version, or (null) turns the list off. */
export async function setActive(
  sql: Sql,
  place: ListPlace,
  version: number | null,
  now: number,
): Promise<void> {
  await sql.update(wordLists).set({ activeVersion: version, updatedAt: now }).where(isList(place));
  operatorLists = new WeakMap();
}

/** The categories an account has chosen; null for the defaults. */
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
