// Exports for programs that only call the engine or count words, without the rules.
export { type AcceptedText, acceptAll, type Check } from './accept/accept-all.ts';
export { isCertain } from './accept/is-certain.ts';
export type { Category, Explanation, Lint, LintLanguage, Severity } from './lint.ts';
export {
  type Block as OfficialBlock,
  type DocumentKind,
  type OfficialDocument,
  readOfficialDocument,
} from './official/document.ts';
export { type Leader, type LeaderFault, readLeaders } from './official/leaders.ts';
export { frameParagraphs, looksOfficial } from './official/looks-official.ts';
export type { ExemptWord } from './pipeline/exempt-words.ts';
export { isStatistical } from './pipeline/lint-class.ts';
export { mergeFindings } from './pipeline/merge-findings.ts';
export type { Resources } from './resources.ts';
export type { SecondSource } from './second-source.ts';
export {
  defaultSensitiveCategories,
  type SensitiveCategory,
  type SensitiveEntry,
  type SensitiveList,
  type SensitiveOptions,
  sensitiveCategories,
} from './sensitive/entry.ts';
export { type ListFault, readSensitiveList } from './sensitive/read-list.ts';
export type {
  CheckMode,
  DocumentKindOption,
  EnglishVariant,
  LatinSpacing,
  ProofreadOptions,
} from './settings.ts';
export type { Term } from './terms/term.ts';
export { countText, countWords, splitWords, type TextCount } from './text/count.ts';
export { partsOf, splitParagraphs } from './text/paragraphs.ts';
export { splitSentences } from './text/sentences.ts';
export { widenEmptySpan } from './widen-empty-span.ts';
export type { ResourcePart } from './worker/proofreaders.ts';
export type { CheckPort, CheckReply, CheckRequest, ResourceState } from './worker/protocol.ts';
export {
  CheckAbandoned,
  type CheckAnswer,
  type CheckClient,
  createCheckClient,
  type OnLints,
} from './worker/worker-client.ts';
