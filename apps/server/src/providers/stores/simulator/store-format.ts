import type { ReplyOf } from '@inkstone/contracts';
import type { ProofKind, proveSimulatedPurchase, StoreAction, StoreEvent } from '@inkstone/contracts/orders';
import type { StoreVerifier } from '../../../ports/store-verifier.ts';
import type { Purchase } from './store.ts';

/** Something that a store says of a purchase. */
export interface Saying {
  readonly says: StoreEvent;
  /** Equal for every repetition. */
  readonly eventId: string;
  /** Signed by a stranger. */
  readonly isForged: boolean;
}

/** The proof of a purchase, as an app sends it on. */
export type SimulatedProof = ReplyOf<typeof proveSimulatedPurchase>['proof'];

/** What stands in place of a store's API. */
export interface StoreBackend {
  /** The purchase with a number of the store, as the store signs it now; null for none. */
  find(number: string): Promise<Purchase | null>;
  /** Notes that a purchase was delivered. */
  confirm(number: string): Promise<void>;
  /** Purchases that were returned since a time, in ms. */
  listReturned(since: number): Promise<readonly Purchase[]>;
}

/** The form in which a store states and signs what it has sold. `purchase.signedAt` is when it signs. */
export interface StoreFormat {
  /** The real verifier, which believes only the keys of this installation. */
  verifier(backend: StoreBackend): StoreVerifier;
  /** The proof of a purchase that the store gives to the app. */
  proof(purchase: Purchase, kind: ProofKind): SimulatedProof;
  /** The body of a notification; null for what this store does not tell. */
  notice(purchase: Purchase, saying: Saying): string | null;
  /** Headers that are made whenever a notification is posted. */
  headers?(isForged: boolean): Promise<Readonly<Record<string, string>>>;
  /** Whether the store was told that a purchase was delivered; null where it does not ask for that. */
  isConfirmed(purchase: Purchase): boolean | null;
  /** Where notifications are posted. */
  readonly noticePath: string;
  /** Pauses before a notification is posted again that was not accepted, in ms. */
  readonly pauses: readonly number[];
  /** What cannot happen at this store. */
  readonly impossible: readonly StoreAction[];
}
