import { dailyLimitOf, type MeteredFeature } from './daily-limits.ts';
import { type PaidTier, paidTiers, type Tier } from './tier.ts';

/** An account's use of a daily limit. Null is unlimited. */
export interface DailyUse {
  readonly limit: number | null;
  readonly used: number;
  readonly left: number | null;
}

/** Returns the limit of a tier and its remaining words after `used` words and `held` reserved ones. */
export function dailyUse(feature: MeteredFeature, tier: Tier, used: number, held = 0): DailyUse {
  const limit = dailyLimitOf[feature][tier];
  return { limit, used, left: limit === null ? null : Math.max(0, limit - used - held) };
}

/** The lowest tier that includes `words` of a feature on one day; null if none does. */
export function lowestTierFor(feature: MeteredFeature, words: number): PaidTier | null {
  const includes = (limit: number | null) => limit === null || limit >= words;
  return paidTiers.find((tier) => includes(dailyLimitOf[feature][tier])) ?? null;
}
