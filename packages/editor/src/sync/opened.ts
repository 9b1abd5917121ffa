import type { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import type { Observable } from './observable.ts';
import type { SaveStatus } from './save-status.ts';

/** A document that is open: on the screen, in this device's journal, and on the server when it can be reached. */
export interface OpenDocument {
  readonly doc: Y.Doc;
  readonly awareness: Awareness;
  readonly status: Observable<SaveStatus>;
  /** Resolves when there is a text to show: from the journal, or from the server. */
  readonly ready: Promise<void>;
  /** Whether the server takes no edits from this account. */
  readonly isReadOnly: Observable<boolean>;
  /** Whether anything typed here is not acknowledged yet. */
  hasUnsavedChanges(): boolean;
  /** Holds back others' edits, as while an input method composes; at most 1 MB of them. */
  pauseRemote(): void;
  resumeRemote(): void;
  /** Connects at once, also after a refusal that was final, as when the person has signed in again. */
  retry(): void;
  /** Resolves when the journal has everything; the document cannot be used any more. */
  close(): Promise<void>;
}
