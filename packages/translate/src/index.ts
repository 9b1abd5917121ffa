export {
  type Segment,
  type SegmentFault,
  segmentFaults,
  type TranslatedSegment,
  type TranslationDirection,
} from './segment.ts';
export {
  type Term,
  type TermForms,
  type TermScope,
  type TranslationLanguage,
  termScopes,
  translationLanguages,
} from './term.ts';
