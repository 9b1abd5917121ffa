import type { TranslationLanguage } from '@inkstone/proofread/terms';

/** A piece of text that is translated as a whole: a sentence, or a paragraph of a document with marks. */
export interface Segment {
  /** Unique within a request. */
  readonly id: number;
  readonly source: string;
}

/** Why a segment has no translation. */
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
  /** Null if no acceptable translation was made; `fault` says why. */
  readonly target: string | null;
  readonly fault: SegmentFault | null;
  /** The ids of terms that occur in the source and whose preferred form the target lacks. */
  readonly missedTerms: readonly string[];
}

/** The two directions of translation. */
export interface TranslationDirection {
  readonly from: TranslationLanguage;
  readonly to: TranslationLanguage;
}
