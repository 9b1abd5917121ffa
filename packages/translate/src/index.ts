export { type AlignmentLink, type AlignOptions, alignSentences } from './align/align-sentences.ts';
export { alignTexts, type TextLink } from './align/align-texts.ts';
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
export {
  checkTerms,
  lintTerms,
  type TermFaults,
  type TermHit,
  type TermLint,
  termsIn,
} from './terms/check-terms.ts';
export { collectReplacements, type ReplacedForms, type TermReplacements } from './terms/term-cycles.ts';
export { byNearness, foldForm } from './terms/term-matcher.ts';
