import { locales } from '@inkstone/phrases';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Visitors' feedback to the operator; the contact is deleted when it is closed. */
export const visitorFeedback = pgTable('visitor_feedback', {
  feedbackId: text('feedback_id').primaryKey(),
  brief: text('brief').notNull(),
  content: text('content').notNull(),
  contact: text('contact'),
  locale: text('locale', { enum: locales }).notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  closedAt: bigint('closed_at', { mode: 'number' }),
  outcome: text('outcome'),
});

/** Bug reports of signed-in users; pictures are in the file store, counted here. */
export const bugReports = pgTable(
  'bug_reports',
  {
    accountId: text('account_id').notNull(),
    reportId: text('report_id').notNull(),
    brief: text('brief').notNull(),
    content: text('content').notNull(),
    /** Versions and window size, as shown to the reporter; null if not sent. */
    diagnostic: text('diagnostic'),
    screenshots: integer('screenshots').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    closedAt: bigint('closed_at', { mode: 'number' }),
    reply: text('reply'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.reportId] }),
    index('bug_reports_by_id').on(table.reportId),
  ],
);
