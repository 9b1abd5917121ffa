import type { StoreConfig, StoreVerifiers } from '../../ports/store-verifier.ts';
import { createAppleStore } from './apple/create-apple-store.ts';

/** The stores that the settings enable. */
export function openStores({ stores: { apple } }: StoreConfig): StoreVerifiers {
  return { apple: apple && createAppleStore(apple) };
}
