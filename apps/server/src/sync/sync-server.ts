import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@inkstone/contracts';
import { pingsParameter, syncLimits, syncVersion } from '@inkstone/contracts/sync';
import { minute, second } from '@inkstone/kernel';
import type { ErrorCode } from '@inkstone/phrases';
import { sql } from 'drizzle-orm';
import { WebSocketServer } from 'ws';
import type * as Y from 'yjs';
import { recheckAccess } from './access-check.ts';
import { type Closing, closingsChannel, Listener } from './announcements.ts';
import { catchUp, catchUpWholly } from './catch-up.ts';
import { Connection, type ConnectionHost, type OpenedDocument, type OpenRequest } from './connection.ts';
import { type Delta, editDocument, readDelta, submitUpdate } from './edit-document.ts';
import type { SyncOptions } from './ports.ts';
import { Projector } from './projector.ts';
import { Rooms } from './rooms.ts';
import { insertUpdates, readLastChange } from './store.ts';
import { createUpdateLog, type UpdateLog } from './update-log.ts';
import { VersionWatch } from './version-watch.ts';

/** Live documents, as use cases see them. */
export interface LiveDocuments {
  /** Makes the server's own edit of a document; committed when it resolves. Not inside a transaction. */
  edit(documentId: string, change: (doc: Y.Doc) => void): Promise<void>;
  /** Looks at a document as it is committed now; `look` must not change it, nor keep it. */
  read<T>(documentId: string, look: (doc: Y.Doc) => T): Promise<T>;
  /** What is committed of a document and missing in a state vector; empty bytes ask for all of it. */
  readDelta(documentId: string, known: Uint8Array): Promise<Delta>;
  /** Takes in an edit; committed when it resolves, with the state vector then. Throws `invalid_sync_message`. */
  submit(documentId: string, update: Uint8Array): Promise<Uint8Array>;
  /** Closes a document wherever it is open; pages are told why. */
  closeDocument(documentId: string, code: ErrorCode): Promise<void>;
  /** Closes everything a session has open; pages are told why. */
  closeSession(sessionId: string, code: ErrorCode): Promise<void>;
}

/** Live sync: sockets in, durable documents out. */
export interface SyncServer extends LiveDocuments {
  /** Takes over an HTTP upgrade of `syncPath`, once it is known to come from our own pages. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Asks for every connection whether it may still be open. Runs by itself once a minute. */
  recheckAccess(): Promise<void>;
  /** Brings list entries up to date at once, and asks for the versions that a pause now would ask for. */
  flush(): Promise<void>;
  /** Tells pages to come back later, and resolves when nothing waits for the database any more. */
  close(): Promise<void>;
}

const databaseTimeout = 15 * second;
const unloadAfter = 30 * second;
const openWithin = 10 * second;
const lifeCheckEvery = 30 * second;
const mostConnectionsOfAnAccount = 50;

/** Live sync over a database. Nothing is listened on until `handleUpgrade` is called. */
export function createSyncServer(options: SyncOptions): SyncServer {
  return new Server(options);
}

class Server implements SyncServer, ConnectionHost {
  readonly log: SyncOptions['log'];
  readonly metrics: SyncOptions['metrics'];
  readonly openWithin: number;
  readonly #options: SyncOptions;
  readonly #self: string;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: syncLimits.message,
    perMessageDeflate: false,
  });
  readonly #connections = new Set<Connection>();
  readonly #updates: UpdateLog;
  readonly #projector: Projector;
  readonly #versions: VersionWatch | null;
  readonly #rooms: Rooms;
  readonly #listener: Listener | null;
  readonly #timers: NodeJS.Timeout[];
  #isClosing = false;

  constructor(options: SyncOptions) {
    const { db, log, clock, databaseUrl } = options;
    this.#options = options;
    this.log = log;
    this.metrics = options.metrics;
    this.openWithin = options.openWithin ?? openWithin;
    this.#self = options.ids.next();
    const sender = databaseUrl === null ? null : this.#self;
    this.#updates = createUpdateLog({
      write: (batch) => insertUpdates(db.sql, batch, clock.now(), sender),
      timeout: databaseTimeout,
    });
    const keep = options.keepVersion?.bind(options);
    this.#versions = keep ? new VersionWatch({ clock, log, keep }) : null;
    this.#projector = new Projector({
      clock,
      log,
      save: options.saveProjection,
      onProjected: (room, { characters }) => this.#versions?.counted(room, characters),
      lastChange: (documentId) => readLastChange(db.sql, documentId),
    });
    this.#rooms = new Rooms({
      db,
      log,
      updates: this.#updates,
      projector: this.#projector,
      versions: this.#versions,
      unloadAfter: options.unloadAfter ?? unloadAfter,
      onCount: (count) => this.metrics.sync.documents.set(count),
    });
    this.#listener = databaseUrl === null ? null : this.#listen(databaseUrl);
    this.#timers = [
      setInterval(() => this.#checkLives(), lifeCheckEvery).unref(),
      setInterval(() => void this.recheckAccess(), minute).unref(),
    ];
  }

  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.#isClosing) {
      // Nobody else listens to a socket on its way out; unheard, its error would end the process.
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (opened) => {
      const { searchParams } = new URL(request.url ?? '', 'ws://this');
      const knowsPongs = searchParams.has(pingsParameter);
      this.#connections.add(
        new Connection(opened, { cookie: request.headers.cookie ?? '', knowsPongs }, this),
      );
      this.metrics.sync.connections.set(this.#connections.size);
    });
  }

  async open(connection: Connection, request: OpenRequest): Promise<OpenedDocument> {
    const { resolveWho, canOpen } = this.#options;
    if (request.version < syncVersion) throw new AppError('sync_version_unsupported');
    // While processes are renewed one by one: the page comes back until it meets a new one.
    if (request.version > syncVersion) throw new AppError('service_unavailable');
    const caller = await resolveWho({ cookie: connection.upgrade.cookie, token: request.token });
    if (!caller) throw new AppError('sign_in_first');
    if ('refusal' in caller) throw new AppError(caller.refusal);
    if (caller.accountId !== request.accountId) throw new AppError('other_account');
    this.#requireRoomFor(caller.accountId);
    const decision = await canOpen(caller.accountId, request.documentId);
    if (!decision.ok) throw new AppError(decision.code);
    const room = await this.#rooms.open(request.documentId);
    return { caller, room, isReadOnly: decision.isReadOnly };
  }

  left(connection: Connection): void {
    this.#connections.delete(connection);
    if (connection.opened) this.#rooms.leave(connection.opened.room, connection);
    this.metrics.sync.connections.set(this.#connections.size);
  }

  edit(documentId: string, change: (doc: Y.Doc) => void): Promise<void> {
    return editDocument(this.#rooms, documentId, change);
  }

  async read<T>(documentId: string, look: (doc: Y.Doc) => T): Promise<T> {
    return look((await this.#rooms.open(documentId)).doc);
  }

  readDelta(documentId: string, known: Uint8Array): Promise<Delta> {
    return readDelta(this.#rooms, documentId, known);
  }

  submit(documentId: string, update: Uint8Array): Promise<Uint8Array> {
    return submitUpdate(this.#rooms, documentId, update);
  }

  closeDocument(documentId: string, code: ErrorCode): Promise<void> {
    return this.#closeEverywhere({ kind: 'document', id: documentId, code });
  }

  closeSession(sessionId: string, code: ErrorCode): Promise<void> {
    return this.#closeEverywhere({ kind: 'session', id: sessionId, code });
  }

  recheckAccess(): Promise<void> {
    return recheckAccess(this.#options, [...this.#connections]);
  }

  async flush(): Promise<void> {
    await this.#projector.flush();
    await this.#versions?.settle('pause');
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    for (const timer of this.#timers) clearInterval(timer);
    // What is under way may still be acknowledged, but nobody may write for ever.
    await Promise.race([this.#updates.idle(), pause(second, null, { ref: false })]);
    for (const connection of this.#connections) connection.refuse('service_unavailable');
    await this.#updates.idle();
    await this.#projector.flush();
    await this.#versions?.close();
    this.#rooms.close();
    await this.#listener?.close();
  }

  #listen(databaseUrl: string): Listener {
    const { db, log } = this.#options;
    const failed = (error: unknown) => log.warn('Edits of another process could not be read', { error });
    const heard = {
      onUpdates: (documentId: string, ids: readonly number[]) => {
        this.#rooms
          .peek(documentId)
          ?.then((room) => catchUp(db, room, ids))
          .catch(failed);
      },
      onClosing: (closing: Closing) => this.#closeHere(closing),
      onGap: () => {
        for (const loading of this.#rooms.all())
          loading.then((room) => catchUpWholly(db, room)).catch(failed);
      },
    };
    return new Listener(databaseUrl, this.#self, heard, log);
  }

  async #closeEverywhere(closing: Closing): Promise<void> {
    this.#closeHere(closing);
    if (!this.#listener) return;
    const words = `${this.#self} ${closing.kind} ${closing.id} ${closing.code}`;
    await this.#options.db.sql.execute(sql`select pg_notify(${closingsChannel}, ${words})`);
  }

  #closeHere({ kind, id, code }: Closing): void {
    for (const connection of [...this.#connections]) {
      const { opened } = connection;
      const its = kind === 'document' ? opened?.room.documentId : opened?.caller.sessionId;
      if (its === id) connection.refuse(code);
    }
  }

  #requireRoomFor(accountId: string): void {
    let count = 0;
    for (const { opened } of this.#connections) if (opened?.caller.accountId === accountId) count++;
    if (count >= mostConnectionsOfAnAccount) throw new AppError('too_many_requests', { seconds: 60 });
  }

  #checkLives(): void {
    for (const connection of this.#connections) connection.checkLife();
  }
}
