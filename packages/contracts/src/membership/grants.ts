import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { vipType } from './tiers.ts';

/** What time of a tier can come from. */
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

/** Time of a tier that the caller has, and what it comes from. Times are ms. */
export const grantView = z.object({
  vip_type: vipType.exclude(['free']),
  source: z.enum(grantCauses),
  /** The first and the last moment of what is left; a higher tier may run in between. */
  from: z.int(),
  to: z.int(),
  isRunning: z.boolean(),
});
export type GrantView = z.output<typeof grantView>;

/** What the caller's membership consists of, in the order of time. */
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
