import type { LearnedWord } from '@inkstone/domain/assist/word-list';
import { type Instant, instant } from '@inkstone/kernel';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql as query,
  type SQL,
} from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { learnedWords, wordChecks } from '../../../platform/db/tables/assist.ts';
import { documents } from '../../../platform/db/tables/documents.ts';

/** A word of an account: listed, still being counted (`addedAt` null), or deleted. */
export interface StoredWord extends LearnedWord {
  readonly checks: number;
  readonly addedAt: Instant | null;
  readonly deletedAt: Instant | null;
  readonly box: number;
  readonly dueAt: Instant;
}

/** Serializes changes of an account's words until the transaction ends, so that every check counts. */
export async function lockWords(sql: Sql, accountId: string): Promise<void> {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${accountId}, 12))`);
}

/** Returns those of the documents that belong to the account. */
export async function ownDocuments(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await sql
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.accountId, accountId), inArray(documents.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** Records a checked finding; false when it was recorded before. */
export async function recordCheck(
  sql: Sql,
  accountId: string,
  { documentId, finding }: { readonly documentId: string; readonly finding: string },
  checkedAt: Instant,
): Promise<boolean> {
  const rows = await sql
    .insert(wordChecks)
    .values({ accountId, documentId, finding, checkedAt })
    .onConflictDoNothing()
    .returning({ finding: wordChecks.finding });
  return rows.length > 0;
}

export async function findWord(sql: Sql, accountId: string, word: string): Promise<StoredWord | null> {
  const [row] = await sql.select().from(learnedWords).where(isWord(accountId, word));
  return row ? storedOf(row) : null;
}

/** Number of an account's word rows in any state. */
export async function countRows(sql: Sql, accountId: string): Promise<number> {
  return countWhere(sql, eq(learnedWords.accountId, accountId));
}

/** Inserts or replaces a word. */
export async function saveWord(
  sql: Sql,
  accountId: string,
  word: StoredWord,
  updatedAt: Instant,
): Promise<void> {
  const { before, behind, ...rest } = word;
  const values = { accountId, ...rest, beforeWord: before, behindWord: behind, updatedAt };
  await sql
    .insert(learnedWords)
    .values(values)
    .onConflictDoUpdate({ target: [learnedWords.accountId, learnedWords.word], set: values });
}

/** The requested page of a list. */
export interface WordPage {
  readonly search: string;
  /** Only words due by then, longest due first; null for all, newest first. */
  readonly dueBy: Instant | null;
  readonly after: { readonly at: number; readonly word: string } | null;
  readonly limit: number;
}

/** Listed words, in order. */
export async function readWords(sql: Sql, accountId: string, page: WordPage): Promise<StoredWord[]> {
  const { search, dueBy, after, limit } = page;
  const at = dueBy === null ? learnedWords.addedAt : learnedWords.dueAt;
  const isFurther = dueBy === null ? lt : gt;
  const rows = await sql
    .select()
    .from(learnedWords)
    .where(
      and(
        isListed(accountId),
        search === '' ? undefined : holds(search),
        dueBy === null ? undefined : lte(learnedWords.dueAt, dueBy),
        after
          ? or(isFurther(at, after.at), and(eq(at, after.at), gt(learnedWords.word, after.word)))
          : undefined,
      ),
    )
    .orderBy(dueBy === null ? desc(at) : asc(at), asc(learnedWords.word))
    .limit(limit);
  return rows.map(storedOf);
}

/** Number of listed words, and of due ones. */
export async function countListed(
  sql: Sql,
  accountId: string,
  now: Instant,
): Promise<{ readonly total: number; readonly due: number }> {
  const total = await countWhere(sql, isListed(accountId));
  return { total, due: await countWhere(sql, and(isListed(accountId), lte(learnedWords.dueAt, now))) };
}

/** Deletes checks, and incomplete counts, from before a time. */
export async function deleteOldChecks(sql: Sql, before: Instant): Promise<void> {
  await sql.delete(wordChecks).where(lt(wordChecks.checkedAt, before));
  await sql
    .delete(learnedWords)
    .where(
      and(isNull(learnedWords.addedAt), isNull(learnedWords.deletedAt), lt(learnedWords.updatedAt, before)),
    );
}

/** Deletes the checks of documents. */
export async function deleteChecksOf(
  sql: Sql,
  removed: readonly { readonly accountId: string; readonly id: string }[],
): Promise<void> {
  for (const [accountId, its] of Map.groupBy(removed, (each) => each.accountId)) {
    const ids = its.map(({ id }) => id);
    await sql
      .delete(wordChecks)
      .where(and(eq(wordChecks.accountId, accountId), inArray(wordChecks.documentId, ids)));
  }
}

const isWord = (accountId: string, word: string) =>
  and(eq(learnedWords.accountId, accountId), eq(learnedWords.word, word));

const isListed = (accountId: string) =>
  and(eq(learnedWords.accountId, accountId), isNotNull(learnedWords.addedAt), isNull(learnedWords.deletedAt));

function holds(search: string): SQL | undefined {
  const searchText = search.toLowerCase();
  return or(
    query`position(${searchText} in lower(${learnedWords.word})) > 0`,
    query`position(${searchText} in lower(${learnedWords.wrong})) > 0`,
  );
}

async function countWhere(sql: Sql, where: SQL | undefined): Promise<number> {
  const [row] = await sql.select({ words: count() }).from(learnedWords).where(where);
  return row?.words ?? 0;
}

function storedOf(row: typeof learnedWords.$inferSelect): StoredWord {
  const {
    word,
    language,
    wrong,
    beforeWord: before,
    behindWord: behind,
    checks,
    addedAt,
    deletedAt,
    box,
    dueAt,
  } = row;
  const time = (at: number | null) => (at === null ? null : instant(at));
  const times = { addedAt: time(addedAt), deletedAt: time(deletedAt), dueAt: instant(dueAt) };
  return { word, language, wrong, before, behind, checks, box, ...times };
}
