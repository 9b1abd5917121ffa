/** Subscription tiers, lowest first. */
export const tiers = ['free', 'plus', 'pro'] as const;
export type Tier = (typeof tiers)[number];

/** Tiers that can be granted, lowest first. */
export const paidTiers = ['plus', 'pro'] as const satisfies readonly Tier[];
export type PaidTier = (typeof paidTiers)[number];

/** Whether a tier is at least another one. */
export function isAtLeast(tier: Tier, other: Tier): boolean {
  return tiers.indexOf(tier) >= tiers.indexOf(other);
}

/** Support by tier (the seed of prices.md). */
export const supportOf: Readonly<Record<Tier, 'normal' | 'priority'>> = {
  free: 'normal',
  plus: 'normal',
  pro: 'priority',
};
