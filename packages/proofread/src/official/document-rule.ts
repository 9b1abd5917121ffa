import type { Example, Finding, RuleHead } from '../rules/rule.ts';
import type { OfficialDocument } from './document.ts';
import type { Leader } from './leaders.ts';

/** What a rule of official documents may look at. */
export interface OfficialText extends OfficialDocument {
  readonly leaders: readonly Leader[];
}

/** A finding in the offsets of the whole text; it must lie within one paragraph. */
export type DocumentFinding = Finding;

/** A rule about a whole document: a value without memory. Its documents are its tests. */
export interface DocumentRule extends RuleHead {
  readonly find: (document: OfficialText) => Iterable<DocumentFinding>;
  /** Whole documents in which the rule finds nothing. */
  readonly right: readonly string[];
  readonly wrong: readonly Example[];
}

/** What nearly all rules of official documents have in common. */
export const official = { category: 'official', severity: 'warning' } as const;
