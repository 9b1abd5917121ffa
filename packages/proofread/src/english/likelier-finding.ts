import type { Finding } from '../rules/rule.ts';

/** What kind of word was confused, missing or needless. */
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

/** A finding of one of the kinds. */
export interface LikelierFinding extends Finding {
  readonly kind: Kind;
  readonly credible: number;
}
