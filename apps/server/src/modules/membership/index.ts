export type { PricedItem } from './catalogue/item.ts';
export { currentPriceId, findOffer } from './catalogue/priced-items.ts';
export { grant } from './grants/grant.ts';
export { type MembershipPeriod, membershipPeriods, tierOf } from './grants/read-membership.ts';
export { membershipModule } from './manifest.ts';
