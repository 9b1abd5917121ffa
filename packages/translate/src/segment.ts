import type { TranslationLanguage } from '@inkstone/proofread/terms';

/** A translation unit: a sentence, or a paragraph of a document with marks. */
export interface Segment {
  /** Unique within a request. */
  readonly id: number;
  readonly source: string;
}

/** Reasons why a segment has no translation. */
export const segmentFaults = [
  'missing',
  'untranslated',
  'wrong_language',
  'wrong_length',
  'lock',
  'marks',
  'refused',
] as const;
export type SegmentFault = (typeof segmentFaults)[number];

/** A segment after translation. */
export interface TranslatedSegment {
  readonly id: number;
  /** Null if there is no acceptable translation; `fault` is the reason. */
  readonly target: string | null;
  readonly fault: SegmentFault | null;
  /** Ids of terms in the source whose preferred form is missing in the target. */
  readonly missedTerms: readonly string[];
}

/** The two directions of translation. */
export interface TranslationDirection {
  readonly from: TranslationLanguage;
  readonly to: TranslationLanguage;
}
