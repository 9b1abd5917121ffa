import type { PaidTier } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';

/** A store that sells subscriptions in apps. */
export type StoreName = 'apple';

/** One paid period of a subscription, as a store has signed it. */
export interface StorePeriod {
  /** The number of the subscription, equal for all of its periods. */
  readonly subscriptionId: string;
  /** The number of this period. */
  readonly transactionId: string;
  readonly tier: PaidTier;
  readonly from: Instant;
  readonly to: Instant;
  /** When the store took it back, or another one replaced it; null otherwise. */
  readonly revokedAt: Instant | null;
  /** The account that the app named when it was bought; null if it named none. */
  readonly accountToken: string | null;
  /** When the store said so: what it signed later is newer. */
  readonly signedAt: Instant;
}

/** Why something that a store is said to have signed is not believed. */
export type StoreFault = 'format' | 'chain' | 'signature' | 'app' | 'environment' | 'product';

export type PeriodReading =
  | { readonly kind: 'period'; readonly period: StorePeriod }
  | { readonly kind: 'denied'; readonly fault: StoreFault };

/** A notification. `other`: authentic, without a period. */
export type StoreNoticeReading =
  | {
      readonly kind: 'notice';
      readonly eventKey: string;
      readonly type: string;
      readonly period: StorePeriod | null;
    }
  | { readonly kind: 'denied'; readonly fault: StoreFault };

/** Verifies what a store has signed. The key is never chosen by the message. */
export interface StoreVerifier {
  readonly name: StoreName;
  /** Reads the proof of a purchase that an app sends. */
  readPeriod(signed: string): PeriodReading;
  /** Reads a notification that the store posts. */
  readNotice(body: Uint8Array): StoreNoticeReading;
}

/** The stores; null for one that is off. */
export type StoreVerifiers = Readonly<Record<StoreName, StoreVerifier | null>>;

/** The settings of an app at the App Store. */
export interface AppleStoreSettings {
  readonly bundleId: string;
  /** The app's number at the App Store, which notifications of production name. */
  readonly appId: number;
  /** What is signed for the other environment is denied. */
  readonly environment: 'Production' | 'Sandbox';
  /** Tiers by the ids of subscriptions. */
  readonly products: ReadonlyMap<string, PaidTier>;
}

/** The settings of stores. */
export interface StoreConfig {
  readonly stores: { readonly apple: AppleStoreSettings | null };
}
