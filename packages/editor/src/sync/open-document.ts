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
  /** The account that is signed in; what this device keeps is kept under it, and never sent for another. */
  readonly accountId: string;
  /** Address of sync, as `wss://host/sync`. */
  readonly url: string;
  /** For clients without a session cookie. */
  readonly token?: string;
  /** Instead of IndexedDB. Rejects where the device keeps nothing; the document then opens without. */
  readonly openJournal?: (accountId: string, documentId: string) => Promise<Journal>;
  readonly openSocket?: OpenSocket;
  readonly prepare?: Prepare;
  readonly openTabChannel?: OpenTabChannel;
  /** Numbers from 0 up to 1 that spread reconnections. */
  readonly chance?: () => number;
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
    prepare: options.prepare,
    openTabChannel: options.openTabChannel ?? openBroadcastTabChannel,
    chance: options.chance ?? Math.random,
  });
  session.start();
  return session;
}
