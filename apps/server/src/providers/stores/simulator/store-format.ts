import type { ProofKind, StoreEvent } from '@inkstone/contracts/orders';
import type {
  SnapshotReading,
  StoreProof,
  StorePurchaseRef,
  StoreVerifier,
} from '../../../ports/store-verifier.ts';
import type { Purchase } from './store.ts';

/** Something that a store says of a purchase. */
export interface Saying {
  readonly says: StoreEvent;
  /** Equal for every repetition. */
  readonly eventId: string;
  /** Signed by a stranger. */
  readonly isForged: boolean;
}

/** The form in which a store states and signs what it has sold. `purchase.signedAt` is when it signs. */
export interface StoreFormat {
  /** The real verifier, which believes only the keys of this installation. `askStore` takes the place of the store's API. */
  verifier(askStore: (ref: StorePurchaseRef) => Promise<SnapshotReading>): StoreVerifier;
  /** What the store's API would say of a purchase. */
  answer(purchase: Purchase): SnapshotReading;
  proof(purchase: Purchase, kind: ProofKind): StoreProof;
  /** The body of a notification. */
  notice(purchase: Purchase, saying: Saying): string;
  /** Where notifications are posted. */
  readonly noticePath: string;
  /** Pauses before a notification is posted again that was not accepted, in ms. */
  readonly pauses: readonly number[];
}
