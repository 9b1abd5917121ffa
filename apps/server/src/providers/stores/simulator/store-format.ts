import type { ReplyOf } from '@inkstone/contracts';
import type { ProofKind, proveSimulatedPurchase, StoreAction, StoreEvent } from '@inkstone/contracts/orders';
import type { StoreVerifier } from '../../../ports/store-verifier.ts';
import type { Purchase } from './store.ts';

/** A statement of a store about a purchase. */
export interface StoreStatement {
  readonly says: StoreEvent;
  /** Equal for all repetitions. */
  readonly eventId: string;
  /** Whether it is signed by another party. */
  readonly isForged: boolean;
}

/** The proof of a purchase, as forwarded by an app. */
export type SimulatedProof = ReplyOf<typeof proveSimulatedPurchase>['proof'];

/** The replacement for a store's API. */
export interface StoreBackend {
  /** Returns the purchase with a number of the store, as the store signs it now; null if there is none. */
  find(number: string): Promise<Purchase | null>;
  /** Records that a purchase was delivered. */
  confirm(number: string): Promise<void>;
  /** Returns the purchases that were returned since a time, in ms. */
  listReturned(since: number): Promise<readonly Purchase[]>;
}

/** The format in which a store describes and signs its purchases. `purchase.signedAt` is the time of the signature. */
export interface StoreFormat {
  /** Creates the production verifier, which trusts only the keys of this installation. */
  verifier(backend: StoreBackend): StoreVerifier;
  /** Returns the proof of a purchase that the store gives to the app. */
  proof(purchase: Purchase, kind: ProofKind): SimulatedProof;
  /** Returns the body of a notification; null if this store does not report the event. */
  notice(purchase: Purchase, event: StoreStatement): string | null;
  /** Returns headers that are created each time a notification is posted. */
  headers?(isForged: boolean): Promise<Readonly<Record<string, string>>>;
  /** Whether the delivery was confirmed to the store; null if the store does not require that. */
  isConfirmed(purchase: Purchase): boolean | null;
  /** The path to which notifications are posted. */
  readonly noticePath: string;
  /** Delays before a rejected notification is posted again, in ms. */
  readonly pauses: readonly number[];
  /** Actions that are impossible at this store. */
  readonly impossible: readonly StoreAction[];
}
