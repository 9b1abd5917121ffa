import { AppError } from '@inkstone/contracts';
import {
  type ClientMessage,
  decodeClientMessage,
  encodeServerMessage,
  refusedCloseCode,
  syncLimits,
} from '@inkstone/contracts/sync';
import { second } from '@inkstone/kernel';
import type { ErrorCode, ErrorParams } from '@inkstone/phrases';
import type { WebSocket } from 'ws';
import * as Y from 'yjs';
import { isDiskFull } from '../db/sql-errors.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { PartJoiner } from './parts.ts';
import type { Caller } from './ports.ts';
import type { Member, Room } from './room.ts';
import { isStateVector, isUpdate } from './validation.ts';

export type OpenRequest = Extract<ClientMessage, { kind: 'open' }>;
type UpdateMessage = Extract<ClientMessage, { kind: 'update' }>;

/** A document that the server has opened for a connection. */
export interface OpenedDocument {
  readonly caller: Caller;
  readonly room: Room;
  readonly isReadOnly: boolean;
}

/** What a connection needs of the server around it. */
export interface ConnectionHost {
  readonly log: Log;
  readonly metrics: Metrics;
  /** How long a page may take until it asks for a document, in ms. */
  readonly openWithin: number;
  /** Decides and loads. Throws AppError to refuse. */
  open(connection: Connection, request: OpenRequest): Promise<OpenedDocument>;
  /** Called once, when the socket is gone. */
  left(connection: Connection): void;
}

/** What the upgrade to a socket says of the page. */
export interface Upgrade {
  /** The Cookie header. */
  readonly cookie: string;
  readonly knowsPongs: boolean;
}

const pong = encodeServerMessage({ kind: 'pong' });
const closeWithin = 5 * second;
/** Unsaved bytes of one page beyond which the server stops reading from it until the database catches up. */
const pauseAbove = 4 * 1024 * 1024;
/** Bytes a page has not fetched beyond which it is cut off; it comes back and asks for what it lacks. */
const dropAbove = 2 * syncLimits.document;

/** One socket with one document, from the upgrade to the end. */
export class Connection implements Member {
  readonly upgrade: Upgrade;
  opened: OpenedDocument | null = null;
  isAlive = true;
  readonly #socket: WebSocket;
  readonly #host: ConnectionHost;
  readonly #parts = new PartJoiner();
  readonly #openTimer: NodeJS.Timeout;
  #hasAsked = false;
  #isRefused = false;
  #unsaved = 0;

  constructor(socket: WebSocket, upgrade: Upgrade, host: ConnectionHost) {
    this.#socket = socket;
    this.#host = host;
    this.upgrade = upgrade;
    // A page that was asleep or far away meanwhile has done nothing wrong, and may come back.
    this.#openTimer = setTimeout(() => this.refuse('unstable_network'), host.openWithin);
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#receive(isBinary ? data : Buffer.of()));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    // A socket's error is followed by its close, where everything is tidied up.
    socket.on('error', (error) => host.log.debug('A sync socket failed', { error }));
    socket.on('close', () => this.#leave());
  }

  deliver(message: Uint8Array): void {
    if (this.#isRefused || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > dropAbove) this.#socket.terminate();
    else this.#socket.send(message);
  }

  /** Tells the page why and closes. Nothing that comes or becomes durable afterwards is acknowledged. */
  refuse(code: ErrorCode, params: ErrorParams = {}): void {
    if (this.#isRefused) return;
    this.deliver(encodeServerMessage({ kind: 'refused', code, params }));
    this.#isRefused = true;
    this.#socket.close(refusedCloseCode, code);
    setTimeout(() => this.#socket.terminate(), closeWithin).unref();
  }

  /** Asks the other side for a sign of life; cuts the line when the last one stayed out. */
  checkLife(): void {
    if (this.isAlive) {
      this.isAlive = false;
      this.#socket.ping();
    } else {
      this.#socket.terminate();
    }
  }

  #receive(bytes: Uint8Array): void {
    if (this.#isRefused) return;
    const message = decodeClientMessage(bytes);
    if (message?.kind === 'open' && !this.#hasAsked) void this.#open(message);
    else if (message?.kind === 'update' && this.opened) this.#update(message, this.opened);
    else if (message?.kind === 'awareness' && this.opened) this.#aware(message.data, this.opened.room);
    else if (message?.kind === 'ping' && this.opened) this.deliver(pong);
    else this.refuse('invalid_sync_message');
  }

  async #open(request: OpenRequest): Promise<void> {
    this.#hasAsked = true;
    clearTimeout(this.#openTimer);
    try {
      if (!isStateVector(request.stateVector)) throw new AppError('invalid_sync_message');
      const opened = await this.#host.open(this, request);
      if (this.#isRefused || this.#socket.readyState !== this.#socket.OPEN) return;
      this.#welcome(opened, request.stateVector);
    } catch (error) {
      this.#refuseFor(error, 'service_unavailable');
    }
  }

  #welcome(opened: OpenedDocument, has: Uint8Array): void {
    const { room, isReadOnly } = opened;
    this.opened = opened;
    room.members.add(this);
    const stateVector = Y.encodeStateVector(room.doc);
    const missing = Y.encodeStateAsUpdate(room.doc, has);
    this.deliver(encodeServerMessage({ kind: 'opened', isReadOnly, stateVector, missing }));
    if (this.upgrade.knowsPongs) this.deliver(pong);
    const presence = room.presence.everybody();
    if (presence) this.deliver(encodeServerMessage({ kind: 'awareness', data: presence }));
  }

  #update(message: UpdateMessage, opened: OpenedDocument): void {
    const joined = this.#parts.add(message.seq, message.isLast, message.data);
    if (opened.isReadOnly) {
      this.refuse('access_denied');
    } else if (joined.kind === 'too-large') {
      this.refuse('document_too_large', { limit: `${syncLimits.update / 1024 / 1024} MB` });
    } else if (joined.kind === 'whole' && isUpdate(joined.data)) {
      void this.#save(message.seq, joined.data, opened.room);
    } else if (joined.kind !== 'waiting') {
      this.refuse('invalid_sync_message');
    }
  }

  async #save(seq: number, data: Uint8Array, room: Room): Promise<void> {
    const stopTimer = this.#host.metrics.sync.commitSeconds.startTimer();
    this.#unsaved += data.length;
    if (this.#unsaved > pauseAbove) this.#socket.pause();
    try {
      await room.submit(data, this);
      this.deliver(encodeServerMessage({ kind: 'saved', seq }));
      this.#host.metrics.sync.updates.inc();
    } catch (error) {
      this.#refuseFor(error, 'save_failed');
    } finally {
      this.#unsaved -= data.length;
      if (this.#socket.isPaused && this.#unsaved <= pauseAbove) this.#socket.resume();
      stopTimer();
    }
  }

  #aware(data: Uint8Array, room: Room): void {
    const news = data.length > syncLimits.awareness ? null : room.presence.update(data, this);
    if (news) room.tell(encodeServerMessage({ kind: 'awareness', data: news }), this);
    else this.refuse('invalid_sync_message');
  }

  #refuseFor(error: unknown, otherwise: ErrorCode): void {
    if (error instanceof AppError) {
      this.refuse(error.code, error.params);
      return;
    }
    this.#host.log.error('Sync could not go on', { documentId: this.opened?.room.documentId, error });
    this.refuse(isDiskFull(error) ? 'disk_full' : otherwise);
  }

  #leave(): void {
    clearTimeout(this.#openTimer);
    this.#isRefused = true;
    this.#host.left(this);
  }
}
