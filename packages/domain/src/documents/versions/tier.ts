/** Subscription tiers, lowest first. */
export const tiers = ['free', 'plus', 'pro'] as const;
export type Tier = (typeof tiers)[number];

/** Whether a tier is at least another one. */
export function isAtLeast(tier: Tier, other: Tier): boolean {
  return tiers.indexOf(tier) >= tiers.indexOf(other);
}
