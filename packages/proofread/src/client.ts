// What programs need that only ask the engine or count words: none of the rules comes along.
export type { Category, Explanation, Lint, LintLanguage, Severity } from './lint.ts';
export {
  type Block as OfficialBlock,
  type DocumentKind,
  type OfficialDocument,
  readOfficialDocument,
} from './official/document.ts';
export { type Leader, type LeaderFault, readLeaders } from './official/leaders.ts';
export type { ExemptWord } from './pipeline/exempt-words.ts';
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
export { countText, countWords, type TextCount } from './text/count.ts';
export { splitParagraphs } from './text/paragraphs.ts';
export { splitSentences } from './text/sentences.ts';
export { widenEmptySpan } from './widen-empty-span.ts';
export type { ResourcePart } from './worker/proofreaders.ts';
export type { CheckPort, CheckReply, CheckRequest, ResourceState } from './worker/protocol.ts';
export {
  CheckAbandoned,
  type CheckClient,
  createCheckClient,
  type FindingsByHash,
} from './worker/worker-client.ts';
