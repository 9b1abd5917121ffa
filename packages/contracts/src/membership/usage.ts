import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { grantCauses } from './grants.ts';
import { vipType } from './tiers.ts';

/** Features with a limit of words per day; days start at midnight in Asia/Shanghai. */
export const meteredFeature = z.enum(['proofread', 'translate', 'rewrite', 'continue']);

/** Today's usage of a feature. Words are counted as in readings, 2. */
export const featureUsage = z.object({
  function: meteredFeature,
  /** Words per day; null is unlimited. */
  limit: z.int().nullable(),
  used: z.int(),
  /** Null is unlimited. */
  left: z.int().nullable(),
});
export type FeatureUsage = z.output<typeof featureUsage>;

/** A debit: words counted by day and feature, or charged to a word package. */
export const usageEntry = z.object({
  id: z.string(),
  /** In ms. */
  at: z.int(),
  function: z.enum([...meteredFeature.options, 'inspire']),
  words: z.int(),
  /** The document in which they were used; null without one, or after it was deleted. */
  documentId: z.string().nullable(),
  documentTitle: z.string().nullable(),
});
export type UsageEntry = z.output<typeof usageEntry>;

/** Returns today's usage of the caller's limits, the remaining words of packages, and all debits, newest first. */
export const readUsage = endpoint({
  method: 'GET',
  path: '/api/vip/usage',
  summary: "Tells what of the caller's limits is used, with every debit.",
  audience: 'account',
  input: z.object({ cursor: z.string().max(200).optional() }),
  reply: z.object({
    vip_type: vipType,
    /** When the daily limits reset, in ms. */
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

/** Explains why the caller can or cannot use a feature now. */
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
    /** `daily_limit`: it is used up. `tier`: the tier does not include the feature. */
    reason: z.enum(['unlimited', 'within_limit', 'daily_limit', 'tier']),
    vip_type: vipType,
    usage: featureUsage,
    resetsAt: z.int(),
    /** The grants behind the tier, in chronological order; empty for the free tier. */
    grants: z.array(
      z.object({
        vip_type: vipType.exclude(['free']),
        source: z.enum(grantCauses),
        /** The order by which it was bought; null if it was not bought. */
        orderNo: z.string().nullable(),
        from: z.int(),
        to: z.int(),
        isRunning: z.boolean(),
      }),
    ),
    /** The lowest tier that would allow it; null if none would, or if it is allowed. */
    liftedBy: vipType.exclude(['free']).nullable(),
  }),
  errors: [],
  rate: 'normal',
});
