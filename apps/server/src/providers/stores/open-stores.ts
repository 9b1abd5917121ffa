import type { Clock } from '@inkstone/kernel';
import type { StoreConfig } from '../../ports/store-config.ts';
import type { StoreVerifiers } from '../../ports/store-verifier.ts';
import { createAppleStore } from './apple/create-apple-store.ts';
import { createGoogleStore } from './google/create-google-store.ts';
import { createHarmonyStore } from './harmony/create-harmony-store.ts';
import { createHuaweiStore } from './huawei/create-huawei-store.ts';

/** The stores that the settings enable. */
export function openStores(
  { stores: { apple, google, huawei, harmony } }: StoreConfig,
  deps: { readonly clock: Clock },
): StoreVerifiers {
  return {
    apple: apple && createAppleStore(apple, deps),
    google: google && createGoogleStore(google, deps),
    huawei: huawei && createHuaweiStore(huawei, deps),
    harmony: harmony && createHarmonyStore(harmony, deps),
  };
}
