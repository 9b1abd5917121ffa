import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { openIndexedDbJournal } from './indexed-db-journal.ts';
import type { Journal } from './journal.ts';
import type { Prepare } from './link.ts';
import type { OpenDocument } from './opened.ts';
import { DocumentSession } from './session.ts';
import { type OpenSocket, openPlatformSocket } from './socket.ts';
import { type OpenTabChannel, openBroadcastTabChannel } from './tab-channel.ts';

export interface OpenDocumentOptions {
  readonly documentId: string;
  /** The signed-in account. Local data is stored under it and never sent for another account. */
  readonly accountId: string;
  /** Address of the sync endpoint: `wss://host/sync`. */
  readonly url: string;
  /** For clients without a session cookie. */
  readonly token?: string;
  /**
   * Replaces IndexedDB. Rejects if the device cannot store data; the document then opens without a journal.
   */
  readonly openJournal?: (accountId: string, documentId: string) => Promise<Journal>;
  readonly openSocket?: OpenSocket;
  readonly prepare?: Prepare;
  readonly openTabChannel?: OpenTabChannel;
  /** Random numbers from 0 to 1, for reconnection jitter. */
  readonly chance?: () => number;
}

/** Opens a document. It can be edited after `ready`; synchronisation is automatic. */
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
    prepare: options.prepare,
    openTabChannel: options.openTabChannel ?? openBroadcastTabChannel,
    chance: options.chance ?? Math.random,
  });
  session.start();
  return session;
}
