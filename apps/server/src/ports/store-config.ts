import type { StoreProduct } from './store-verifier.ts';

/** The products of an app. Purchases of the other environment are rejected, except those of reviewers. */
interface SoldProducts {
  readonly environment: 'production' | 'sandbox';
  /** Ids of the accounts whose purchases in the sandbox count in production, too. */
  readonly reviewers?: ReadonlySet<string>;
  /** By the store's product ids. */
  readonly products: ReadonlyMap<string, StoreProduct>;
}

/** The settings of an app at the App Store. */
export interface AppleStoreSettings extends SoldProducts {
  readonly bundleId: string;
  /** The app's id at the App Store, which production notifications name. */
  readonly appId: number;
  /** A key of the App Store Server API; null: purchases cannot be queried. */
  readonly api: { readonly issuerId: string; readonly keyId: string; readonly privateKey: string } | null;
}

/** The settings of an app at Google Play. */
export interface GoogleStoreSettings extends SoldProducts {
  readonly packageName: string;
  /** The service account for the Play Developer API. */
  readonly clientEmail: string;
  /** PEM, PKCS 8. */
  readonly privateKey: string;
  /** Audience and service account of the tokens of Pub/Sub pushes. */
  readonly pushAudience: string;
  readonly pushEmail: string;
}

/** The sites of Huawei's servers. */
export const huaweiSites = ['china', 'germany', 'singapore', 'russia'] as const;
export type HuaweiSite = (typeof huaweiSites)[number];

/** The settings of an app at AppGallery (HMS). */
export interface HuaweiStoreSettings extends SoldProducts {
  readonly appId: string;
  readonly packageName: string;
  readonly clientSecret: string;
  /** The IAP public key of the app: DER of SubjectPublicKeyInfo in Base64. */
  readonly publicKey: string;
  readonly site: HuaweiSite;
}

/** The settings of an app at AppGallery on HarmonyOS (IAP Kit). */
export interface HarmonyStoreSettings extends SoldProducts {
  readonly appId: string;
  readonly packageName: string;
  /** An API key of AppGallery Connect for IAP: its issuer, its id, and the key (PEM, PKCS 8). */
  readonly issuerId: string;
  readonly keyId: string;
  readonly privateKey: string;
}

/** The settings of stores. */
export interface StoreConfig {
  readonly stores: {
    readonly apple: AppleStoreSettings | null;
    readonly google: GoogleStoreSettings | null;
    readonly huawei: HuaweiStoreSettings | null;
    readonly harmony: HarmonyStoreSettings | null;
  };
}
