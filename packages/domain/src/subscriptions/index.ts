export {
  type CardFacts,
  type CardMirror,
  type CardStep,
  cardState,
  mirrorCard,
  type PaidInvoice,
  paidUntil,
  planCard,
} from './card-mirror.ts';
export { fromProvider, type ProviderSnapshot } from './mirrored.ts';
export {
  isRenewable,
  priceToAgree,
  renewalAmount,
  type SubscriptionChannel,
  subscriptionChannels,
} from './renewable.ts';
export {
  type ChargeCalendar,
  type ChargeTry,
  isChargeTime,
  type LapseReason,
  lastTimeToAgree,
  nextChargeTime,
  plannedCharge,
  planRenewal,
  priceChangeCheckTime,
  type RenewalFacts,
  type RenewalStep,
  renewalRules,
  type SentNotice,
} from './renewal-plan.ts';
export {
  changeStoreGrant,
  type GrantedStoreTime,
  type StoreGrantChange,
  type StoreGrantStep,
} from './store-grants.ts';
export {
  addStoreFact,
  entitlementOf,
  type KnownStorePeriod,
  nextStoreCheck,
  type StoreFact,
  type StorePeriodFact,
  type StorePurchase,
  type StoreState,
  type StoreStatusFact,
  type StoreTime,
  storeStates,
  unknownPurchase,
} from './store-purchase.ts';
export {
  isRunning,
  nextSubscriptionState,
  type SubscriptionEvent,
  type SubscriptionRefusal,
  type SubscriptionState,
  subscriptionEvents,
  subscriptionStates,
} from './subscription-state.ts';
