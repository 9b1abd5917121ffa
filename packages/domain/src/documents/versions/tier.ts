/** What an account has paid for, lowest first. */
export const tiers = ['free', 'plus', 'pro'] as const;
export type Tier = (typeof tiers)[number];

/** Whether a tier gives at least what another one does. */
export function isAtLeast(tier: Tier, other: Tier): boolean {
  return tiers.indexOf(tier) >= tiers.indexOf(other);
}
