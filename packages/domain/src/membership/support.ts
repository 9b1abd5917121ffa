import type { Tier } from './tier.ts';

/** Support by tier (the seed of prices.md). */
export const supportOf: Readonly<Record<Tier, 'normal' | 'priority'>> = {
  free: 'normal',
  plus: 'normal',
  pro: 'priority',
};
