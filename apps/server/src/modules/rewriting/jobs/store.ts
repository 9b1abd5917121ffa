import type { Instant } from '@inkstone/kernel';
import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql as query,
  sum,
} from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { behind, type Keyset } from '../../../platform/db/keyset.ts';
import { rewriteJobs, rewriteSentences } from '../../../platform/db/tables/rewriting.ts';

/** A rewriting job with its text. Times are in ms. */
export type Job = typeof rewriteJobs.$inferSelect;
/** A finished sentence. */
export type DoneSentence = Omit<typeof rewriteSentences.$inferSelect, 'accountId' | 'jobId'>;
/** The key of a job. */
export type JobKey = Pick<Job, 'accountId' | 'jobId'>;

/** Totals over the sentences of a job. */
export interface JobSums {
  readonly done: number;
  readonly rewritten: number;
  readonly kept: number;
  readonly words: number;
  readonly paidBy: 'limit' | 'package' | 'unlimited' | null;
}

const isJob = ({ accountId, jobId }: JobKey) =>
  and(eq(rewriteJobs.accountId, accountId), eq(rewriteJobs.jobId, jobId));
const isOfJob = ({ accountId, jobId }: JobKey) =>
  and(eq(rewriteSentences.accountId, accountId), eq(rewriteSentences.jobId, jobId));

/** Adds a job; false if the account has one with its id. */
export async function insertJob(sql: Sql, job: Job): Promise<boolean> {
  const added = await sql.insert(rewriteJobs).values(job).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function findJob(sql: Sql, key: JobKey): Promise<Job | null> {
  const [row] = await sql.select().from(rewriteJobs).where(isJob(key));
  return row ?? null;
}

/** Jobs of an account, newest first. */
export function listJobs(sql: Sql, accountId: string, from: Keyset | null, limit: number): Promise<Job[]> {
  const { where, orderBy } = behind(
    { at: rewriteJobs.createdAt, id: rewriteJobs.jobId },
    from,
    'newest first',
  );
  return sql
    .select()
    .from(rewriteJobs)
    .where(and(eq(rewriteJobs.accountId, accountId), where))
    .orderBy(...orderBy)
    .limit(limit);
}

/** Totals over the sentences of jobs, by job id. */
export async function sumJobs(
  sql: Sql,
  accountId: string,
  jobIds: readonly string[],
): Promise<Map<string, JobSums>> {
  const { jobId, state, words, paidBy } = rewriteSentences;
  const rows = await sql
    .select({
      jobId,
      done: count(),
      rewritten: query<number>`count(*) filter (where ${state} = 'rewritten')`.mapWith(Number),
      kept: query<number>`count(*) filter (where ${state} = 'kept')`.mapWith(Number),
      words: sum(words).mapWith(Number),
      paidBy: query<JobSums['paidBy']>`max(${paidBy})`,
    })
    .from(rewriteSentences)
    .where(and(eq(rewriteSentences.accountId, accountId), inArray(jobId, [...jobIds])))
    .groupBy(jobId);
  return new Map(rows.map(({ jobId: id, ...sums }) => [id, sums]));
}

/**
 * Assigns a job to a run if the job is in one of the states `from`. Null if it is not, or if another run
 * holds a valid lease.
 */
export async function takeJob(
  sql: Sql,
  key: JobKey,
  run: { readonly runId: string; readonly until: Instant; readonly now: Instant },
  states: readonly Job['state'][],
): Promise<Job | null> {
  const isFree = or(isNull(rewriteJobs.runUntil), lte(rewriteJobs.runUntil, run.now));
  const [row] = await sql
    .update(rewriteJobs)
    .set({ state: 'running', stoppedBy: null, runId: run.runId, runUntil: run.until })
    .where(and(isJob(key), isFree, inArray(rewriteJobs.state, [...states])))
    .returning();
  return row ?? null;
}

/** Renews the lease of a run on a job; false if the run has lost it or the job was stopped. */
export async function extendJobLease(sql: Sql, key: JobKey, runId: string, until: Instant): Promise<boolean> {
  const rows = await sql
    .update(rewriteJobs)
    .set({ runUntil: until })
    .where(and(isJob(key), eq(rewriteJobs.runId, runId), eq(rewriteJobs.state, 'running')))
    .returning({ jobId: rewriteJobs.jobId });
  return rows.length > 0;
}

/** Ends a run and sets the state of its job, if the run still holds the lease. */
export async function endRun(
  sql: Sql,
  key: JobKey,
  runId: string,
  end: Pick<Job, 'state' | 'stoppedBy'>,
): Promise<void> {
  const free = { runId: null, runUntil: null };
  const isOwn = and(isJob(key), eq(rewriteJobs.runId, runId));
  const changed = await sql
    .update(rewriteJobs)
    .set({ ...free, ...end })
    .where(and(isOwn, eq(rewriteJobs.state, 'running')))
    .returning({ jobId: rewriteJobs.jobId });
  // The job was paused meanwhile, so its state is kept.
  if (changed.length === 0) await sql.update(rewriteJobs).set(free).where(isOwn);
}

/** Changes a job from one of some states to another; null if it is in none of them. */
export async function changeState(
  sql: Sql,
  key: JobKey,
  from: readonly Job['state'][],
  to: Pick<Job, 'state'> & Partial<Pick<Job, 'isBackground'>>,
): Promise<Job | null> {
  const [row] = await sql
    .update(rewriteJobs)
    .set({ stoppedBy: null, ...to })
    .where(and(isJob(key), inArray(rewriteJobs.state, [...from])))
    .returning();
  return row ?? null;
}

/** Number of background jobs of an account that are waiting or running. */
export async function countOpenJobs(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql
    .select({ jobs: count() })
    .from(rewriteJobs)
    .where(
      and(
        eq(rewriteJobs.accountId, accountId),
        eq(rewriteJobs.isBackground, true),
        inArray(rewriteJobs.state, ['waiting', 'running']),
      ),
    );
  return row?.jobs ?? 0;
}

/** Waiting or running background jobs without a valid lease, oldest first. */
export function findOrphanedJobs(sql: Sql, now: Instant, limit: number): Promise<JobKey[]> {
  return sql
    .select({ accountId: rewriteJobs.accountId, jobId: rewriteJobs.jobId })
    .from(rewriteJobs)
    .where(
      and(
        eq(rewriteJobs.isBackground, true),
        inArray(rewriteJobs.state, ['waiting', 'running']),
        or(isNull(rewriteJobs.runUntil), lte(rewriteJobs.runUntil, now)),
      ),
    )
    .orderBy(asc(rewriteJobs.createdAt))
    .limit(limit);
}

/** Adds finished sentences and returns their indices; those added by another run are kept. */
export async function addSentences(
  sql: Sql,
  { accountId, jobId }: JobKey,
  done: readonly DoneSentence[],
): Promise<Set<number>> {
  const rows = done.map((sentence) => ({ accountId, jobId, ...sentence, changes: [...sentence.changes] }));
  const added = await sql
    .insert(rewriteSentences)
    .values(rows)
    .onConflictDoNothing()
    .returning({ index: rewriteSentences.index });
  return new Set(added.map(({ index }) => index));
}

/** Marks the charge of sentences as settled: their reservation was charged, or had expired without a charge. */
export async function endCharge(
  sql: Sql,
  key: JobKey,
  reservationId: string,
  paidBy: DoneSentence['paidBy'],
): Promise<void> {
  const end = paidBy === null ? { words: 0 } : { paidBy };
  await sql
    .update(rewriteSentences)
    .set({ reservationId: null, ...end })
    .where(and(isOfJob(key), eq(rewriteSentences.reservationId, reservationId)));
}

/** Reservations of a job that an earlier run has not charged, with the words to charge. */
export function findOpenCharges(
  sql: Sql,
  key: JobKey,
): Promise<{ readonly reservationId: string | null; readonly words: number }[]> {
  const { reservationId, words } = rewriteSentences;
  return sql
    .select({ reservationId, words: sum(words).mapWith(Number) })
    .from(rewriteSentences)
    .where(and(isOfJob(key), isNotNull(reservationId)))
    .groupBy(reservationId);
}

/** Finished sentences of a job, starting at an index, in order. */
export async function findSentences(
  sql: Sql,
  key: JobKey,
  { from = 0, limit }: { readonly from?: number; readonly limit?: number } = {},
): Promise<DoneSentence[]> {
  const rows = sql
    .select()
    .from(rewriteSentences)
    .where(and(isOfJob(key), gte(rewriteSentences.index, from)))
    .orderBy(asc(rewriteSentences.index));
  const found = await (limit === undefined ? rows : rows.limit(limit));
  return found.map(({ accountId: _account, jobId: _job, ...sentence }) => sentence);
}

export async function deleteJobs(sql: Sql, accountId: string, jobIds: readonly string[]): Promise<void> {
  await sql
    .delete(rewriteJobs)
    .where(and(eq(rewriteJobs.accountId, accountId), inArray(rewriteJobs.jobId, [...jobIds])));
}

/** Deletes jobs that have expired. */
export async function deleteExpiredJobs(sql: Sql, now: Instant): Promise<void> {
  await sql.delete(rewriteJobs).where(lt(rewriteJobs.expiresAt, now));
}

/** Removes references to permanently removed documents from jobs. */
export async function forgetDocuments(
  sql: Sql,
  removed: readonly { readonly accountId: string; readonly id: string }[],
): Promise<void> {
  for (const { accountId, id } of removed) {
    await sql
      .update(rewriteJobs)
      .set({ documentId: null })
      .where(and(eq(rewriteJobs.accountId, accountId), eq(rewriteJobs.documentId, id)));
  }
}

/** The totals of a job without finished sentences. */
export const noSums: JobSums = { done: 0, rewritten: 0, kept: 0, words: 0, paidBy: null };
