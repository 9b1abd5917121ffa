import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** How somebody wants to be proofread: on every device, and by programs that use their key. */
export const proofreadingPreferences = z.object({
  /** Whose spelling English follows; `any` takes each word as it is right somewhere. */
  english: z.enum(['any', 'US', 'GB', 'AU', 'CA']),
  mode: z.enum(['normal', 'strict']),
  /** What may stand between Chinese and Latin. */
  latinSpacing: z.enum(['any', 'spaced', 'tight']),
  /** Findings less credible are not shown. */
  threshold: z.number().min(0.3).max(1),
});

export type ProofreadingPreferences = z.output<typeof proofreadingPreferences>;

/** What holds for visitors, and for whoever has chosen nothing. */
export const usualPreferences: ProofreadingPreferences = {
  english: 'any',
  mode: 'normal',
  latinSpacing: 'any',
  threshold: 0.5,
};

/** The caller's preferences. */
export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/proofreading/preferences',
  summary: 'Gives how the caller wants to be proofread.',
  audience: 'member',
  input: z.object({}),
  reply: proofreadingPreferences,
  errors: [],
  rate: 'normal',
});

/** Changes what is given and leaves the rest. */
export const savePreferences = endpoint({
  method: 'POST',
  path: '/api/proofreading/preferences',
  summary: 'Changes how the caller wants to be proofread.',
  audience: 'account',
  input: proofreadingPreferences.partial(),
  reply: proofreadingPreferences,
  errors: [],
  rate: 'normal',
});
