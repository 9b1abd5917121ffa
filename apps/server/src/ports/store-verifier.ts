import type { PaidTier } from '@inkstone/domain/membership';
import type { StoreFact } from '@inkstone/domain/subscriptions';
import type { Instant } from '@inkstone/kernel';

/** A store that sells in apps. `huawei`: AppGallery with HMS, `harmony`: AppGallery with IAP Kit of HarmonyOS. */
export const storeNames = ['apple', 'google', 'huawei', 'harmony'] as const;
export type StoreName = (typeof storeNames)[number];

/** The catalogue item behind a product of a store: a tier that renews, or a package of words. */
export type StoreProduct =
  | { readonly kind: 'tier'; readonly tier: PaidTier }
  | { readonly kind: 'words'; readonly itemId: string };

/** How a store is asked about a purchase. */
export interface StorePurchaseRef {
  readonly kind: 'subscription' | 'product';
  readonly productId: string;
  /** The store's handle: never logged. */
  readonly token: string;
  /** HMS: number of the subscription; IAP Kit: number of its last order; '' elsewhere. */
  readonly number: string;
}

/** A purchase as its store describes it. Every part was signed by the store or asked from it. */
export interface StoreSnapshot {
  readonly ref: StorePurchaseRef;
  /** Our number of it, equal for all of its periods. Contains no token. */
  readonly purchaseId: string;
  /** Periods and state of a subscription. */
  readonly facts: readonly StoreFact[];
  /** Words that were bought once; null for a subscription. */
  readonly words: StoreWords | null;
  /** The payment is not complete: nothing is granted. */
  readonly isPending: boolean;
  /** The account that the app named when it was bought; null if it named none. */
  readonly accountToken: string | null;
  /** The purchase whose place it takes, which ends then. */
  readonly replaces: { readonly purchaseId: string; readonly at: Instant } | null;
  /** Whether the store waits for an acknowledgement of delivery. */
  readonly needsConfirmation: boolean;
}

/** A package of words. */
export interface StoreWords {
  readonly transactionId: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly revokedAt: Instant | null;
}

/** Why something that a store is said to have sold is not believed. `gone`: the store does not know it any more. */
export type StoreFault = 'format' | 'chain' | 'signature' | 'app' | 'environment' | 'product' | 'gone';

export interface StoreDenied {
  readonly kind: 'denied';
  readonly fault: StoreFault;
}

/** The store could not be asked. */
export interface StoreUnknown {
  readonly kind: 'unknown';
  readonly detail: string;
}

export type SnapshotReading =
  | { readonly kind: 'snapshot'; readonly snapshot: StoreSnapshot }
  | StoreDenied
  | StoreUnknown;

/** The proof of a purchase that an app sends. */
export type StoreProof =
  | { readonly store: 'apple' | 'harmony'; readonly signed: string }
  | { readonly store: 'google'; readonly kind: StorePurchaseRef['kind']; readonly purchaseToken: string }
  | {
      readonly store: 'huawei';
      readonly purchaseData: string;
      readonly signature: string;
      readonly algorithm: string;
    };

/** A payment that was returned. */
export interface StoreVoid {
  readonly transactionId: string;
  /** The purchase that it paid. */
  readonly purchaseId: string;
  readonly at: Instant;
}

/** A notification that is authentic. */
export interface StoreNotice {
  readonly kind: 'notice';
  readonly eventKey: string;
  readonly type: string;
  /**
   * `unknown`: nobody has said what the type means; `unreadable`: the form of a known type is not documented;
   * `alarming`: somebody has to act.
   */
  readonly weight: 'normal' | 'unknown' | 'unreadable' | 'alarming';
  /** What it states in plain text: kept for people unless its weight is `normal`. */
  readonly content: string;
  /** Anybody can have sent it: nobody has signed it, or it does not name the app. */
  readonly isFromAnybody?: true;
  /** What it describes by itself. */
  readonly snapshot: StoreSnapshot | null;
  /** What the store has to be asked about. */
  readonly ask: StorePurchaseRef | null;
  readonly voided: StoreVoid | null;
}

export type StoreNoticeReading = StoreNotice | StoreDenied | StoreUnknown;

/** A request of a store's server. */
export interface StoreNoticeRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A page of payments that were returned. */
export type VoidedReading =
  | { readonly kind: 'page'; readonly voided: readonly StoreVoid[]; readonly next: string | null }
  | StoreUnknown;

/** Verifies what a store says of purchases. Keys, issuers and addresses come from the settings, never from a message. */
export interface StoreVerifier {
  readonly name: StoreName;
  /** Reads the proof of a purchase that an app sends; one of another store has the wrong format. */
  readPurchase(proof: StoreProof): Promise<SnapshotReading>;
  /** Reads a notification that the store posts. Does not ask about the purchase. */
  readNotice(request: StoreNoticeRequest): Promise<StoreNoticeReading>;
  /** Asks the store about a purchase; null without credentials for it. */
  readonly ask: ((ref: StorePurchaseRef) => Promise<SnapshotReading>) | null;
  /** Acknowledges the delivery of a purchase to the store. `gone`: the store does not know it any more. */
  confirm(ref: StorePurchaseRef): Promise<'done' | 'gone' | 'unknown'>;
  /** Lists returned payments since a time; null where the store has no such list. */
  readonly listVoided: ((since: Instant, cursor: string | null) => Promise<VoidedReading>) | null;
  /** The store's own page on which a subscription is managed; null where only the device shows it. */
  manageUrl(productId: string): string | null;
}

/** The stores; null for one that is off. */
export type StoreVerifiers = Readonly<Record<StoreName, StoreVerifier | null>>;
