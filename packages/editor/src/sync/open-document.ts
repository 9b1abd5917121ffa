import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { openIndexedDbJournal } from './indexed-db-journal.ts';
import type { Journal } from './journal.ts';
import type { Observable } from './observable.ts';
import type { SaveStatus } from './save-status.ts';
import { DocumentSession } from './session.ts';
import { type OpenSocket, openPlatformSocket } from './socket.ts';
import { type OpenTabChannel, openBroadcastTabChannel } from './tab-channel.ts';

export interface OpenDocumentOptions {
  readonly documentId: string;
  /** The account that is signed in; what this device keeps is kept under it, and never sent for another. */
  readonly accountId: string;
  /** Address of sync, as `wss://host/sync`. */
  readonly url: string;
  /** For clients without a session cookie. */
  readonly token?: string;
  /** Instead of IndexedDB. Rejects where the device keeps nothing; the document then opens without. */
  readonly openJournal?: (accountId: string, documentId: string) => Promise<Journal>;
  readonly openSocket?: OpenSocket;
  readonly openTabChannel?: OpenTabChannel;
  /** Numbers from 0 up to 1 that spread reconnections. */
  readonly chance?: () => number;
}

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

/** Opens a document. It can be edited when `ready`; everything else goes on by itself. */
export function openDocument(options: OpenDocumentOptions): OpenDocument {
  const doc = new Y.Doc();
  const session = new DocumentSession({
    doc,
    awareness: new Awareness(doc),
    documentId: options.documentId,
    accountId: options.accountId,
    url: options.url,
    token: options.token ?? '',
    openJournal: options.openJournal ?? openIndexedDbJournal,
    openSocket: options.openSocket ?? openPlatformSocket,
    openTabChannel: options.openTabChannel ?? openBroadcastTabChannel,
    chance: options.chance ?? Math.random,
  });
  session.start();
  return session;
}
