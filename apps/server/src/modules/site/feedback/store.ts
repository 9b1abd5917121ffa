import type { Locale } from '@inkstone/phrases';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Sql } from '../../../db/database.ts';
import { bugReports, visitorFeedback } from '../../../db/tables/feedback.ts';
import type { FeedbackWords } from './read-words.ts';

/** What a visitor told. Times are ms since the epoch. */
export interface VisitorFeedback extends FeedbackWords {
  readonly feedbackId: string;
  /** Null for none, and once it is closed. */
  readonly contact: string | null;
  readonly locale: Locale;
  readonly createdAt: number;
  readonly closedAt: number | null;
  readonly outcome: string | null;
}

/** What a signed-in person reported. */
export interface BugReport extends FeedbackWords {
  readonly accountId: string;
  readonly reportId: string;
  readonly diagnostic: string | null;
  readonly screenshots: number;
  readonly createdAt: number;
  readonly closedAt: number | null;
  readonly reply: string | null;
}

/** How many are listed, and whether closed ones too. */
interface Listed {
  readonly isAll: boolean;
  readonly limit: number;
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

/** Feedback nobody has closed, oldest first; or the newest of all. */
export function listFeedback(sql: Sql, { isAll, limit }: Listed): Promise<VisitorFeedback[]> {
  const rows = sql.select().from(visitorFeedback);
  return isAll
    ? rows.orderBy(desc(visitorFeedback.createdAt)).limit(limit)
    : rows.where(isNull(visitorFeedback.closedAt)).orderBy(asc(visitorFeedback.createdAt)).limit(limit);
}

/** Reports nobody has closed, oldest first; or the newest of all. */
export function listBugReports(sql: Sql, { isAll, limit }: Listed): Promise<BugReport[]> {
  const rows = sql.select().from(bugReports);
  return isAll
    ? rows.orderBy(desc(bugReports.createdAt)).limit(limit)
    : rows.where(isNull(bugReports.closedAt)).orderBy(asc(bugReports.createdAt)).limit(limit);
}

export async function findBugReport(sql: Sql, reportId: string): Promise<BugReport | null> {
  const [row] = await sql.select().from(bugReports).where(eq(bugReports.reportId, reportId));
  return row ?? null;
}

/** Closes feedback that is open and forgets how to reach the visitor; false where there is none. */
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

/** Closes a report that is open, with an answer or without; false where there is none. */
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
