export { findBenefits, type RevokedBenefit } from './benefits/order-benefits.ts';
export { restore, restoreStoreWords, revoke, revokeStoreWords } from './benefits/revoke.ts';
export { explainGrantsOfOrder, findGrantsOfOrder } from './benefits/store.ts';
export { readCampaignOffers } from './campaigns/offers.ts';
export { lockCampaign, pageCampaigns } from './campaigns/store.ts';
export type { Item, PricedItem } from './catalogue/item.ts';
export {
  currentPrice,
  currentPriceId,
  findItemIds,
  findListed,
  findOffer,
  findOfferOfPrice,
} from './catalogue/priced-items.ts';
export { findItem, readItems } from './catalogue/store.ts';
export { viewItems, vipTypeOf } from './catalogue/view.ts';
export { grantWelcomeWords } from './free-words/welcome-words.ts';
export { grant, grantExtension, type UpgradedGrant } from './grants/grant.ts';
export { pinTime, revokePinned } from './grants/pinned.ts';
export { type MembershipPeriod, membershipPeriods } from './grants/read-membership.ts';
export { findGrantStates, lockTimeline, readTimelineVersion } from './grants/store.ts';
export { createTierCache } from './grants/tier-cache.ts';
export { type Basis, basisHash } from './lineage/basis.ts';
export { findCredits } from './lineage/credits.ts';
export { findUnusedPlus, type UnusedPlus } from './lineage/unused-plus.ts';
export { chargeStored, endReservation } from './reservations/end-reservation.ts';
export { createWordMeter } from './reservations/word-meter.ts';
export { createMetering } from './usage/metering.ts';
export { grantWords } from './words/grant-words.ts';
