import type { Locale } from '@inkstone/phrases';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../../platform/db/keyset.ts';
import { bugReports, visitorFeedback } from '../../../platform/db/tables/feedback.ts';
import type { FeedbackText } from './read-words.ts';

/** Feedback of a visitor. Times are ms since the epoch. */
export interface VisitorFeedback extends FeedbackText {
  readonly feedbackId: string;
  /** Null if not given, and after closing. */
  readonly contact: string | null;
  readonly locale: Locale;
  readonly createdAt: number;
  readonly closedAt: number | null;
  readonly outcome: string | null;
}

/** A bug report of a signed-in user. */
export interface BugReport extends FeedbackText {
  readonly accountId: string;
  readonly reportId: string;
  readonly diagnostic: string | null;
  readonly screenshots: number;
  readonly createdAt: number;
  readonly closedAt: number | null;
  readonly reply: string | null;
}

/** The requested page, and whether closed entries are included. */
interface FeedbackPageRequest extends PageRequest {
  readonly isAll: boolean;
}

export async function insertFeedback(sql: Sql, feedback: VisitorFeedback): Promise<void> {
  await sql.insert(visitorFeedback).values(feedback);
}

export async function insertReport(sql: Sql, report: BugReport): Promise<void> {
  await sql.insert(bugReports).values(report);
}

export function findReportsOf(sql: Sql, accountId: string, limit: number): Promise<BugReport[]> {
  return sql
    .select()
    .from(bugReports)
    .where(eq(bugReports.accountId, accountId))
    .orderBy(desc(bugReports.createdAt), desc(bugReports.reportId))
    .limit(limit);
}

/** How much feedback is open, reports of faults included. */
export async function countFeedback(sql: Sql): Promise<number> {
  return (
    (await sql.$count(visitorFeedback, isNull(visitorFeedback.closedAt))) +
    (await sql.$count(bugReports, isNull(bugReports.closedAt)))
  );
}

/** Open feedback, oldest first; or all of it, newest first. */
export async function listFeedback(sql: Sql, request: FeedbackPageRequest): Promise<Page<VisitorFeedback>> {
  const { feedbackId: id, createdAt: at, closedAt } = visitorFeedback;
  const { where, orderBy } = listedBy({ at, id }, request);
  const rows = await sql
    .select()
    .from(visitorFeedback)
    .where(and(request.isAll ? undefined : isNull(closedAt), where))
    .orderBy(...orderBy)
    .limit(request.limit + 1);
  return toPage(rows, request.limit, (row) => ({ at: row.createdAt, id: row.feedbackId }));
}

/** Open reports, oldest first; or all of them, newest first. */
export async function listBugReports(sql: Sql, request: FeedbackPageRequest): Promise<Page<BugReport>> {
  const { reportId: id, createdAt: at, closedAt } = bugReports;
  const { where, orderBy } = listedBy({ at, id }, request);
  const rows = await sql
    .select()
    .from(bugReports)
    .where(and(request.isAll ? undefined : isNull(closedAt), where))
    .orderBy(...orderBy)
    .limit(request.limit + 1);
  return toPage(rows, request.limit, (row) => ({ at: row.createdAt, id: row.reportId }));
}

function listedBy(columns: Parameters<typeof behind>[0], { isAll, cursor }: FeedbackPageRequest) {
  return behind(columns, readCursor(cursor), isAll ? 'newest first' : 'oldest first');
}

export async function findBugReport(sql: Sql, reportId: string): Promise<BugReport | null> {
  const [row] = await sql.select().from(bugReports).where(eq(bugReports.reportId, reportId));
  return row ?? null;
}

/** Closes open feedback and deletes the visitor's contact; false if there is none. */
export async function closeFeedback(
  sql: Sql,
  feedbackId: string,
  outcome: string,
  now: number,
): Promise<boolean> {
  const rows = await sql
    .update(visitorFeedback)
    .set({ outcome: outcome || null, closedAt: now, contact: null })
    .where(and(eq(visitorFeedback.feedbackId, feedbackId), isNull(visitorFeedback.closedAt)))
    .returning({ id: visitorFeedback.feedbackId });
  return rows.length > 0;
}

/** Closes an open report, with or without an answer; false if there is none. */
export async function closeBugReport(
  sql: Sql,
  reportId: string,
  reply: string,
  now: number,
): Promise<boolean> {
  const rows = await sql
    .update(bugReports)
    .set({ reply: reply || null, closedAt: now })
    .where(and(eq(bugReports.reportId, reportId), isNull(bugReports.closedAt)))
    .returning({ id: bugReports.reportId });
  return rows.length > 0;
}

/** Copies the answer or the closing of a ticket to its feedback or report. Closing deletes the contact of a visitor. */
export async function changeReportOfTicket(
  sql: Sql,
  change: {
    readonly kind: string;
    readonly sourceId: string;
    readonly reply?: string;
    readonly closedAt?: number | null;
  },
): Promise<void> {
  const { kind, sourceId, reply, closedAt } = change;
  const end = closedAt === undefined ? {} : { closedAt };
  if (kind === 'bug')
    await sql
      .update(bugReports)
      .set({ reportId: sourceId, ...end, ...(reply === undefined ? {} : { reply }) })
      .where(eq(bugReports.reportId, sourceId));
  else
    await sql
      .update(visitorFeedback)
      .set({ feedbackId: sourceId, ...end, ...(closedAt ? { contact: null } : {}) })
      .where(eq(visitorFeedback.feedbackId, sourceId));
}
