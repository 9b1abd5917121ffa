import type { WaitingKind } from '@inkstone/contracts/staff/waiting';
import type { Instant } from '@inkstone/kernel';
import type { Transaction } from '../platform/db/database.ts';

/** The number of waiting items of a kind for staff. */
export interface WaitingCount {
  readonly kind: WaitingKind;
  readonly count: number;
}

/** A refund of an order that is about to be sent to the provider. */
export interface GatedRefund {
  readonly refundId: string;
  readonly orderNo: string;
  /** In minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  /** Whether this and earlier refunds return the whole payment. */
  readonly isFull: boolean;
}

/** `waiting`: a precondition is not met; the refund stays `approved`, and the gate is called again later. */
export type RefundPassage = 'clear' | 'waiting';

/** Ends access that outlives sessions when the owner signs out everywhere. */
export type StandingAccess = (tx: Transaction, accountId: string) => Promise<void>;

/** Stops what must not go on, such as charges, in the transaction in which the owner requests the deletion of the account. */
export type AccountLeaving = (tx: Transaction, accountId: string, now: Instant) => Promise<void>;

/** A document being removed permanently; its row is already deleted. */
export interface RemovedDocument {
  readonly accountId: string;
  readonly id: string;
}

/**
 * Removes data that belongs to documents (text, versions, shares …) in the transaction that removes them; files are
 * deleted after the commit. Modules register removers in their manifests.
 */
export type DocumentRemover = (tx: Transaction, removed: readonly RemovedDocument[]) => Promise<void>;
