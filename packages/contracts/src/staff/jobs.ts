import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageInput, pageOf } from './cursor.ts';

export const jobStates = ['waiting', 'running', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

/** Maximum length of an error text, in characters. */
export const jobErrorLimit = 500;

/** A job in the queue. Times are ms since the epoch. */
export const jobRow = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(jobStates),
  createdAt: z.int(),
  /** When it is due, when it started, or when it failed permanently. */
  at: z.int(),
  /** Failed attempts. */
  failures: z.int(),
  /** Error of the last attempt; null if none failed. */
  error: z.string().nullable(),
});
export type JobRow = z.output<typeof jobRow>;

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'Lists jobs that wait, run or have failed for good, the newest first.',
  audience: 'staff',
  permission: 'jobs.read',
  input: z.object({ state: z.enum(jobStates).default('failed'), ...pageInput }),
  reply: pageOf(jobRow).extend({ counts: z.record(z.enum(jobStates), z.int()) }),
  errors: [],
  rate: 'staff',
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/retry',
  summary: 'Runs a job again that has failed for good.',
  audience: 'staff',
  permission: 'jobs.run',
  reason: true,
  auditFields: ['name', 'id'],
  input: z.object({ name: z.string().max(100), id: z.uuid() }),
  reply: z.object({}),
  errors: ['job_not_found'],
  rate: 'staff',
});
