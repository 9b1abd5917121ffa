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
export { batchLimits, batchSegments } from './text/batch-segments.ts';
export { checkTarget } from './text/check-target.ts';
export { detectLanguage } from './text/detect-language.ts';
export { translationLocks, verifyTranslation } from './text/locks.ts';
export { type BatchAnswer, readBatchAnswer } from './text/read-answer.ts';
export { joinTargets, longestSegment, type SplitText, splitText } from './text/split-text.ts';
