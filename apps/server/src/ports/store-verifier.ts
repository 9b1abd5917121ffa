import type { PaidTier } from '@inkstone/domain/membership';
import type { StoreFact } from '@inkstone/domain/subscriptions';
import type { Instant } from '@inkstone/kernel';

/** A store that sells in apps. `huawei`: AppGallery with HMS, `harmony`: AppGallery with IAP Kit of HarmonyOS. */
export const storeNames = ['apple', 'google', 'huawei', 'harmony'] as const;
export type StoreName = (typeof storeNames)[number];

/** The catalogue item of a store's product: a renewing tier, or a word package. */
export type StoreProduct =
  | { readonly kind: 'tier'; readonly tier: PaidTier }
  | { readonly kind: 'words'; readonly itemId: string };

/** Identifies a purchase in a query to its store. */
export interface StorePurchaseRef {
  readonly kind: 'subscription' | 'product';
  readonly productId: string;
  /** The store's token of the purchase; must not be logged. */
  readonly token: string;
  /** HMS: number of the subscription; IAP Kit: number of its last order; '' at other stores. */
  readonly number: string;
}

/** A purchase as described by its store. Every part was signed by the store or is the result of a query. */
export interface StoreSnapshot {
  readonly ref: StorePurchaseRef;
  /** Our id of the purchase, equal for all of its periods. Contains no token. */
  readonly purchaseId: string;
  /** Periods and state of a subscription. */
  readonly facts: readonly StoreFact[];
  /** The purchased words; null for a subscription. */
  readonly words: StoreWords | null;
  /** Whether the payment is incomplete: nothing is granted then. */
  readonly isPending: boolean;
  /** The account that the app named at the time of purchase; null if it named none. */
  readonly accountToken: string | null;
  /** The purchase that it replaces, and the time of the replacement; null if none. */
  readonly replaces: { readonly purchaseId: string; readonly at: Instant } | null;
  /** Whether the store expects a confirmation of delivery. */
  readonly needsConfirmation: boolean;
}

/** A word package. */
export interface StoreWords {
  readonly transactionId: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly revokedAt: Instant | null;
  /** When the store signed this, in ms: the latest statement applies. Null for the reply to a query, which is current. */
  readonly version: number | null;
}

/** Why a purchase is rejected. `gone`: the store no longer knows it. */
export type StoreFault = 'format' | 'chain' | 'signature' | 'app' | 'environment' | 'product' | 'gone';

export interface StoreDenied {
  readonly kind: 'denied';
  readonly fault: StoreFault;
}

/** The store could not be queried. */
export interface StoreUnknown {
  readonly kind: 'unknown';
  readonly detail: string;
}

export type SnapshotReading =
  | { readonly kind: 'snapshot'; readonly snapshot: StoreSnapshot }
  | StoreDenied
  | StoreUnknown;

/** The proof of a purchase, as submitted by an app. */
export type StoreProof =
  | { readonly store: 'apple' | 'harmony'; readonly signed: string }
  | { readonly store: 'google'; readonly kind: StorePurchaseRef['kind']; readonly purchaseToken: string }
  | {
      readonly store: 'huawei';
      readonly purchaseData: string;
      readonly signature: string;
      readonly algorithm: string;
    };

/** A returned payment. */
export interface StoreVoid {
  readonly transactionId: string;
  /** The purchase that it paid for. */
  readonly purchaseId: string;
  readonly at: Instant;
}

/** An authentic notification. */
export interface StoreNotice {
  readonly kind: 'notice';
  readonly eventKey: string;
  readonly type: string;
  /**
   * `unknown`: the meaning of the type is unknown; `unreadable`: the form of a known type is not documented; `alarming`: staff
   * have to act.
   */
  readonly weight: 'normal' | 'unknown' | 'unreadable' | 'alarming';
  /** Its content in plain text, stored for manual review unless its weight is `normal`. */
  readonly content: string;
  /** Anybody can have sent it: it is not signed, or it does not name the app. */
  readonly isUnauthenticated?: true;
  /** The purchase as described in the notification; null if it contains none. */
  readonly snapshot: StoreSnapshot | null;
  /** The purchase to query at the store; null if none. */
  readonly toQuery: StorePurchaseRef | null;
  readonly voided: StoreVoid | null;
}

export type StoreNoticeReading = StoreNotice | StoreDenied | StoreUnknown;

/** A request of a store's server. */
export interface StoreNoticeRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A page of returned payments. */
export type VoidedReading =
  | { readonly kind: 'page'; readonly voided: readonly StoreVoid[]; readonly next: string | null }
  | StoreUnknown;

/**
 * Verifies the statements of a store about purchases. Keys, issuers and URLs come from the settings, never from a message.
 */
export interface StoreVerifier {
  readonly name: StoreName;
  /** Reads the proof of a purchase that an app submits; one of another store has the wrong format. */
  readPurchase(proof: StoreProof): Promise<SnapshotReading>;
  /** Reads a notification of the store. Does not query the purchase. */
  readNotice(request: StoreNoticeRequest): Promise<StoreNoticeReading>;
  /** Queries a purchase at the store; null without credentials. */
  readonly query: ((ref: StorePurchaseRef) => Promise<SnapshotReading>) | null;
  /** Confirms the delivery of a purchase to the store. `gone`: the store no longer knows it. */
  confirm(ref: StorePurchaseRef): Promise<'done' | 'gone' | 'unknown'>;
  /** Lists returned payments since a time; null if the store has no such list. */
  readonly listVoided: ((since: Instant, cursor: string | null) => Promise<VoidedReading>) | null;
  /** Returns the URL of the store's page that manages a subscription; null if only the device shows it. */
  manageUrl(productId: string): string | null;
}

/** The stores; null for one that is off. */
export type StoreVerifiers = Readonly<Record<StoreName, StoreVerifier | null>>;
