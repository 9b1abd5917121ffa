import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Longest wait before an account is removed, in days: with the job behind it less than 15 working days. */
export const longestDeletionDays = 14;

/** A deletion that was asked for. Times are ms since the epoch. */
const deletionView = z.object({
  askedAt: z.int(),
  /** From then on everything is removed. */
  dueAt: z.int(),
});
export type DeletionView = z.output<typeof deletionView>;

/** Whether the caller's account will be deleted, and how long anybody waits who asks for it. */
export const getDeletion = endpoint({
  method: 'GET',
  path: '/api/account/deletion',
  summary: 'Says whether and when the account will be deleted.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({
    deletion: deletionView.nullable(),
    /** Days between asking and removal; 0: at once. */
    days: z.int(),
  }),
  errors: [],
  rate: 'normal',
});

/** Asks that the account and all it has go. Every session ends, API keys and links of shares with them. */
export const askDeletion = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  summary: 'Asks for the deletion of the account, signs out everywhere and shuts its shared links.',
  audience: 'account',
  input: z.object({
    /** What /api/set/verify gave for `delete_account`. */
    proof: z.string().max(100).default(''),
  }),
  reply: deletionView,
  errors: ['proof_required'],
  rate: 'secret',
});

/** Takes the wish back while the account waits. Shared links open again; API keys are gone. */
export const cancelDeletion = endpoint({
  method: 'POST',
  path: '/api/account/delete/cancel',
  summary: 'Keeps the account after all.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({}),
  errors: ['deletion_begun'],
  rate: 'normal',
});
