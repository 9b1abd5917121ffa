import type { ErrorCode, ErrorParams } from '@inkstone/phrases';

/** How the text is stored, as shown on the page. */
export type SaveStatus =
  /** The server has not been reached yet; a local copy may be shown. */
  | { readonly kind: 'loading' }
  /** Every change is in the server's database. */
  | { readonly kind: 'saved' }
  /** Changes are being sent. `isKept`: they are in the local journal meanwhile. */
  | { readonly kind: 'saving'; readonly isKept: boolean }
  /** Not connected. */
  | { readonly kind: 'offline'; readonly changes: number; readonly isKept: boolean }
  /** The server refuses, temporarily or permanently; `reason` is an error code. */
  | {
      readonly kind: 'not-saved';
      readonly reason: ErrorCode;
      readonly params: ErrorParams;
      readonly changes: number;
      readonly isKept: boolean;
    };

/** Facts about the connection and journal of a document. */
export interface SaveFacts {
  readonly isConnected: boolean;
  /** Whether a connection attempt has failed since the last success. */
  readonly hasFailed: boolean;
  /** Changes that the server has not acknowledged. */
  readonly changes: number;
  readonly isKept: boolean;
  readonly problem: { readonly code: ErrorCode; readonly params: ErrorParams } | null;
}

/** Derives the status from the facts. */
export function saveStatus(facts: SaveFacts): SaveStatus {
  const { changes, isKept, problem } = facts;
  if (problem) return { kind: 'not-saved', reason: problem.code, params: problem.params, changes, isKept };
  if (!facts.isConnected && facts.hasFailed) return { kind: 'offline', changes, isKept };
  if (changes > 0) return { kind: 'saving', isKept };
  return { kind: facts.isConnected ? 'saved' : 'loading' };
}

/** Whether leaving the page would lose changes that are stored neither on the server nor on this device. */
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
