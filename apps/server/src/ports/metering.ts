import type { MeteredFeature, PaidTier } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';

/** Texts that a feature is about to process. */
export interface MeteredTexts {
  readonly feature: MeteredFeature;
  /** The document that contains them; null without one. Not trusted: it only selects the sentences counted before. */
  readonly documentId: string | null;
  /** Lines of a text, or paragraphs. A sentence of a document is counted once a day. */
  readonly texts: readonly string[];
  /**
   * What happens beyond the limit. `refuse`: all texts are refused. `skip`: texts that do not fit are
   * omitted, and listed in the result.
   */
  readonly beyond: 'refuse' | 'skip';
}

/** A daily limit that did not suffice. */
export interface LimitReached {
  /** Limit in words per day. */
  readonly limit: number;
  readonly left: number;
  /** Number of words that all texts of the request would have used. */
  readonly needed: number;
  readonly resetsAt: Instant;
  /** The lowest tier that would have sufficed; null if none. */
  readonly liftedBy: PaidTier | null;
}

/** The result of counting. */
export interface MeteringResult {
  /** Indices of the texts that must not be processed. */
  readonly refused: readonly number[];
  /** Null if all texts are admitted. */
  readonly reached: LimitReached | null;
}

/** Counts words against the daily limits of accounts. Implemented by membership. */
export interface Metering {
  /**
   * Counts texts before they are processed. With `beyond: 'refuse'` it rejects with `daily_limit_reached` and counts
   * nothing if they do not fit.
   */
  count(accountId: string, request: MeteredTexts): Promise<MeteringResult>;
}
