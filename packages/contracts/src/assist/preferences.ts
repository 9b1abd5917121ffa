import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Proofreading preferences of an account, applied on every device and to programs that use its API keys. */
export const proofreadingPreferences = z.object({
  /** English spelling variant; `any` accepts the spelling of every variant. */
  english: z.enum(['any', 'US', 'GB', 'AU', 'CA']),
  mode: z.enum(['normal', 'strict']),
  /** Spacing between Chinese and Latin text. */
  latinSpacing: z.enum(['any', 'spaced', 'tight']),
  /** Minimum credibility of findings shown. */
  threshold: z.number().min(0.3).max(1),
  /** Whether forbidden forms and wrong capitals of terms are reported. */
  checksTerms: z.boolean(),
});

export type ProofreadingPreferences = z.output<typeof proofreadingPreferences>;

/** Defaults for visitors and for accounts without preferences. */
export const defaultPreferences: ProofreadingPreferences = {
  english: 'any',
  mode: 'normal',
  latinSpacing: 'any',
  threshold: 0.5,
  checksTerms: true,
};

/** Returns the caller's preferences. */
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

/** Changes the given preferences and keeps the others. */
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
