import type { Finding } from '../rules/rule.ts';

/** Kind of error: a confused, missing or redundant word. */
export type Kind =
  | 'articleMissing'
  | 'articleNeedless'
  | 'articleChoice'
  | 'prepositionMissing'
  | 'prepositionNeedless'
  | 'prepositionChoice'
  | 'wordMissing'
  | 'wordNeedless'
  | 'commaMissing'
  | 'commaNeedless'
  | 'nounNumber'
  | 'verbForm'
  | 'sound'
  | 'look'
  | 'meaning';

/** A finding of one of these kinds. */
export interface LikelierFinding extends Finding {
  readonly kind: Kind;
  readonly credible: number;
}
