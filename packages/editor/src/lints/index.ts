export { smallestEdit } from './accept-lint.ts';
export { type BlockChecker, checkDelay } from './block-checker.ts';
export { blockText } from './block-text.ts';
export { type AlwaysIgnored, type IgnoredLints, ignoreKey } from './ignored-lints.ts';
export type { PlacedLint, Surroundings } from './lint-marks.ts';
export { EditorLintReview, type LintReview, type ReviewSnapshot, type SuggestedLint } from './lint-review.ts';
export { type LintsOptions, lints, lintsPlugins } from './lints-plugin.ts';
export type { AcceptPlan } from './plan-accepting.ts';
export type { WholeCheckChoice } from './whole-checker.ts';
