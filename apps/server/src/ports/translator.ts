import type { ModelAbsence } from '@inkstone/contracts/models';
import type { Segment, Term, TranslatedSegment, TranslationDirection } from '@inkstone/translate';

/** A translation request. */
export interface TranslateRequest {
  readonly direction: TranslationDirection;
  readonly segments: readonly Segment[];
  /** Required terms; only those that occur in a batch are sent. */
  readonly terms: readonly Term[];
  /**
   * Returns a fault of a target that only the caller can detect (such as lost marks); the segment is then
   * requested once more.
   */
  readonly faultIn?: (segment: Segment, target: string) => string | null;
  readonly signal: AbortSignal;
  /** The account, for the log of blocked texts; null for a visitor. */
  readonly accountId: string | null;
}

/** Translation by a text model. Implemented by translation. Charges nothing: callers do. */
export interface Translator {
  /** Returns why translation is unavailable; null if it is available. */
  absence(): ModelAbsence | null;
  /**
   * Translates segments, each yielded once, in order. A segment without an acceptable translation has `target: null` and a
   * fault. Rejects with the errors of `TextModels` when no model answers.
   */
  translateSegments(request: TranslateRequest): AsyncIterable<TranslatedSegment>;
}
