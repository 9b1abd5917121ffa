import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { feedbackLimits } from '../site/feedback.ts';
import { openOrAll, pageInput, pageOf } from './cursor.ts';

const common = {
  id: z.string(),
  brief: z.string(),
  content: z.string(),
  createdAt: z.int(),
  closedAt: z.int().nullable(),
};

/** Feedback of a visitor. Times are ms since the epoch. */
export const visitorFeedbackRow = z.object({
  ...common,
  locale: z.string(),
  /** Contact of the visitor; null if not given, and after closing. */
  contact: z.string().nullable(),
  outcome: z.string().nullable(),
});
export type VisitorFeedbackRow = z.output<typeof visitorFeedbackRow>;

/** A report of a signed-in user. Times are ms since the epoch. */
export const bugReportRow = z.object({
  ...common,
  accountId: z.string(),
  diagnostic: z.string().nullable(),
  screenshots: z.int(),
  reply: z.string().nullable(),
});
export type BugReportRow = z.output<typeof bugReportRow>;

export const listVisitorFeedback = endpoint({
  method: 'GET',
  path: '/api/admin/feedback/visitors',
  summary: 'Lists feedback of visitors.',
  audience: 'staff',
  permission: 'feedback.read',
  input: z.object({ which: openOrAll, ...pageInput }),
  reply: pageOf(visitorFeedbackRow),
  errors: [],
  rate: 'staff',
});

export const listBugReports = endpoint({
  method: 'GET',
  path: '/api/admin/feedback/reports',
  summary: 'Lists reports of signed-in people.',
  audience: 'staff',
  permission: 'feedback.read',
  input: z.object({ which: openOrAll, ...pageInput }),
  reply: pageOf(bugReportRow),
  errors: [],
  rate: 'staff',
});

/** Closes feedback or a report. A signed-in reporter can read the reply; a visitor's contact is deleted. */
export const closeFeedback = endpoint({
  method: 'POST',
  path: '/api/admin/feedback/close',
  summary: 'Closes feedback of a visitor or a report of a person, with an answer or without.',
  audience: 'staff',
  permission: 'feedback.close',
  reason: true,
  auditFields: ['id'],
  input: z.object({
    id: z.string().max(100),
    answer: z.string().trim().max(feedbackLimits.content).default(''),
  }),
  reply: z.object({}),
  errors: ['feedback_not_open'],
  rate: 'staff',
});

/** Returns a picture of a report by its index from 0; `content` is null if the file no longer exists. */
export const readScreenshot = endpoint({
  method: 'GET',
  path: '/api/admin/feedback/screenshot',
  summary: 'Gives a picture of a report as WebP in base64.',
  audience: 'staff',
  permission: 'feedback.read',
  input: z.object({ id: z.string().max(100), place: z.coerce.number().int().min(0).max(20) }),
  reply: z.object({ content: z.base64().nullable(), screenshots: z.int() }),
  errors: ['report_not_found'],
  rate: 'staff',
});
