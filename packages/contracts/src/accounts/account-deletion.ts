import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Maximum delay before an account is removed, in days. Together with the removal job it must not exceed 15 working days. */
export const maxDeletionDays = 14;

/** A requested account deletion. Times are ms since the epoch. */
const deletionView = z.object({
  askedAt: z.int(),
  /** When everything is removed. */
  dueAt: z.int(),
});

/** Returns the pending deletion of the caller's account and the delay that applies to new requests. */
export const getDeletion = endpoint({
  method: 'GET',
  path: '/api/account/deletion',
  summary: 'Says whether and when the account will be deleted.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({
    deletion: deletionView.nullable(),
    /** Days between request and removal; 0 for immediately. */
    days: z.int(),
  }),
  errors: [],
  rate: 'normal',
});

/** Requests deletion of the account and its data. Ends all sessions, API keys and share links. */
export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  summary: 'Asks for the deletion of the account, signs out everywhere and shuts its shared links.',
  audience: 'account',
  input: z.object({
    /** Proof from /api/set/verify for `delete_account`. */
    proof: z.string().max(100).default(''),
  }),
  reply: deletionView,
  errors: ['proof_required'],
  rate: 'secret',
});

/** Cancels a pending deletion. Share links work again; API keys stay revoked. */
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
