import type { CountedFeature, CountedSentence, MeasuredSentence } from '@inkstone/domain/membership';
import { type Instant, minute, startOfShanghaiDay } from '@inkstone/kernel';
import { and, desc, eq, gte, isNotNull, lt, ne, sql as query, sum } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { behind, type Keyset } from '../../../platform/db/keyset.ts';
import { documents } from '../../../platform/db/tables/documents.ts';
import { countedSentences, dailyUsage, usageEntries, wordWorks } from '../../../platform/db/tables/usage.ts';

/** Key of a counter: account, feature and day. */
export interface CounterKey {
  readonly accountId: string;
  readonly feature: CountedFeature;
  readonly day: number;
}

/** A document of an account on a day; '' for none. */
export interface DocumentDay {
  readonly accountId: string;
  readonly documentId: string;
  readonly day: number;
}

/**
 * Returns words used and reserved, and the number of stored sentences; locks the counter until the
 * transaction ends.
 */
export async function lockCounter(
  sql: Sql,
  key: CounterKey,
): Promise<{ readonly used: number; readonly held: number; readonly sentences: number }> {
  const [row] = await sql
    .insert(dailyUsage)
    .values({ ...key, used: 0, sentences: 0 })
    .onConflictDoUpdate({
      target: [dailyUsage.accountId, dailyUsage.feature, dailyUsage.day],
      set: { used: query`${dailyUsage.used}` },
    })
    .returning({ used: dailyUsage.used, held: dailyUsage.held, sentences: dailyUsage.sentences });
  if (!row) throw new Error('The counter that was just locked is missing');
  return row;
}

/** Changes the reserved words of a counter. */
export async function changeHeldWords(sql: Sql, key: CounterKey, change: number): Promise<void> {
  await sql
    .update(dailyUsage)
    .set({ held: query`${dailyUsage.held} + ${change}` })
    .where(isCounter(key));
}

/** A debit of a counter. */
export interface Debit {
  /** Id of a new entry. */
  readonly entryId: string;
  readonly at: Instant;
  /** '' for none. */
  readonly documentId: string;
  readonly words: number;
  /** Number of sentences stored with it. */
  readonly sentences: number;
}

/** Adds a debit to a counter, and its words to the entry of the minute. */
export async function addDebit(sql: Sql, key: CounterKey, debit: Debit): Promise<void> {
  const { entryId, documentId, words, sentences } = debit;
  await sql
    .update(dailyUsage)
    .set({
      used: query`${dailyUsage.used} + ${words}`,
      sentences: query`${dailyUsage.sentences} + ${sentences}`,
    })
    .where(isCounter(key));
  if (words === 0) return;
  await sql
    .insert(usageEntries)
    .values({ ...key, entryId, at: debit.at - (debit.at % minute), documentId, words })
    .onConflictDoUpdate({
      target: [usageEntries.accountId, usageEntries.feature, usageEntries.at, usageEntries.documentId],
      set: { words: query`${usageEntries.words} + ${words}` },
    });
}

function isCounter({ accountId, feature, day }: CounterKey) {
  return and(eq(dailyUsage.accountId, accountId), eq(dailyUsage.feature, feature), eq(dailyUsage.day, day));
}

/** Words used and reserved per feature on a day; unused features are missing. */
export async function findCounters(
  sql: Sql,
  accountId: string,
  day: number,
): Promise<ReadonlyMap<CountedFeature, { readonly used: number; readonly held: number }>> {
  const rows = await sql
    .select({ feature: dailyUsage.feature, used: dailyUsage.used, held: dailyUsage.held })
    .from(dailyUsage)
    .where(and(eq(dailyUsage.accountId, accountId), eq(dailyUsage.day, day)));
  return new Map(rows.map(({ feature, ...words }) => [feature, words]));
}

/** Words used per feature since a time; unused features are missing. */
export async function sumUsed(
  sql: Sql,
  accountId: string,
  since: Instant,
): Promise<ReadonlyMap<CountedFeature, number>> {
  const rows = await sql
    .select({ feature: usageEntries.feature, words: sum(usageEntries.words) })
    .from(usageEntries)
    .where(and(eq(usageEntries.accountId, accountId), gte(usageEntries.at, since)))
    .groupBy(usageEntries.feature);
  return new Map(rows.map(({ feature, words }) => [feature, Number(words ?? 0)]));
}

/** One page of debits, newest first, with the titles of documents that still belong to the account. */
export async function listEntries(sql: Sql, accountId: string, from: Keyset | null, limit: number) {
  const { where, orderBy } = behind({ at: usageEntries.at, id: usageEntries.entryId }, from, 'newest first');
  return sql
    .select({
      entryId: usageEntries.entryId,
      at: usageEntries.at,
      feature: usageEntries.feature,
      words: usageEntries.words,
      documentId: documents.id,
      documentTitle: documents.title,
    })
    .from(usageEntries)
    .leftJoin(
      documents,
      and(eq(documents.id, usageEntries.documentId), eq(documents.accountId, usageEntries.accountId)),
    )
    .where(and(eq(usageEntries.accountId, accountId), where))
    .orderBy(...orderBy)
    .limit(limit);
}

/** Returns the hashes that have been counted. */
export async function findCounted(
  sql: Sql,
  accountId: string,
  hashes: readonly string[],
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await sql
    .select({ hash: countedSentences.hash })
    .from(countedSentences)
    .where(isAnyOf(accountId, hashes));
  return new Set(rows.map(({ hash }) => String(hash)));
}

function isAnyOf(accountId: string, hashes: readonly string[]) {
  const { hash } = countedSentences;
  return and(
    eq(countedSentences.accountId, accountId),
    query`${hash} = any(${query.param([...hashes])}::bigint[])`,
  );
}

/** Recently counted sentences of a document that have not been matched with an edit, newest first. */
export async function findRecent(
  sql: Sql,
  { accountId, documentId, day }: DocumentDay,
  limit: number,
): Promise<CountedSentence[]> {
  const rows = await sql
    .select({ hash: countedSentences.hash, marks: countedSentences.marks })
    .from(countedSentences)
    .where(
      and(
        eq(countedSentences.accountId, accountId),
        eq(countedSentences.documentId, documentId),
        eq(countedSentences.day, day),
        isNotNull(countedSentences.marks),
      ),
    )
    .orderBy(desc(countedSentences.no))
    .limit(limit);
  return rows.flatMap(({ hash, marks }) => (marks ? [{ hash: String(hash), marks }] : []));
}

/** Stores counted sentences in order. */
export async function insertCounted(
  sql: Sql,
  { accountId, documentId, day }: DocumentDay,
  sentences: readonly MeasuredSentence[],
): Promise<void> {
  if (sentences.length === 0) return;
  const hashes = query.param(sentences.map(({ hash }) => hash));
  const marks = query.param(sentences.map((sentence) => Buffer.from(sentence.marks())));
  await sql.execute(query`
    insert into counted_sentences (account_id, hash, document_id, day, marks)
    select ${accountId}, hash, ${documentId}, ${day}::int, marks
    from unnest(${hashes}::bigint[], ${marks}::bytea[]) with ordinality as given (hash, marks, n)
    order by n
    on conflict do nothing`);
}

/** Excludes sentences from further matching with edits. */
export async function forgetMarks(sql: Sql, accountId: string, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await sql.update(countedSentences).set({ marks: null }).where(isAnyOf(accountId, hashes));
}

/** Deletes the sentences of a document, and its id from the debits. */
export async function forgetDocument(sql: Sql, accountId: string, documentId: string): Promise<void> {
  await sql
    .delete(countedSentences)
    .where(and(eq(countedSentences.accountId, accountId), eq(countedSentences.documentId, documentId)));
  await sql
    .update(usageEntries)
    .set({ documentId: null })
    .where(and(eq(usageEntries.accountId, accountId), eq(usageEntries.documentId, documentId)));
  await sql
    .update(wordWorks)
    .set({ documentId: null })
    .where(and(eq(wordWorks.accountId, accountId), eq(wordWorks.documentId, documentId)));
}

/** Deletes the sentences of earlier days, and counters with their debits and receipts before `keptFrom`. */
export async function deleteOldUsage(sql: Sql, today: number, keptFrom: number): Promise<void> {
  await sql.delete(countedSentences).where(lt(countedSentences.day, today));
  await sql.delete(usageEntries).where(lt(usageEntries.day, keptFrom));
  await sql.delete(dailyUsage).where(lt(dailyUsage.day, keptFrom));
  await sql
    .delete(wordWorks)
    .where(and(ne(wordWorks.state, 'held'), lt(wordWorks.reservedAt, startOfShanghaiDay(keptFrom))));
}

/** A counter that differs from the sum of its debits. */
export interface UsageMismatch extends CounterKey {
  readonly used: number;
  readonly entries: number;
}

/** Compares counters with their debits. */
export async function findMismatches(sql: Sql): Promise<UsageMismatch[]> {
  const sums = sql
    .select({
      accountId: usageEntries.accountId,
      feature: usageEntries.feature,
      day: usageEntries.day,
      words: sum(usageEntries.words).as('words'),
    })
    .from(usageEntries)
    .groupBy(usageEntries.accountId, usageEntries.feature, usageEntries.day)
    .as('sums');
  const rows = await sql
    .select({
      accountId: query<string>`coalesce(${dailyUsage.accountId}, ${sums.accountId})`,
      feature: query<CountedFeature>`coalesce(${dailyUsage.feature}, ${sums.feature})`,
      day: query<number>`coalesce(${dailyUsage.day}, ${sums.day})`,
      used: dailyUsage.used,
      entries: sums.words,
    })
    .from(dailyUsage)
    .fullJoin(
      sums,
      and(
        eq(sums.accountId, dailyUsage.accountId),
        eq(sums.feature, dailyUsage.feature),
        eq(sums.day, dailyUsage.day),
      ),
    )
    .where(query`coalesce(${dailyUsage.used}, 0) <> coalesce(${sums.words}, 0)`);
  return rows.map((row) => ({ ...row, used: row.used ?? 0, entries: Number(row.entries ?? 0) }));
}
