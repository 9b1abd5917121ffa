import { AppError } from '@inkstone/contracts';
import {
  type ClientMessage,
  decodeServerMessage,
  encodeClientMessage,
  encodeUpdate,
  pingsParameter,
  type ServerMessage,
  syncVersion,
} from '@inkstone/contracts/sync';
import type { ErrorCode, ErrorParams } from '@inkstone/phrases';
import * as Y from 'yjs';
import { afterPaint } from './after-paint.ts';
import { Heartbeat } from './heartbeat.ts';
import type { OpenSocket, Socket } from './socket.ts';

type OpenedMessage = Extract<ServerMessage, { kind: 'opened' }>;

export interface LinkOptions {
  readonly url: string;
  readonly documentId: string;
  readonly accountId: string;
  readonly token: string;
  readonly doc: Y.Doc;
  readonly openSocket: OpenSocket;
  readonly prepare?: Prepare | undefined;
  /** A random number from 0 to 1, for reconnection jitter. */
  readonly chance: () => number;
  /** Number of changes that the server lacked when this page opened, from the journal. */
  readonly changes: number;
  /** Remote edits to apply to the document. */
  onRemote(update: Uint8Array): void;
  onAwareness(data: Uint8Array): void;
  onConnected(isReadOnly: boolean): void;
  onDisconnected(): void;
  /** Called after any of the following properties has changed; `isAllSaved` if the server has just acknowledged all changes. */
  onFacts(isAllSaved: boolean): void;
}

/**
 * Called before each connection: creates on the server a document that was created offline, and renews the
 * session if it had expired.
 */
export type Prepare = (documentId: string, isExpired: boolean) => Promise<void>;

/** Refusals for which a retry is pointless. */
const lasting: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'sign_in_first',
  'signed_in_elsewhere',
  'session_revoked',
  'account_blocked',
  'other_account',
  'access_denied',
  'file_not_found',
  'file_in_trash',
  'sync_version_unsupported',
  'document_too_complex',
  'document_too_large',
  'invalid_sync_message',
]);

/** Codes that do not come from the server. */
const unreachable: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'network_error',
  'unstable_network',
  'service_unavailable',
]);

/** Timeout for the server's answers, in ms. */
const timeout = 20_000;

/**
 * Connection to the server for one document: connects, reconnects, sends the changes that the server lacks and counts
 * unacknowledged ones. One update is in flight at a time; later changes are sent together in the next one.
 */
export class Link {
  /** Changes that the server has not acknowledged. */
  changes: number;
  isConnected = false;
  hasFailed = false;
  problem: { readonly code: ErrorCode; readonly params: ErrorParams } | null = null;
  readonly #options: LinkOptions;
  #socket: Socket | null = null;
  #seq = 0;
  #waiting: Uint8Array[] = [];
  /** Number of changes in the update in flight; 0 if none. */
  #underway = 0;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #cancelPump = () => {};
  #isClosed = false;
  #isPreparing = false;
  /** Whether the last connection was refused because the session must be renewed; such a refusal is not shown. */
  #isExpired = false;
  readonly #heartbeat = new Heartbeat({ ping: () => this.#ping(), onDead: () => this.drop() });

  constructor(options: LinkOptions) {
    this.#options = options;
    this.changes = options.changes;
  }

  /** Connects now, regardless of earlier refusals. */
  connect(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#socket || this.#isPreparing) return;
    const { prepare, documentId } = this.#options;
    if (prepare) void this.#prepare(prepare(documentId, this.#isExpired));
    else this.#openSocket();
  }

  async #prepare(preparation: Promise<void>): Promise<void> {
    this.#isPreparing = true;
    try {
      await preparation;
      this.#isExpired = false;
      if (!this.#isClosed) this.#openSocket();
    } catch (error) {
      this.hasFailed = true;
      const isRefused = error instanceof AppError && !unreachable.has(error.code);
      if (isRefused) this.problem = { code: error.code, params: error.params };
      this.#options.onFacts(false);
      this.#reconnectLater();
    } finally {
      this.#isPreparing = false;
    }
  }

  #openSocket(): void {
    const socket = this.#options.openSocket(this.#address());
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () => this.#requestOpen());
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket && data instanceof ArrayBuffer) this.#receive(new Uint8Array(data));
    });
    // An error event is followed by a close event.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', () => this.#lost(socket));
    this.#expectAnswer();
  }

  /** Checks the connection immediately, for example when the page becomes visible or the network has changed. */
  wake(): void {
    if (this.isConnected) this.#heartbeat.check();
    else this.connect();
  }

  /** Drops the connection, for example when the network is unavailable, and reconnects later. */
  drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#lost(socket);
  }

  /** Queues a local change. */
  send(update: Uint8Array): void {
    this.changes++;
    if (this.isConnected) {
      const isFirst = this.#waiting.push(update) === 1;
      if (isFirst && this.#underway === 0) this.#cancelPump = afterPaint(() => this.#pump());
    }
    this.#options.onFacts(false);
  }

  sendAwareness(data: Uint8Array): void {
    if (this.isConnected) this.#transmit({ kind: 'awareness', data });
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelPump();
    this.#pump();
    this.drop();
    clearTimeout(this.#timer);
  }

  #address(): string {
    const { url, documentId } = this.#options;
    return `${url}?document=${encodeURIComponent(documentId)}&${pingsParameter}`;
  }

  #requestOpen(): void {
    const { documentId, accountId, token, doc } = this.#options;
    const stateVector = Y.encodeStateVector(doc);
    this.#transmit({ kind: 'open', version: syncVersion, documentId, accountId, token, stateVector });
  }

  #receive(bytes: Uint8Array): void {
    const message = decodeServerMessage(bytes);
    this.#heartbeat.received();
    switch (message?.kind) {
      case 'opened':
        this.#opened(message);
        break;
      case 'change':
        this.#options.onRemote(message.data);
        break;
      case 'awareness':
        this.#options.onAwareness(message.data);
        break;
      case 'saved':
        this.#saved(message.seq);
        break;
      case 'refused':
        this.#refused(message.code, message.params);
        break;
      case 'pong':
        this.#heartbeat.start();
        break;
      default:
        this.#refused('invalid_sync_message', {});
    }
  }

  #refused(code: ErrorCode, params: ErrorParams): void {
    this.#isExpired = code === 'session_expired' && this.#options.prepare !== undefined;
    this.problem = this.#isExpired ? null : { code, params };
    this.drop();
  }

  /** Sends all changes that the server lacks, including those that earlier connections may not have delivered. */
  #opened(message: OpenedMessage): void {
    const { doc, onRemote, onConnected } = this.#options;
    clearTimeout(this.#timer);
    this.isConnected = true;
    this.hasFailed = false;
    const mine = Y.encodeStateAsUpdate(doc, message.stateVector);
    const isKnown = serverHas(message, mine);
    onRemote(message.missing);
    onConnected(message.isReadOnly);
    if (isKnown) {
      this.#settle();
      return;
    }
    // Journals of older pages may contain more changes than were counted.
    this.changes = Math.max(1, this.changes);
    if (message.isReadOnly) this.problem = { code: 'access_denied', params: {} };
    else this.#transmitUpdate(mine, this.changes);
    this.#options.onFacts(false);
  }

  #pump(): void {
    if (this.#underway > 0 || this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#transmitUpdate(Y.mergeUpdates(waiting), waiting.length);
  }

  #saved(seq: number): void {
    if (seq !== this.#seq || this.#underway === 0) return;
    clearTimeout(this.#timer);
    this.changes -= this.#underway;
    this.#underway = 0;
    this.#attempt = 0;
    this.problem = null;
    if (this.changes === 0) {
      this.#settle();
      return;
    }
    this.#pump();
    this.#options.onFacts(false);
  }

  #settle(): void {
    this.changes = 0;
    this.#attempt = 0;
    this.problem = null;
    this.#options.onFacts(true);
  }

  #transmitUpdate(update: Uint8Array, changes: number): void {
    this.#seq++;
    this.#underway = changes;
    for (const message of encodeUpdate(this.#seq, update)) this.#socket?.send(message);
    this.#expectAnswer();
  }

  #transmit(message: ClientMessage): void {
    this.#socket?.send(encodeClientMessage(message));
  }

  /** Pings the server unless an update is in flight: the update has its own timeout, and a ping after it would be delayed. */
  #ping(): boolean {
    if (this.#underway > 0) return false;
    this.#transmit({ kind: 'ping' });
    return true;
  }

  /** Treats a silent server as unreachable, unless a large update is still being sent. */
  #expectAnswer(unsentBefore = Number.POSITIVE_INFINITY): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const unsent = this.#socket?.bufferedAmount ?? 0;
      if (unsent > 0 && unsent < unsentBefore) this.#expectAnswer(unsent);
      else this.drop();
    }, timeout);
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.isConnected = false;
    this.hasFailed = !this.#isExpired;
    this.#seq = 0;
    this.#underway = 0;
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.#heartbeat.stop();
    this.#options.onDisconnected();
    this.#options.onFacts(false);
    this.#reconnectLater();
  }

  /** Reconnects after a delay, unless the refusal is permanent. */
  #reconnectLater(): void {
    if (this.#isClosed || (this.problem && lasting.has(this.problem.code))) return;
    const isFirstRenewal = this.#isExpired && this.#attempt === 0;
    const wait = isFirstRenewal ? 0 : backoff(this.#attempt, this.#options.chance());
    this.#timer = setTimeout(() => this.connect(), wait);
    this.#attempt++;
  }
}

/** Whether the server already has all of an update, according to its `opened` message. */
function serverHas(opened: OpenedMessage, update: Uint8Array): boolean {
  const { ds } = Y.decodeUpdate(opened.missing);
  const has = Y.createSnapshot(ds, Y.decodeStateVector(opened.stateVector));
  return Y.snapshotContainsUpdate(has, update);
}

const firstDelay = 400;
const maxDelay = 15_000;

/**
 * Delay before retry `attempt` (from 0), in ms: exponential up to 15 s, with jitter by `chance` (0 to 1), so
 * that clients do not reconnect simultaneously.
 */
export function backoff(attempt: number, chance: number): number {
  const limit = Math.min(maxDelay, firstDelay * 2 ** attempt);
  return Math.round(limit / 2 + (limit / 2) * chance);
}
