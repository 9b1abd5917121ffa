import type { ErrorCode, ErrorParams } from '@inkstone/phrases';

/** How safe the text is, as the page may truthfully say it. */
export type SaveStatus =
  /** The server has not been reached yet; the text may be there already, from this device. */
  | { readonly kind: 'loading' }
  /** Every change is in the server's database. */
  | { readonly kind: 'saved' }
  /** The latest changes are on their way. `isKept`: they are in the journal of this device meanwhile. */
  | { readonly kind: 'saving'; readonly isKept: boolean }
  /** Not connected. */
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
  if (!facts.isConnected && facts.hasFailed) return { kind: 'offline', changes, isKept };
  if (changes > 0) return { kind: 'saving', isKept };
  return { kind: facts.isConnected ? 'saved' : 'loading' };
}

/** Whether changes would be lost if the page were left now: neither the server nor this device has them. */
export function isLostOnLeaving(status: SaveStatus): boolean {
  switch (status.kind) {
    case 'loading':
    case 'saved':
      return false;
    case 'saving':
      return !status.isKept;
    case 'offline':
    case 'not-saved':
      return status.changes > 0 && !status.isKept;
  }
}
