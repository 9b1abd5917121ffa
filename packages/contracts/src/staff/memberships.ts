import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { soldFeature } from '../membership/catalogue.ts';
import { vipType } from '../membership/tiers.ts';

const span = z.object({ from: z.int(), to: z.int() });

/** A grant of a tier with its cause and its periods. Times and lengths are in ms. */
const grantRow = z.object({
  id: z.string(),
  vip_type: vipType.exclude(['free']),
  /** Kind of cause, such as `order` or `trial`. */
  source: z.string(),
  /** Id of the cause, such as the number of the order. */
  sourceId: z.string(),
  periodNo: z.int(),
  /** `pinned`: with fixed dates of a provider. */
  kind: z.enum(['floating', 'pinned']),
  grantedAt: z.int(),
  /** Of floating time. */
  length: z.int().nullable(),
  revokedAt: z.int().nullable(),
  /** Empty if no time remains. */
  spans: z.array(span),
});
export type GrantRow = z.output<typeof grantRow>;

/** Explains the membership of an account. */
export const explainMembership = endpoint({
  method: 'GET',
  path: '/api/admin/accounts/membership',
  summary: 'Explains the membership of an account: grants, limits of today and word packages.',
  audience: 'staff',
  permission: 'membership.read',
  input: z.object({ accountId: z.string().min(1).max(100) }),
  reply: z.object({
    vip_type: vipType,
    /** Newest first. */
    grants: z.array(grantRow),
    limits: z.array(
      z.object({ function: soldFeature, used: z.int(), limit: z.int().nullable(), left: z.int().nullable() }),
    ),
    packages: z.array(
      z.object({
        purpose: z.enum(['inspire', 'rewrite']),
        source: z.string(),
        sourceId: z.string(),
        words: z.int(),
        left: z.int(),
        expiresAt: z.int(),
      }),
    ),
  }),
  errors: [],
  rate: 'staff',
});
