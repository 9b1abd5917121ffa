import { decodeClientMessage, encodeServerMessage, type ServerMessage } from '@inkstone/contracts/sync';
import type { ErrorCode } from '@inkstone/phrases';
import * as Y from 'yjs';
import type { OpenSocket, Socket } from '../socket.ts';

/** An in-memory server for client tests: one document, small updates, and replies controlled by the test. */
export class FakeServer {
  readonly doc = new Y.Doc();
  /** Kinds of messages received, in order, over all sockets. */
  readonly received: string[] = [];
  /** Whether new sockets reach the server. */
  isReachable = true;
  /** Whether updates are acknowledged immediately; otherwise by `acknowledge`. */
  acknowledges = true;
  /** Refusal sent in reply to `open`. */
  refusal: ErrorCode | null = null;
  /** Whether it opens documents as read-only. */
  isReadOnly = false;
  /** Whether it answers pings. */
  takesPings = true;
  /** Whether messages are dropped in both directions without closing connections. */
  isSwallowed = false;
  /** Account named by the last `open`. */
  accountId = '';
  readonly #lines = new Set<Line>();
  #unacknowledged: (() => void)[] = [];

  readonly openSocket: OpenSocket = () => {
    const line = new Line((bytes) => this.#receive(line, bytes));
    if (this.isSwallowed) return line;
    if (this.isReachable) {
      this.#lines.add(line);
      queueMicrotask(() => line.emit('open'));
    } else {
      queueMicrotask(() => line.emit('close'));
    }
    return line;
  };

  /** Closes all connections. */
  cut(): void {
    for (const line of this.#lines) line.emit('close');
    this.#lines.clear();
    this.#unacknowledged = [];
  }

  acknowledge(): void {
    for (const answer of this.#unacknowledged.splice(0)) answer();
  }

  /** An edit by another client. */
  change(text: string): void {
    const before = Y.encodeStateVector(this.doc);
    this.doc.getText('body').insert(0, text);
    this.send({ kind: 'change', data: Y.encodeStateAsUpdate(this.doc, before) });
  }

  send(message: ServerMessage): void {
    if (this.isSwallowed) return;
    for (const line of this.#lines) line.say(message);
  }

  get text(): string {
    return this.doc.getText('body').toString();
  }

  #receive(line: Line, bytes: Uint8Array): void {
    const message = decodeClientMessage(bytes);
    if (!message || this.isSwallowed || !this.#lines.has(line)) return;
    this.received.push(message.kind);
    if (message.kind === 'open') this.#open(line, message.stateVector, message.accountId);
    if (message.kind === 'ping') line.say(this.takesPings ? { kind: 'pong' } : invalid);
    if (message.kind !== 'update') return;
    this.#unacknowledged.push(() => {
      Y.applyUpdate(this.doc, message.data);
      line.say({ kind: 'saved', seq: message.seq });
    });
    if (this.acknowledges) this.acknowledge();
  }

  #open(line: Line, stateVector: Uint8Array, accountId: string): void {
    this.accountId = accountId;
    if (this.refusal) {
      line.say({ kind: 'refused', code: this.refusal, params: {} });
      return;
    }
    line.say({
      kind: 'opened',
      isReadOnly: this.isReadOnly,
      stateVector: Y.encodeStateVector(this.doc),
      missing: Y.encodeStateAsUpdate(this.doc, stateVector),
    });
    if (this.takesPings) line.say({ kind: 'pong' });
  }
}

/** Reply of servers without ping support. */
const invalid: ServerMessage = { kind: 'refused', code: 'invalid_sync_message', params: {} };

class Line implements Socket {
  binaryType = '';
  readonly readyState = 1;
  readonly bufferedAmount = 0;
  readonly #listeners: { type: string; listener: (event: { data: unknown }) => void }[] = [];
  readonly #receive: (bytes: Uint8Array) => void;

  constructor(receive: (bytes: Uint8Array) => void) {
    this.#receive = receive;
  }

  send(data: Uint8Array): void {
    // Messages are delivered asynchronously, like on a network.
    const copy = data.slice();
    queueMicrotask(() => this.#receive(copy));
  }

  close(): void {
    queueMicrotask(() => this.emit('close'));
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.push({ type, listener: listener as (event: { data: unknown }) => void });
  }

  emit(type: 'open' | 'close'): void {
    for (const one of this.#listeners) if (one.type === type) one.listener({ data: null });
  }

  say(message: ServerMessage): void {
    const { buffer } = encodeServerMessage(message);
    queueMicrotask(() => {
      for (const { type, listener } of this.#listeners) if (type === 'message') listener({ data: buffer });
    });
  }
}
