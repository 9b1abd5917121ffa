import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { grantCauses } from './grants.ts';
import { vipType } from './tiers.ts';

/** Features with a limit of words a day, which begins at midnight in Asia/Shanghai. */
export const meteredFeature = z.enum(['proofread', 'translate', 'rewrite', 'continue']);

/** What a feature has used today. Words are counted as in readings, 2. */
export const featureUsage = z.object({
  function: meteredFeature,
  /** Words a day; null is unlimited. */
  limit: z.int().nullable(),
  used: z.int(),
  /** Null is unlimited. */
  left: z.int().nullable(),
});
export type FeatureUsage = z.output<typeof featureUsage>;

/** What was counted, by day and feature, or taken from a package of words. */
export const usageEntry = z.object({
  id: z.string(),
  /** In ms. */
  at: z.int(),
  function: z.enum([...meteredFeature.options, 'inspire']),
  words: z.int(),
  /** The document in which they were used; null for none, or for one that was removed. */
  documentId: z.string().nullable(),
  documentTitle: z.string().nullable(),
});
export type UsageEntry = z.output<typeof usageEntry>;

/** Today's use of the caller's limits, what is left of packages, and every debit, newest first. */
export const readUsage = endpoint({
  method: 'GET',
  path: '/api/vip/usage',
  summary: "Tells what of the caller's limits is used, with every debit.",
  audience: 'account',
  input: z.object({ cursor: z.string().max(200).optional() }),
  reply: z.object({
    vip_type: vipType,
    /** When today's use ends, in ms. */
    resetsAt: z.int(),
    features: z.array(featureUsage),
    /** Words of packages, soonest expiring first. Times are ms. */
    packages: z.array(z.object({ words: z.int(), left: z.int(), expiresAt: z.int() })),
    entries: z.array(usageEntry),
    next: z.string().nullable(),
  }),
  errors: [],
  rate: 'normal',
});

/** Why the caller can or cannot use a feature now. */
export const explainAccess = endpoint({
  method: 'GET',
  path: '/api/vip/why',
  summary: 'Explains why the caller can or cannot use a feature.',
  audience: 'account',
  input: z.object({
    function: meteredFeature,
    words: z.coerce.number().int().positive().max(1_000_000).default(1),
  }),
  reply: z.object({
    isAllowed: z.boolean(),
    /** `daily_limit`: used up. `tier`: not part of the tier. */
    reason: z.enum(['unlimited', 'within_limit', 'daily_limit', 'tier']),
    vip_type: vipType,
    usage: featureUsage,
    resetsAt: z.int(),
    /** What the tier comes from, in the order of time; empty for the free tier. */
    grants: z.array(
      z.object({
        vip_type: vipType.exclude(['free']),
        source: z.enum(grantCauses),
        /** The order, where it was bought. */
        orderNo: z.string().nullable(),
        from: z.int(),
        to: z.int(),
        isRunning: z.boolean(),
      }),
    ),
    /** The lowest tier that would allow it; null where none would, or where it is allowed. */
    liftedBy: vipType.exclude(['free']).nullable(),
  }),
  errors: [],
  rate: 'normal',
});
