import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { vipType } from './tiers.ts';

/** Causes of grants of a tier. */
export const grantCauses = [
  'order',
  'trial',
  'conversion',
  'store',
  'campaign',
  'organisation',
  'operator',
  'grace',
] as const;
export type GrantCause = (typeof grantCauses)[number];

/** Time of a tier with its cause. Times are ms. */
export const grantView = z.object({
  vip_type: vipType.exclude(['free']),
  source: z.enum(grantCauses),
  /** Start and end of the remaining time; a higher tier may run in between. */
  from: z.int(),
  to: z.int(),
  isRunning: z.boolean(),
});
export type GrantView = z.output<typeof grantView>;

/** Lists the caller's remaining grants in chronological order. */
export const listGrants = endpoint({
  method: 'GET',
  path: '/api/vip/grants',
  summary: "Lists what the caller's membership consists of.",
  audience: 'account',
  input: z.object({}),
  reply: z.object({ grants: z.array(grantView) }),
  errors: [],
  rate: 'normal',
});
