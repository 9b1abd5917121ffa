import type { Example, Finding, RuleHead } from '../rules/rule.ts';
import type { OfficialDocument } from './document.ts';
import type { Leader } from './leaders.ts';

/** Input of a rule for official documents. */
export interface OfficialText extends OfficialDocument {
  readonly leaders: readonly Leader[];
}

/** A finding in offsets of the whole text; it must lie within one paragraph. */
export type DocumentFinding = Finding;

/** A stateless rule for a whole document. Its example documents are its tests. */
export interface DocumentRule extends RuleHead {
  readonly find: (document: OfficialText) => Iterable<DocumentFinding>;
  /** Example documents without findings. */
  readonly right: readonly string[];
  readonly wrong: readonly Example[];
}

/** Common properties of nearly all rules for official documents. */
export const official = { category: 'official', severity: 'warning' } as const;
