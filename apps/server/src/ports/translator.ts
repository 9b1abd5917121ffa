import type { ModelAbsence } from '@inkstone/contracts/models';
import type { Segment, Term, TranslatedSegment, TranslationDirection } from '@inkstone/translate';

/** A translation request. */
export interface TranslateRequest {
  readonly direction: TranslationDirection;
  readonly segments: readonly Segment[];
  /** Terms to obey; only those that occur in a batch are sent. */
  readonly terms: readonly Term[];
  /** Names a fault in a target that only the caller can see (such as lost marks); the segment is asked for again once. */
  readonly faultIn?: (segment: Segment, target: string) => string | null;
  readonly signal: AbortSignal;
  /** The account, for the log of blocked texts; null for a visitor. */
  readonly accountId: string | null;
}

/** Translation by a text model. Implemented by translation. Charges nothing: callers meter what they use. */
export interface Translator {
  /** Null if texts can be translated now, else why not. */
  absence(): ModelAbsence | null;
  /**
   * Translates segments, each yielded once, in order. A segment without an acceptable translation has `target: null` and a
   * fault. Rejects with the errors of `TextModels` when no model answers.
   */
  translateSegments(request: TranslateRequest): AsyncIterable<TranslatedSegment>;
}
