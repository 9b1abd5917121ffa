import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Limits of feedback, in characters, and of its pictures. */
export const feedbackLimits = {
  brief: 100,
  content: 5000,
  contact: 200,
  diagnostic: 1000,
  screenshots: 3,
  screenshotBytes: 3 * 1024 * 1024,
} as const;

const words = {
  /** Summary in one line. At least one of the two fields must not be empty. */
  brief: z.string().max(20_000).default(''),
  content: z.string().max(20_000).default(''),
};

/** Sends a visitor's feedback to the operator. */
export const leaveFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback/visitor',
  summary: 'Takes feedback from anybody.',
  audience: 'anyone',
  input: z.object({
    ...words,
    /** E-mail address or phone number for a reply, as typed. */
    contact: z.string().max(2000).default(''),
  }),
  reply: z.object({}),
  errors: ['feedback_required', 'feedback_too_long'],
  rate: 'complaint',
});

/** Reports a problem as a signed-in user; the reply appears in the user's list. */
export const reportBug = endpoint({
  method: 'POST',
  path: '/api/feedback/bug',
  summary:
    'Takes a report from a signed-in person, with pictures and what they agreed to tell of their browser.',
  audience: 'account',
  input: z.object({
    ...words,
    /** Versions and screen sizes, exactly as shown to the reporter. */
    diagnostic: z.string().max(feedbackLimits.diagnostic).nullable().default(null),
    screenshots: z.array(z.base64()).max(20).default([]),
  }),
  reply: z.object({ id: z.uuid() }),
  errors: [
    'feedback_required',
    'feedback_too_long',
    'too_many_screenshots',
    'file_format_mismatch',
    'image_too_large',
  ],
  rate: 'complaint',
  bodyLimit: Math.ceil((feedbackLimits.screenshots * feedbackLimits.screenshotBytes * 4) / 3) + 64 * 1024,
});

/** A report as shown to its author. Times are ms since the epoch. */
const reportView = z.object({
  id: z.uuid(),
  brief: z.string(),
  content: z.string(),
  screenshots: z.int(),
  createdAt: z.int(),
  closedAt: z.int().nullable(),
  /** Reply of the operator; null if none. */
  reply: z.string().nullable(),
});
export type ReportView = z.output<typeof reportView>;

/** Lists the caller's last fifty reports, newest first. */
export const listReports = endpoint({
  method: 'GET',
  path: '/api/feedback/bug',
  summary: 'Lists what the caller has reported, with the answers.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({ reports: z.array(reportView) }),
  errors: [],
  rate: 'normal',
});
