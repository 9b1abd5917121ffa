import type { Instant } from '@inkstone/kernel';

/**
 * The use of words. `rewrite`, `translate` and `continue` have daily limits by tier, `rewrite` of the free tier uses granted
 * words; `inspire` (Inspire and chat) uses purchased word packages.
 */
export type WorkFeature = 'rewrite' | 'translate' | 'continue' | 'inspire';

/** Work to reserve words for. */
export interface WorkOrder {
  readonly feature: WorkFeature;
  /** Unique for the work. A second reservation with it returns the first. */
  readonly jobId: string;
  /** Maximum number of words that the work can cost, counted as in readings 2. */
  readonly words: number;
  /** The document that is open; null for none. Not trusted. */
  readonly documentId: string | null;
}

/** Words reserved for work. The reservation expires 15 minutes after the last `extend`. */
export interface Reservation {
  readonly id: string;
  /** Number of reserved words; with `beyond: 'shorten'` possibly fewer than requested. */
  readonly words: number;
}

/** The cost of work. */
export interface WorkReceipt {
  readonly words: number;
  /** Remaining words for the feature; null is unlimited. */
  readonly left: number | null;
  /** The source of the charged words: the daily limit, granted or purchased words, or nothing (unlimited). */
  readonly paidBy: 'limit' | 'package' | 'unlimited';
  readonly at: Instant;
}

/** Remaining words of a feature. */
export interface WordsLeft {
  /** Null is unlimited. */
  readonly left: number | null;
  /** Words that running work has reserved and may return. */
  readonly reserved: number;
  /** When the daily limit resets; null if words are not renewed. */
  readonly resetsAt: Instant | null;
}

/** Reserves words before work and settles them after it. Implemented by membership on the ledger. */
export interface WordMeter {
  /**
   * Reserves words. `refuse`: all or nothing, throws one of `wordErrors`. `shorten`: at
   * most the remaining words, at least one.
   */
  reserve(accountId: string, order: WorkOrder, beyond: 'refuse' | 'shorten'): Promise<Reservation>;
  /** Extends the reservation of long work. */
  extend(reservationId: string): Promise<void>;
  /** Charges the used words, at most the reserved ones, and releases the rest. Idempotent. */
  settle(reservationId: string, words: number): Promise<WorkReceipt>;
  /** Releases the reservation without a charge. Idempotent, also after `settle`. */
  release(reservationId: string): Promise<void>;
  /**
   * Releases the reservations of an account for jobs whose ids begin with `prefix`, for example of a process
   * that has ended.
   */
  releaseJobs(accountId: string, prefix: string): Promise<void>;
  /** Returns the cost of a job; null while it is running, or if it does not exist. */
  receiptOf(accountId: string, jobId: string): Promise<WorkReceipt | null>;
  /** Throws one of `wordErrors` if no word is left for work of some words, before anything is reserved for it. */
  requireLeft(accountId: string, work: Pick<WorkOrder, 'feature' | 'words'>): Promise<void>;
  /** Returns the remaining words of a feature. */
  left(accountId: string, feature: WorkFeature): Promise<WordsLeft>;
}
