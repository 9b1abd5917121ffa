import { setTimeout as pause } from 'node:timers/promises';
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
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { MessageRate } from './message-rate.ts';
import { type JoinResult, PartJoiner } from './parts.ts';
import type { PendingBytes } from './pending-bytes.ts';
import type { Caller } from './ports.ts';
import type { Member, Room } from './room.ts';
import { isStateVector, readStructs, type Struct } from './validation.ts';

export type OpenRequest = Extract<ClientMessage, { kind: 'open' }>;
type UpdateMessage = Extract<ClientMessage, { kind: 'update' }>;

/** A document opened for a connection. */
export interface OpenedDocument {
  readonly caller: Caller;
  readonly room: Room;
  readonly isReadOnly: boolean;
}

/** The server interface that a connection uses. */
export interface ConnectionHost {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Timeout for a page to request a document, in ms. */
  readonly openWithin: number;
  /** Shared by all connections. */
  readonly pending: PendingBytes;
  /** Checks access and loads the document. Throws AppError to refuse. */
  open(connection: Connection, request: OpenRequest): Promise<OpenedDocument>;
  /** Called once, when the socket has closed. */
  left(connection: Connection): void;
}

/** Facts from the HTTP upgrade request. */
export interface Upgrade {
  /** The Cookie header. */
  readonly cookie: string;
  readonly knowsPongs: boolean;
}

const pong = encodeServerMessage({ kind: 'pong' });
const closeWithin = 5 * second;
/** Delay before a request that the shared state did not answer is repeated, in ms. */
const shareAgainAfter = second;
/** Unsaved bytes of one page above which the server stops reading from it until the database catches up. */
const pauseAbove = 4 * 1024 * 1024;
/** Unsent bytes above which a slow page is disconnected; it reconnects and requests what it lacks. */
const dropAbove = 2 * syncLimits.document;

/** One socket with one document, from upgrade to close. */
export class Connection implements Member {
  readonly upgrade: Upgrade;
  opened: OpenedDocument | null = null;
  /** The account that opens or has opened a document here; null before authentication. */
  accountId: string | null = null;
  isAlive = true;
  readonly #socket: WebSocket;
  readonly #host: ConnectionHost;
  readonly #parts = new PartJoiner();
  readonly #rate = new MessageRate(performance.now());
  /** Why reading from the socket is paused. */
  readonly #pauses = new Set<'rate' | 'unsaved'>();
  readonly #openTimer: NodeJS.Timeout;
  #isOpenRequested = false;
  /** Bytes of the incomplete update as last published to the other processes. */
  #sharedParts = 0;
  #isSharingParts = false;
  #isRefused = false;
  #unsaved = 0;

  constructor(socket: WebSocket, upgrade: Upgrade, host: ConnectionHost) {
    this.#socket = socket;
    this.#host = host;
    this.upgrade = upgrade;
    // The page was suspended or offline in the meantime, which is no violation; it may reconnect.
    this.#openTimer = setTimeout(() => this.refuse('unstable_network'), host.openWithin);
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#receive(isBinary ? data : Buffer.of()));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    // A socket's error event is followed by its close event, which cleans up.
    socket.on('error', (error) => host.log.debug('A sync socket failed', { error }));
    socket.on('close', () => this.#leave());
  }

  deliver(message: Uint8Array): void {
    if (this.#isRefused || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > dropAbove) this.#socket.terminate();
    else this.#socket.send(message);
  }

  /** Sends the reason to the page and closes. Nothing received or committed afterwards is acknowledged. */
  refuse(code: ErrorCode, params: ErrorParams = {}): void {
    if (this.#isRefused) return;
    this.deliver(encodeServerMessage({ kind: 'refused', code, params }));
    this.#isRefused = true;
    this.#socket.close(refusedCloseCode, code);
    setTimeout(() => this.#socket.terminate(), closeWithin).unref();
  }

  /** Pings the peer; closes the connection when the previous ping was not answered. */
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
    this.#rate.count(performance.now());
    if (!this.#pauses.has('rate')) this.#keepRate();
    const message = decodeClientMessage(bytes);
    if (message?.kind === 'open' && !this.#isOpenRequested) void this.#open(message);
    else if (message?.kind === 'update' && this.opened) this.#update(message, this.opened);
    else if (message?.kind === 'awareness' && this.opened) this.#receiveAwareness(message.data, this.opened);
    else if (message?.kind === 'ping' && this.opened) this.deliver(pong);
    else this.refuse('invalid_sync_message');
  }

  async #open(request: OpenRequest): Promise<void> {
    this.#isOpenRequested = true;
    clearTimeout(this.#openTimer);
    try {
      if (!isStateVector(request.stateVector)) throw new AppError('invalid_sync_message');
      const opened = await this.#host.open(this, request);
      if (this.#isRefused || this.#socket.readyState !== this.#socket.OPEN) return;
      this.#sendOpened(opened, request.stateVector);
    } catch (error) {
      this.#refuseFor(error, 'service_unavailable');
    }
  }

  #sendOpened(opened: OpenedDocument, has: Uint8Array): void {
    const { room, isReadOnly } = opened;
    this.opened = opened;
    room.enter(this);
    const stateVector = Y.encodeStateVector(room.doc);
    const missing = Y.encodeStateAsUpdate(room.doc, has);
    this.deliver(encodeServerMessage({ kind: 'opened', isReadOnly, stateVector, missing }));
    if (this.upgrade.knowsPongs) this.deliver(pong);
    const presence = room.everybody();
    if (presence) this.deliver(encodeServerMessage({ kind: 'awareness', data: presence }));
  }

  #update(message: UpdateMessage, opened: OpenedDocument): void {
    if (opened.isReadOnly) {
      this.refuse('access_denied');
      return;
    }
    const joined = this.#join(message, opened.caller.accountId);
    if (joined.kind === 'too-large') {
      this.refuse('document_too_large', { limit: `${syncLimits.update / 1024 / 1024} MB` });
    } else if (joined.kind === 'whole') {
      const structs = readStructs(joined.data, syncLimits.structs);
      if (structs) void this.#save(message.seq, joined.data, structs, opened.room);
      else this.refuse('invalid_sync_message');
    } else if (joined.kind !== 'waiting') {
      this.refuse('invalid_sync_message');
    }
  }

  #join({ seq, isLast, data }: UpdateMessage, accountId: string): JoinResult {
    const before = this.#parts.pending;
    const joined = this.#parts.add(seq, isLast, data);
    const isKept = this.#host.pending.change(accountId, this.#parts.pending - before);
    if (!isKept && joined.kind === 'waiting') this.#refuseTooMany();
    else if (!this.#isSharingParts) void this.#shareParts(accountId);
    return joined;
  }

  /**
   * Publishes the number of pending bytes to the other processes until the latest number is published. Does
   * not delay the page: the result arrives later.
   */
  async #shareParts(accountId: string): Promise<void> {
    this.#isSharingParts = true;
    while (!this.#isRefused && this.#parts.pending !== this.#sharedParts) {
      const bytes = this.#parts.pending;
      const isKept = await this.#host.pending.share(accountId);
      if (isKept === false && this.#parts.pending > 0) this.#refuseTooMany();
      if (isKept === null && this.#parts.pending > 0) await pause(shareAgainAfter, null, { ref: false });
      else this.#sharedParts = bytes;
    }
    this.#isSharingParts = false;
  }

  #refuseTooMany(): void {
    this.refuse('too_many_requests', { seconds: 60 });
  }

  async #save(seq: number, data: Uint8Array, structs: readonly Struct[], room: Room): Promise<void> {
    const stopTimer = this.#host.metrics.sync.commitSeconds.startTimer();
    this.#unsaved += data.length;
    if (this.#unsaved > pauseAbove) this.#pause('unsaved');
    try {
      await room.submit(data, this, structs);
      this.deliver(encodeServerMessage({ kind: 'saved', seq }));
      this.#host.metrics.sync.updates.inc();
    } catch (error) {
      this.#refuseFor(error, 'save_failed');
    } finally {
      this.#unsaved -= data.length;
      if (this.#unsaved <= pauseAbove) this.#resume('unsaved');
      stopTimer();
    }
  }

  /** Messages already read are still processed; reading then pauses for the excess. */
  #keepRate(): void {
    const wait = this.#rate.wait(performance.now());
    if (wait === 0) {
      this.#resume('rate');
      return;
    }
    this.#pause('rate');
    setTimeout(() => this.#keepRate(), wait).unref();
  }

  #pause(reason: 'rate' | 'unsaved'): void {
    this.#pauses.add(reason);
    this.#socket.pause();
  }

  #resume(reason: 'rate' | 'unsaved'): void {
    if (this.#pauses.delete(reason) && this.#pauses.size === 0) this.#socket.resume();
  }

  #receiveAwareness(data: Uint8Array, { room, caller }: OpenedDocument): void {
    const isTaken = data.length <= syncLimits.awareness && room.aware(data, this, caller.accountId);
    if (!isTaken) this.refuse('invalid_sync_message');
  }

  #refuseFor(error: unknown, otherwise: ErrorCode): void {
    if (error instanceof AppError) {
      this.refuse(error.code, error.params);
      return;
    }
    this.#host.log.error('Sync could not continue', { documentId: this.opened?.room.documentId, error });
    this.refuse(isDiskFull(error) ? 'disk_full' : otherwise);
  }

  #releaseParts(accountId: string): void {
    this.#host.pending.change(accountId, -this.#parts.pending);
    if (this.#sharedParts > 0 || this.#isSharingParts) void this.#host.pending.share(accountId);
  }

  #leave(): void {
    clearTimeout(this.#openTimer);
    this.#isRefused = true;
    if (this.opened) this.#releaseParts(this.opened.caller.accountId);
    this.#host.left(this);
  }
}
