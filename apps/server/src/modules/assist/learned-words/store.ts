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
import type { Sql } from '../../../db/database.ts';
import { learnedWords, wordChecks } from '../../../db/tables/assist.ts';
import { documents } from '../../../db/tables/documents.ts';

/** A word of an account: on its list, still being counted (`addedAt` null), or deleted. */
export interface StoredWord extends LearnedWord {
  readonly checks: number;
  readonly addedAt: Instant | null;
  readonly deletedAt: Instant | null;
  readonly box: number;
  readonly dueAt: Instant;
}

/** One change of an account's words at a time, until the transaction ends: so that every check counts. */
export async function lockWords(sql: Sql, accountId: string): Promise<void> {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${accountId}, 12))`);
}

/** Those of some documents that are the account's. */
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

/** Notes that a finding was checked; false when it had been already. */
export async function noteCheck(
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

/** How many words an account has rows for, whatever became of them. */
export async function countRows(sql: Sql, accountId: string): Promise<number> {
  return countWhere(sql, eq(learnedWords.accountId, accountId));
}

/** Puts a word there, in the place of what was there. */
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

/** What a list is asked for. */
export interface WordPage {
  readonly search: string;
  /** Only what is due by then, the longest due first; null for all, the newest first. */
  readonly dueBy: Instant | null;
  readonly after: { readonly at: number; readonly word: string } | null;
  readonly limit: number;
}

/** Words on the list, in order. */
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

/** How many words are on the list, and how many of them are due. */
export async function countListed(
  sql: Sql,
  accountId: string,
  now: Instant,
): Promise<{ readonly total: number; readonly due: number }> {
  const total = await countWhere(sql, isListed(accountId));
  return { total, due: await countWhere(sql, and(isListed(accountId), lte(learnedWords.dueAt, now))) };
}

/** Removes checks, and counts that led to nothing, from before a moment. */
export async function deleteOldChecks(sql: Sql, before: Instant): Promise<void> {
  await sql.delete(wordChecks).where(lt(wordChecks.checkedAt, before));
  await sql
    .delete(learnedWords)
    .where(
      and(isNull(learnedWords.addedAt), isNull(learnedWords.deletedAt), lt(learnedWords.updatedAt, before)),
    );
}

/** Removes the checks of documents. */
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
  const sought = search.toLowerCase();
  return or(
    query`position(${sought} in lower(${learnedWords.word})) > 0`,
    query`position(${sought} in lower(${learnedWords.wrong})) > 0`,
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
