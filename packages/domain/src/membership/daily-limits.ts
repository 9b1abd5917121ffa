import type { Tier } from './tier.ts';

/** Features with a daily limit; days begin at midnight in Asia/Shanghai. */
export const meteredFeatures = ['proofread', 'translate', 'rewrite', 'continue'] as const;
export type MeteredFeature = (typeof meteredFeatures)[number];
/** Features whose words are counted; `inspire` (Inspire and chat) is limited by word packages alone. */
export type CountedFeature = MeteredFeature | 'inspire';

/**
 * Words per day by tier (the seed of prices.md); null is unlimited. `rewrite` of the free tier is 0: it uses
 * granted words (readings, 25).
 */
export const dailyLimitOf: Readonly<Record<MeteredFeature, Readonly<Record<Tier, number | null>>>> = {
  proofread: { free: 5000, plus: 40_000, pro: null },
  translate: { free: 3000, plus: 40_000, pro: null },
  rewrite: { free: 0, plus: 40_000, pro: null },
  continue: { free: 500, plus: 10_000, pro: null },
};

/**
 * Features with a limit or a word package that this version of the product has. The catalogue contains the limits of all of them;
 * pages show only those of this list. Those that require a text model are offered only if one is configured.
 */
export const availableFeatures: readonly (MeteredFeature | 'inspire')[] = [
  'proofread',
  'translate',
  'rewrite',
  'continue',
  'inspire',
];
