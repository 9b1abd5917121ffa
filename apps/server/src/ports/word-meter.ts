import type { Instant } from '@inkstone/kernel';

/**
 * What words are used for. `rewrite`, `translate` and `continue` have daily limits by tier, `rewrite` of the free tier uses granted words;
 * `inspire` (Inspire and chat) uses purchased packages of words.
 */
export type WorkFeature = 'rewrite' | 'translate' | 'continue' | 'inspire';

/** Work that is about to begin. */
export interface WorkOrder {
  readonly feature: WorkFeature;
  /** Unique for the work. A second reservation with it returns the first. */
  readonly jobId: string;
  /** The most words that the work can cost, as readings 2 counts them. */
  readonly words: number;
  /** The document that is open; null for none. Not trusted. */
  readonly documentId: string | null;
}

/** Words set aside for work. It is released by itself if nobody ends it within 15 minutes after the last `extend`. */
export interface Reservation {
  readonly id: string;
  /** Words set aside: those asked for, or with `beyond: 'shorten'` fewer. */
  readonly words: number;
}

/** What work has cost. */
export interface WorkReceipt {
  readonly words: number;
  /** Words left for the feature now; null is unlimited. */
  readonly left: number | null;
  /** What paid: the limit of the day, words that were granted or purchased, or nothing (unlimited). */
  readonly paidBy: 'limit' | 'package' | 'unlimited';
  readonly at: Instant;
}

/** Words that a feature has left. */
export interface WordsLeft {
  /** Null is unlimited. */
  readonly left: number | null;
  /** When the day's limit starts again; null where words do not come back by themselves. */
  readonly resetsAt: Instant | null;
}

/** Reserves words before work and settles them after it. Implemented by membership on the ledger. */
export interface WordMeter {
  /**
   * Sets words aside. `refuse`: all or nothing, rejects with `words_used_up` (or `daily_limit_reached`). `shorten`: as many as
   * are left, at least one.
   */
  reserve(accountId: string, order: WorkOrder, beyond: 'refuse' | 'shorten'): Promise<Reservation>;
  /** Keeps a reservation of long work. */
  extend(reservationId: string): Promise<void>;
  /** Charges what the work has cost, at most what was reserved, and releases the rest. Repeating it has no effect. */
  settle(reservationId: string, words: number): Promise<WorkReceipt>;
  /** Charges nothing. Repeating it, or calling it after `settle`, has no effect. */
  release(reservationId: string): Promise<void>;
  /** Releases what an account has reserved for jobs whose ids begin with `prefix`, such as of a process that has ended. */
  releaseJobs(accountId: string, prefix: string): Promise<void>;
  /** What a job has cost; null while it is running, or if there is no such job. */
  receiptOf(accountId: string, jobId: string): Promise<WorkReceipt | null>;
  /** Words left for a feature. */
  left(accountId: string, feature: WorkFeature): Promise<WordsLeft>;
}
