import type { ErrorCode, ErrorParams } from '@inkstone/phrases';

/** How safe the text is, as the page may truthfully say it. */
export type SaveStatus =
  /** The server has not been reached yet; the text may be there already, from this device. */
  | { readonly kind: 'loading' }
  /** Every change is in the server's database. */
  | { readonly kind: 'saved' }
  /** The latest changes are on their way. */
  | { readonly kind: 'saving' }
  /** Not connected. `isKept`: the unsaved changes are in the journal of this device. */
  | { readonly kind: 'offline'; readonly changes: number; readonly isKept: boolean }
  /** The server refuses, for now or for good; `reason` has words in the error catalogue. */
  | {
      readonly kind: 'not-saved';
      readonly reason: ErrorCode;
      readonly params: ErrorParams;
      readonly changes: number;
      readonly isKept: boolean;
    };

/** What is known of a document's connection and journal at one moment. */
export interface SaveFacts {
  readonly isConnected: boolean;
  /** Whether connecting has failed at least once since the last success. */
  readonly hasFailed: boolean;
  /** Changes the server has not acknowledged. */
  readonly changes: number;
  readonly isKept: boolean;
  readonly problem: { readonly code: ErrorCode; readonly params: ErrorParams } | null;
}

/** The status that the facts amount to. */
export function saveStatus(facts: SaveFacts): SaveStatus {
  const { changes, isKept, problem } = facts;
  if (problem) return { kind: 'not-saved', reason: problem.code, params: problem.params, changes, isKept };
  if (facts.isConnected) return { kind: changes === 0 ? 'saved' : 'saving' };
  if (facts.hasFailed) return { kind: 'offline', changes, isKept };
  return { kind: changes === 0 ? 'loading' : 'saving' };
}
