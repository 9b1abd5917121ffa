import type { Instant } from '@inkstone/kernel';
import { and, asc, count, eq, inArray, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { exemptWords } from '../../../platform/db/tables/assist.ts';

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const atOnce = 5000;

/** All words of an account, or a range of them, by code point. */
export async function findExemptWords(
  sql: Sql,
  accountId: string,
  stretch: { readonly offset?: number; readonly limit?: number } = {},
): Promise<string[]> {
  const all = sql
    .select({ word: exemptWords.word })
    .from(exemptWords)
    .where(eq(exemptWords.accountId, accountId))
    .orderBy(asc(exemptWords.word))
    .offset(stretch.offset ?? 0);
  const rows = await (stretch.limit === undefined ? all : all.limit(stretch.limit));
  return rows.map(({ word }) => word);
}

/** Counts words; concurrent transactions that count them wait until this one ends. */
export async function countExemptWords(sql: Sql, accountId: string): Promise<number> {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${accountId}, 1))`);
  const [row] = await sql
    .select({ words: count() })
    .from(exemptWords)
    .where(eq(exemptWords.accountId, accountId));
  return row?.words ?? 0;
}

/** Adds words; returns how many are new. */
export async function insertExemptWords(
  sql: Sql,
  accountId: string,
  words: readonly string[],
  createdAt: Instant,
): Promise<number> {
  let added = 0;
  for (let from = 0; from < words.length; from += atOnce) {
    const rows = words.slice(from, from + atOnce).map((word) => ({ accountId, word, createdAt }));
    const fresh = await sql
      .insert(exemptWords)
      .values(rows)
      .onConflictDoNothing()
      .returning({ word: exemptWords.word });
    added += fresh.length;
  }
  return added;
}

/** Removes words; returns how many existed. */
export async function deleteExemptWords(
  sql: Sql,
  accountId: string,
  words: readonly string[],
): Promise<number> {
  let deleted = 0;
  for (let from = 0; from < words.length; from += atOnce) {
    const some = words.slice(from, from + atOnce);
    const removed = await sql
      .delete(exemptWords)
      .where(and(eq(exemptWords.accountId, accountId), inArray(exemptWords.word, some)))
      .returning({ word: exemptWords.word });
    deleted += removed.length;
  }
  return deleted;
}
