import type { Instant } from '@inkstone/kernel';
import { and, eq, lt, sql as text } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { translatedSentences, translationRuns } from '../../../platform/db/tables/translated-sentences.ts';

/** The translation of an account's text, by the id that the caller chose. */
export interface TranslationKey {
  readonly accountId: string;
  readonly jobId: string;
}

/** A sentence that was sent, with its words. */
export type SentSentence = Omit<typeof translatedSentences.$inferInsert, 'accountId' | 'jobId'>;

/** Starts a run. An earlier run of the translation can then store no further sentences. */
export async function takeRun(
  sql: Sql,
  run: typeof translationRuns.$inferInsert,
): Promise<readonly SentSentence[]> {
  const { runId, startedAt } = run;
  await sql
    .insert(translationRuns)
    .values(run)
    .onConflictDoUpdate({
      target: [translationRuns.accountId, translationRuns.jobId],
      set: { runId, startedAt },
    });
  const { sentenceKey, target, missedTerms, words, reservationId } = translatedSentences;
  return sql
    .select({ sentenceKey, target, missedTerms, words, reservationId })
    .from(translatedSentences)
    .where(sentencesOf(run));
}

/** Whether a run is the latest one of its translation. Locks it until the transaction ends. */
export async function isLatestRun(
  sql: Sql,
  { accountId, jobId }: TranslationKey,
  runId: string,
): Promise<boolean> {
  const rows = await sql
    .select({ runId: translationRuns.runId })
    .from(translationRuns)
    .where(
      and(
        eq(translationRuns.accountId, accountId),
        eq(translationRuns.jobId, jobId),
        eq(translationRuns.runId, runId),
      ),
    )
    .for('share');
  return rows.length > 0;
}

/** Stores a sentence. The words of equal sentences are added. */
export async function insertSentence(
  sql: Sql,
  { accountId, jobId }: TranslationKey,
  sentence: SentSentence,
): Promise<void> {
  await sql
    .insert(translatedSentences)
    .values({ accountId, jobId, ...sentence })
    .onConflictDoUpdate({
      target: [translatedSentences.accountId, translatedSentences.jobId, translatedSentences.sentenceKey],
      set: { words: text`${translatedSentences.words} + excluded.words` },
    });
}

/** Deletes the sentences of a reservation that was not charged. */
export async function deleteSentences(sql: Sql, key: TranslationKey, reservationId: string): Promise<void> {
  await sql
    .delete(translatedSentences)
    .where(and(sentencesOf(key), eq(translatedSentences.reservationId, reservationId)));
}

/** Deletes runs that started before a moment, with their sentences. */
export async function deleteRuns(sql: Sql, before: Instant): Promise<void> {
  await sql.delete(translationRuns).where(lt(translationRuns.startedAt, before));
}

function sentencesOf({ accountId, jobId }: TranslationKey) {
  return and(eq(translatedSentences.accountId, accountId), eq(translatedSentences.jobId, jobId));
}
