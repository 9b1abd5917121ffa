export { smallestEdit } from './accept-lint.ts';
export { type BlockChecker, type CheckProgress, checkDelay } from './block-checker.ts';
export { blockText } from './block-text.ts';
export { type AlwaysIgnored, createPassingIgnored, type IgnoredLints, ignoreKey } from './ignored-lints.ts';
export type { PlacedLint } from './lint-marks.ts';
export { EditorLintReview, type LintReview, type ReviewSnapshot } from './lint-review.ts';
export { lints } from './lints.ts';
export { type LintsOptions, lintsPlugins } from './lints-plugin.ts';
export type { TextChecker } from './text-checker.ts';
