export { type DiffPiece, diffWords, type WordDiff } from './diff-words.ts';
export { englishScorer } from './english-scorer.ts';
export type { LightChange, LightOptions, LightResult } from './light/light-result.ts';
export { type LightReason, lightReasons } from './light/reasons.ts';
export { alternativesLightly, rewriteLightly } from './light/rewrite-lightly.ts';
export { findLocks, type LockOptions } from './locks/find-locks.ts';
export { findTerms } from './locks/find-terms.ts';
export { atomCharacter, type Lock, type LockKind, lockedText } from './locks/lock.ts';
export {
  type MaskedLock,
  type MaskedText,
  type MaskStyle,
  maskLocks,
  writeMask,
} from './locks/mask-locks.ts';
export { nameLockFault } from './locks/name-lock-fault.ts';
export { type UnmaskResult, unmask } from './locks/unmask.ts';
export { type LockFault, verifyLocks } from './locks/verify-locks.ts';
export { checkMeaning, type MeaningCheck } from './meaning/check-meaning.ts';
export type { MeaningOptions } from './meaning/meaning-options.ts';
export type { RewriteLanguage, RewriteResources, SentenceScorer } from './resources.ts';
export { locksWithin, splitSentences } from './sentences.ts';
export { replaceWord } from './synonyms/replace-word.ts';
export { type SynonymOptions, synonymsOf } from './synonyms/synonyms-of.ts';
export { type PartOfSpeech, readThesaurus, type Thesaurus } from './synonyms/thesaurus.ts';
