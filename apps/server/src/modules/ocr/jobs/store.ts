import type { OcrBlock } from '@inkstone/contracts/ocr';
import type { Instant } from '@inkstone/kernel';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql as query,
} from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { ocrDays, ocrJobs, ocrPages } from '../../../platform/db/tables/ocr.ts';

/** An upload whose text is read. Times are ms. */
export type Job = typeof ocrJobs.$inferSelect;
/** A page of a job. */
export type Page = typeof ocrPages.$inferSelect;
/** The key of a job. */
export type JobKey = Pick<Job, 'accountId' | 'jobId'>;

/** Pages of a job by state. */
export interface PageCounts {
  readonly pages: number;
  readonly done: number;
  readonly failed: number;
}

const isJob = ({ accountId, jobId }: JobKey) =>
  and(eq(ocrJobs.accountId, accountId), eq(ocrJobs.jobId, jobId));
const isOfJob = ({ accountId, jobId }: JobKey) =>
  and(eq(ocrPages.accountId, accountId), eq(ocrPages.jobId, jobId));
const isPage = (key: JobKey, index: number) => and(isOfJob(key), eq(ocrPages.index, index));
const isRunning = (key: JobKey) => and(isJob(key), eq(ocrJobs.state, 'running'));
const openStates = ['waiting', 'running'] as const;

/** Adds a job with its pages; false if the account has one with its id. */
export async function insertJob(
  sql: Sql,
  job: Job,
  pages: readonly Pick<Page, 'index' | 'name' | 'sourceKey' | 'pdfPage'>[],
): Promise<boolean> {
  const added = await sql.insert(ocrJobs).values(job).onConflictDoNothing().returning({ id: ocrJobs.jobId });
  if (added.length === 0) return false;
  const { accountId, jobId } = job;
  const rows = pages.map((page) => ({ ...page, accountId, jobId, state: 'waiting' as const }));
  await sql.insert(ocrPages).values(rows);
  return true;
}

export async function findJob(sql: Sql, key: JobKey): Promise<Job | null> {
  const [row] = await sql.select().from(ocrJobs).where(isJob(key));
  return row ?? null;
}

/** Jobs of an account, newest first. */
export function listJobs(sql: Sql, accountId: string, limit: number): Promise<Job[]> {
  return sql
    .select()
    .from(ocrJobs)
    .where(eq(ocrJobs.accountId, accountId))
    .orderBy(desc(ocrJobs.createdAt), desc(ocrJobs.jobId))
    .limit(limit);
}

/** Pages of jobs by state, by job id. */
export async function countPages(
  sql: Sql,
  accountId: string,
  jobIds: readonly string[],
): Promise<Map<string, PageCounts>> {
  const rows = await sql
    .select({
      jobId: ocrPages.jobId,
      pages: count(),
      done: query<number>`count(*) filter (where ${ocrPages.state} = 'done')`.mapWith(Number),
      failed: query<number>`count(*) filter (where ${ocrPages.state} = 'failed')`.mapWith(Number),
    })
    .from(ocrPages)
    .where(and(eq(ocrPages.accountId, accountId), inArray(ocrPages.jobId, [...jobIds])))
    .groupBy(ocrPages.jobId);
  return new Map(rows.map(({ jobId, ...counts }) => [jobId, counts]));
}

/** Jobs of an account that wait or run. */
export async function countOpenJobs(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql
    .select({ open: count() })
    .from(ocrJobs)
    .where(and(eq(ocrJobs.accountId, accountId), inArray(ocrJobs.state, [...openStates])));
  return row?.open ?? 0;
}

/** Assigns a job to a run; null if another run holds a valid lease, or the job has ended. */
export async function takeJob(
  sql: Sql,
  key: JobKey,
  run: { readonly runId: string; readonly until: Instant; readonly now: Instant },
): Promise<Job | null> {
  const isFree = or(isNull(ocrJobs.runUntil), lte(ocrJobs.runUntil, run.now));
  const [row] = await sql
    .update(ocrJobs)
    .set({ state: 'running', runId: run.runId, runUntil: run.until })
    .where(and(isJob(key), isFree, inArray(ocrJobs.state, [...openStates])))
    .returning();
  return row ?? null;
}

/** Renews the lease of a run on a job; false if the run has lost it or the job was cancelled. */
export async function extendJobLease(sql: Sql, key: JobKey, runId: string, until: Instant): Promise<boolean> {
  const rows = await sql
    .update(ocrJobs)
    .set({ runUntil: until })
    .where(and(isJob(key), eq(ocrJobs.runId, runId), eq(ocrJobs.state, 'running')))
    .returning({ jobId: ocrJobs.jobId });
  return rows.length > 0;
}

/** Ends a run and sets the state of its job, if the run still holds the lease. */
export async function endRun(sql: Sql, key: JobKey, runId: string, state: Job['state']): Promise<void> {
  const isOwn = and(isJob(key), eq(ocrJobs.runId, runId));
  const free = { runId: null, runUntil: null };
  const changed = await sql
    .update(ocrJobs)
    .set({ ...free, state })
    .where(and(isOwn, eq(ocrJobs.state, 'running')))
    .returning({ jobId: ocrJobs.jobId });
  // A job that was cancelled meanwhile keeps its state.
  if (changed.length === 0) await sql.update(ocrJobs).set(free).where(isOwn);
}

/** Cancels an open job; false if it is not open. */
export async function cancelJob(sql: Sql, key: JobKey): Promise<boolean> {
  const rows = await sql
    .update(ocrJobs)
    .set({ state: 'cancelled' })
    .where(and(isJob(key), inArray(ocrJobs.state, [...openStates])))
    .returning({ jobId: ocrJobs.jobId });
  return rows.length > 0;
}

/** Open jobs without a live run, oldest first. */
export function findOrphanedJobs(sql: Sql, now: Instant, limit: number): Promise<JobKey[]> {
  return sql
    .select({ accountId: ocrJobs.accountId, jobId: ocrJobs.jobId })
    .from(ocrJobs)
    .where(
      and(inArray(ocrJobs.state, [...openStates]), or(isNull(ocrJobs.runUntil), lte(ocrJobs.runUntil, now))),
    )
    .orderBy(asc(ocrJobs.createdAt))
    .limit(limit);
}

/** Pages of a job in order, from an index on. */
export async function findPages(
  sql: Sql,
  key: JobKey,
  { from = 0, limit }: { readonly from?: number; readonly limit?: number } = {},
): Promise<Page[]> {
  const rows = sql
    .select()
    .from(ocrPages)
    .where(and(isOfJob(key), gte(ocrPages.index, from)))
    .orderBy(asc(ocrPages.index));
  return limit === undefined ? rows : rows.limit(limit);
}

/** A page of a job; `forUpdate` locks it until the transaction ends. */
export async function findPage(
  sql: Sql,
  key: JobKey,
  index: number,
  { forUpdate = false }: { readonly forUpdate?: boolean } = {},
): Promise<Page | null> {
  const rows = sql.select().from(ocrPages).where(isPage(key, index));
  const [row] = await (forUpdate ? rows.for('update') : rows);
  return row ?? null;
}

/** Returns the next page to work on and counts the attempt; null if no page waits. */
export async function beginPage(sql: Sql, key: JobKey): Promise<Page | null> {
  const [next] = await sql
    .select({ index: ocrPages.index })
    .from(ocrPages)
    .where(and(isOfJob(key), eq(ocrPages.state, 'waiting')))
    .orderBy(asc(ocrPages.index))
    .limit(1);
  if (!next) return null;
  const [row] = await sql
    .update(ocrPages)
    .set({ tries: query`${ocrPages.tries} + 1` })
    .where(isPage(key, next.index))
    .returning();
  return row ?? null;
}

/** Reverts `beginPage` for a page that could not be started. */
export async function unbeginPage(sql: Sql, key: JobKey, index: number): Promise<void> {
  await sql
    .update(ocrPages)
    .set({ tries: query`greatest(${ocrPages.tries} - 1, 0)` })
    .where(isPage(key, index));
}

/** Stores the outcome of a waiting page; false if it already has one or was deleted. */
export async function endPage(
  sql: Sql,
  key: JobKey,
  index: number,
  end: Partial<Omit<Page, 'accountId' | 'jobId' | 'index'>> & Pick<Page, 'state'>,
): Promise<boolean> {
  const rows = await sql
    .update(ocrPages)
    .set(end)
    .where(
      and(
        isPage(key, index),
        eq(ocrPages.state, 'waiting'),
        exists(sql.select().from(ocrJobs).where(isRunning(key))),
      ),
    )
    .returning({ index: ocrPages.index });
  return rows.length > 0;
}

export async function setBlocks(sql: Sql, key: JobKey, index: number, blocks: OcrBlock[]): Promise<void> {
  await sql.update(ocrPages).set({ blocks }).where(isPage(key, index));
}

export async function deleteJobs(sql: Sql, accountId: string, jobIds: readonly string[]): Promise<void> {
  await sql.delete(ocrJobs).where(and(eq(ocrJobs.accountId, accountId), inArray(ocrJobs.jobId, [...jobIds])));
}

/** Jobs that have expired. */
export function findExpiredJobs(sql: Sql, now: Instant, limit: number): Promise<JobKey[]> {
  return sql
    .select({ accountId: ocrJobs.accountId, jobId: ocrJobs.jobId })
    .from(ocrJobs)
    .where(lt(ocrJobs.expiresAt, now))
    .limit(limit);
}

/** Number of pages that an account had recognised on a day. */
export async function pagesOfDay(sql: Sql, accountId: string, day: number): Promise<number> {
  const [row] = await sql
    .select({ pages: ocrDays.pages })
    .from(ocrDays)
    .where(and(eq(ocrDays.accountId, accountId), eq(ocrDays.day, day)));
  return row?.pages ?? 0;
}

/** Adds pages to a day, and returns their number; the row stays locked until the transaction ends. */
export async function addToDay(sql: Sql, accountId: string, day: number, pages: number): Promise<number> {
  const [row] = await sql
    .insert(ocrDays)
    .values({ accountId, day, pages: Math.max(0, pages) })
    .onConflictDoUpdate({
      target: [ocrDays.accountId, ocrDays.day],
      set: { pages: query`greatest(${ocrDays.pages} + ${pages}, 0)` },
    })
    .returning({ pages: ocrDays.pages });
  return row?.pages ?? 0;
}

/** Deletes the counts of former days. */
export async function deleteDaysBefore(sql: Sql, day: number): Promise<void> {
  await sql.delete(ocrDays).where(lt(ocrDays.day, day));
}
