export { dailyLimitOf, type MeteredFeature, meteredFeatures } from './daily-limits.ts';
export { addMonths, dayOfMonth } from './months.ts';
export { type DatedPrice, priceAt } from './prices.ts';
export { type Offer, recommendOffers } from './recommend.ts';
export {
  effectiveTier,
  type FloatingGrant,
  type Grant,
  type PinnedGrant,
  placeSpans,
  type ResolvedMonths,
  resolveMonths,
  type Span,
  timeLeft,
} from './spans.ts';
export { isAtLeast, type PaidTier, paidTiers, type Tier, tiers } from './tier.ts';
export { chooseWords, freeWords, type WordLine, type WordPackage } from './word-packages.ts';
