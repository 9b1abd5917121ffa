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
import { catchUp, catchUpFully } from './catch-up.ts';
import { Connection, type ConnectionHost, type OpenedDocument, type OpenRequest } from './connection.ts';
import { type Delta, editDocument, readDelta, submitUpdate } from './edit-document.ts';
import { PendingBytes } from './pending-bytes.ts';
import type { SyncOptions } from './ports.ts';
import { PresenceRelay } from './presence-relay.ts';
import { Projector } from './projector.ts';
import { Rooms } from './rooms.ts';
import { SocketCounts } from './socket-counts.ts';
import { insertUpdates, readLastChange } from './store.ts';
import { createUpdateLog, type UpdateLog } from './update-log.ts';
import { VersionWatch } from './version-watch.ts';

/** Live documents, as used by use cases. */
export interface LiveDocuments {
  /** Makes a server-side edit of a document; resolves after the commit. Not allowed inside a transaction. */
  edit(documentId: string, change: (doc: Y.Doc) => void): Promise<void>;
  /** Reads the committed state of a document; `select` must neither change nor keep it. */
  read<T>(documentId: string, select: (doc: Y.Doc) => T): Promise<T>;
  /**
   * Returns what is committed of a document and missing in a state vector; empty bytes request everything.
   */
  readDelta(documentId: string, known: Uint8Array): Promise<Delta>;
  /** Accepts an edit; resolves with the new state vector after the commit. Throws `invalid_sync_message`. */
  submit(documentId: string, update: Uint8Array): Promise<Uint8Array>;
  /** Closes a document wherever it is open and sends pages the reason. */
  closeDocument(documentId: string, code: ErrorCode): Promise<void>;
  /** Closes everything a session has open and sends pages the reason. */
  closeSession(sessionId: string, code: ErrorCode): Promise<void>;
}

/** Live sync: accepts sockets and stores durable documents. */
export interface SyncServer extends LiveDocuments {
  /** Handles an HTTP upgrade of `syncPath` that has passed the same-origin check. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Rechecks the access of all connections. Runs automatically once a minute. */
  recheckAccess(): Promise<void>;
  /** Updates list entries now, and requests the versions that a pause now would request. */
  flush(): Promise<void>;
  /** Asks pages to reconnect later, and resolves when no writes are pending. */
  close(): Promise<void>;
}

const databaseTimeout = 15 * second;
const unloadAfter = 30 * second;
const openWithin = 10 * second;
const sweepEvery = 10 * second;
const lifeCheckEvery = 30 * second;

/** Creates live sync over a database. Sockets are accepted by `handleUpgrade` only. */
export function createSyncServer(options: SyncOptions): SyncServer {
  return new Server(options);
}

class Server implements SyncServer, ConnectionHost {
  readonly log: SyncOptions['log'];
  readonly metrics: SyncOptions['metrics'];
  readonly openWithin: number;
  readonly pending: PendingBytes;
  readonly #options: SyncOptions;
  readonly #self: string;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: syncLimits.message,
    perMessageDeflate: false,
  });
  readonly #connections = new Set<Connection>();
  readonly #accounts: SocketCounts;
  readonly #presence: PresenceRelay;
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
    this.pending = new PendingBytes(options.shared);
    this.#accounts = new SocketCounts(options.shared);
    this.#presence = new PresenceRelay(options.shared, this.#self);
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
      presence: this.#presence,
      unloadAfter: options.unloadAfter ?? unloadAfter,
      onCount: (count) => this.metrics.sync.documents.set(count),
    });
    this.#listener = databaseUrl === null ? null : this.#listen(databaseUrl);
    this.#timers = [
      setInterval(() => this.#checkLives(), lifeCheckEvery).unref(),
      setInterval(() => void this.recheckAccess(), minute).unref(),
      setInterval(() => this.#presence.sweep(), sweepEvery).unref(),
    ];
  }

  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.#isClosing) {
      // A closing socket needs an error listener; an unhandled error would end the process.
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
    const { resolveCaller, canOpen } = this.#options;
    if (request.version < syncVersion) throw new AppError('sync_version_unsupported');
    // During a rolling restart the page reconnects until it reaches a new process.
    if (request.version > syncVersion) throw new AppError('service_unavailable');
    const caller = await resolveCaller({ cookie: connection.upgrade.cookie, token: request.token });
    if (!caller) throw new AppError('sign_in_first');
    if ('refusal' in caller) throw new AppError(caller.refusal);
    if (caller.accountId !== request.accountId) throw new AppError('other_account');
    // Its socket has already closed and would not be uncounted.
    if (!this.#connections.has(connection)) throw new AppError('unstable_network');
    // Counted before the first await, because other sockets of the account may be opening concurrently.
    connection.accountId = caller.accountId;
    await this.#accounts.add(caller.accountId);
    const decision = await canOpen(caller.accountId, request.documentId);
    if (!decision.ok) throw new AppError(decision.code);
    const room = await this.#rooms.open(request.documentId);
    return { caller, room, isReadOnly: decision.isReadOnly };
  }

  left(connection: Connection): void {
    this.#connections.delete(connection);
    if (connection.accountId !== null) this.#accounts.remove(connection.accountId);
    if (connection.opened) this.#rooms.leave(connection.opened.room, connection);
    this.metrics.sync.connections.set(this.#connections.size);
  }

  edit(documentId: string, change: (doc: Y.Doc) => void): Promise<void> {
    return editDocument(this.#rooms, documentId, change);
  }

  async read<T>(documentId: string, select: (doc: Y.Doc) => T): Promise<T> {
    return select((await this.#rooms.open(documentId)).doc);
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
    // Pending writes may still be acknowledged, but the wait is limited.
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
    const received = {
      onUpdates: (documentId: string, ids: readonly number[]) => {
        this.#rooms
          .peek(documentId)
          ?.then((room) => catchUp(db, room, ids))
          .catch(failed);
      },
      onClosing: (closing: Closing) => this.#closeHere(closing),
      onGap: () => {
        for (const loading of this.#rooms.all()) loading.then((room) => catchUpFully(db, room)).catch(failed);
      },
    };
    return new Listener(databaseUrl, this.#self, received, log);
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

  #checkLives(): void {
    for (const connection of this.#connections) connection.checkLife();
  }
}
