export {
  type Conversion,
  type ConvertedPart,
  convertToPro,
  type TermPrice,
  type UnusedTime,
} from './conversion.ts';
export {
  type CountedEarlier,
  type CountedSentence,
  type Counting,
  countTexts,
  type MeasuredSentence,
  wordsAdded,
} from './count-sentences.ts';
export {
  availableFeatures,
  type CountedFeature,
  dailyLimitOf,
  type MeteredFeature,
  meteredFeatures,
} from './daily-limits.ts';
export { type DailyUse, dailyUse, lowestTierFor } from './daily-use.ts';
export { freeRewriting, laterInService, reviewWithin } from './free-rewriting.ts';
export { descendantsOf, type LineageEdge, lengthsOf, type OriginShare, originShare } from './lineage.ts';
export { addMonths, dayOfMonth } from './months.ts';
export { type HeldTime, originTime, type TakenTime, takeTime } from './order-time.ts';
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
export { isAtLeast, type PaidTier, paidTiers, supportOf, type Tier, tiers } from './tier.ts';
export {
  isTrialOffered,
  type TrialCampaign,
  type TrialId,
  trialCampaigns,
} from './trials.ts';
export { chooseWords, freeWords, type WordLine, type WordPackage } from './word-packages.ts';
export { nextWordWarning, wordWarningDays } from './word-warnings.ts';
