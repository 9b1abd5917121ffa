import type { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import type { Observable } from './observable.ts';
import type { SaveStatus } from './save-status.ts';

/** An open document: in memory, in the local journal, and on the server if it is reachable. */
export interface OpenDocument {
  readonly doc: Y.Doc;
  readonly awareness: Awareness;
  readonly status: Observable<SaveStatus>;
  /** Resolves when there is a text to show, from the journal or the server. */
  readonly ready: Promise<void>;
  /** Whether the server refuses edits from this account. */
  readonly isReadOnly: Observable<boolean>;
  /** Whether local edits are not acknowledged yet. */
  hasUnsavedChanges(): boolean;
  /** Pauses remote edits, for example during a composition. At most 1 MB of edits are held back. */
  pauseRemote(): void;
  resumeRemote(): void;
  /** Connects immediately, even after a permanent refusal, for example after signing in again. */
  retry(): void;
  /** Resolves when all changes are in the journal; the document cannot be used afterwards. */
  close(): Promise<void>;
}

/**
 * Returns the Yjs state vector of the local document in base64url, from which the server can determine whether it has all edits.
 */
export function stateVectorOf({ doc }: Pick<OpenDocument, 'doc'>): string {
  const text = btoa(String.fromCharCode(...Y.encodeStateVector(doc)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
