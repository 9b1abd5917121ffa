export {
  byNearness,
  foldForm,
  type Term,
  type TermForms,
  type TermHit,
  type TermScope,
  type TranslationLanguage,
  termScopes,
  translationLanguages,
} from '@inkstone/proofread/terms';
export { type AlignmentLink, type AlignOptions, alignSentences } from './align/align-sentences.ts';
export { alignTexts, type TextLink } from './align/align-texts.ts';
export { readSeparated, UnclosedQuote, writeTsv } from './files/separated-values.ts';
export {
  type BrokenRow,
  type CleanTerm,
  cleanTerm,
  pairKeyOf,
  type TermDraft,
  type TermFile,
  type TermLimits,
  type TermRow,
} from './files/term-draft.ts';
export { readTermTable, writeTermTable } from './files/term-table.ts';
export { readTermXml, UnreadableXml, writeTermXml } from './files/term-xml.ts';
export { writeTranslationMemory } from './files/tmx.ts';
export {
  type Segment,
  type SegmentFault,
  segmentFaults,
  type TranslatedSegment,
  type TranslationDirection,
} from './segment.ts';
export { checkTerms, type TermFaults, termsIn } from './terms/check-terms.ts';
export { collectReplacements, type ReplacedForms, type TermReplacements } from './terms/term-cycles.ts';
export { batchLimits, batchSegments } from './text/batch-segments.ts';
export { checkTarget } from './text/check-target.ts';
export { detectLanguage } from './text/detect-language.ts';
export { translationLocks, verifyTranslation } from './text/locks.ts';
export { type BatchAnswer, readBatchAnswer } from './text/read-answer.ts';
export { joinTargets, maxSegmentLength, type SplitText, splitText } from './text/split-text.ts';
