import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { vipType } from './tiers.ts';

/** A campaign that grants membership time for free (readings, 15). */
export const trialView = z.object({
  campaignId: z.string(),
  vip_type: vipType.exclude(['free']),
  term: z.object({ unit: z.enum(['day', 'month']), count: z.int() }),
  /** Remaining claims today, in Asia/Shanghai; null without a limit. */
  leftToday: z.int().nullable(),
});
export type TrialView = z.output<typeof trialView>;

/** Lists the trials that the caller can claim now; none for an account without a phone number. */
export const listTrials = endpoint({
  method: 'GET',
  path: '/api/vip/trials',
  summary: 'Lists the free trials that the caller can claim.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({ trials: z.array(trialView) }),
  errors: [],
  rate: 'normal',
});

/** Claims a trial, once per person, identified by phone, device and WeChat identity. */
export const claimTrial = endpoint({
  method: 'POST',
  path: '/api/vip/trial',
  summary: 'Claims a free trial.',
  audience: 'account',
  input: z.object({ campaignId: z.string().min(1).max(60) }),
  /** Start and end of the trial, in ms. */
  reply: z.object({ vip_type: vipType.exclude(['free']), from: z.int(), to: z.int() }),
  errors: ['trial_not_offered', 'trial_taken', 'trial_used_up', 'trial_needs_phone'],
  rate: 'secret',
});
