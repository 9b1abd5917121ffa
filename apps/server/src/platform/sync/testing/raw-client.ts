import { once } from 'node:events';
import {
  type ClientMessage,
  decodeServerMessage,
  encodeClientMessage,
  encodeUpdate,
  type ServerMessage,
  syncVersion,
} from '@inkstone/contracts/sync';
import { WebSocket } from 'ws';
import * as Y from 'yjs';

/** A client that sends arbitrary messages of the protocol, including invalid ones. */
export class RawClient {
  readonly doc = new Y.Doc();
  /** All messages received, in order. */
  readonly received: ServerMessage[] = [];
  /** How the socket was closed; null while it is open. */
  closed: { readonly code: number; readonly reason: string } | null = null;
  seq = 0;
  readonly #socket: WebSocket;
  readonly #listeners = new Set<() => void>();

  constructor(url: string, headers: Record<string, string> = {}) {
    // A mask of zeros is valid, and saves both sides the masking of floods in JavaScript.
    const generateMask = (mask: Buffer) => void mask.fill(0);
    this.#socket = new WebSocket(url, { perMessageDeflate: false, headers, generateMask });
    this.#socket.on('message', (data: Buffer) => this.#receive(data));
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.#changed();
    });
  }

  /** Called for every message. */
  onMessage: (message: ServerMessage) => void = () => undefined;

  async connect(): Promise<void> {
    if (this.#socket.readyState === this.#socket.CONNECTING) await once(this.#socket, 'open');
  }

  send(message: ClientMessage): void {
    this.sendBytes(encodeClientMessage(message));
  }

  sendBytes(bytes: Uint8Array | string): void {
    this.#socket.send(bytes);
  }

  /** Opens a document and applies the server's content. */
  async open(
    documentId: string,
    token = 'writer/session',
    change: Partial<ClientMessage> = {},
  ): Promise<void> {
    await this.connect();
    this.send({
      kind: 'open',
      version: syncVersion,
      documentId,
      accountId: token.split('/')[0] ?? '',
      token,
      stateVector: Y.encodeStateVector(this.doc),
      ...(change as object),
    });
    await this.until(
      () => this.closed !== null || this.received.some((message) => message.kind === 'opened'),
    );
  }

  /** Sends an update and returns its number. */
  update(data: Uint8Array): number {
    this.seq++;
    for (const message of encodeUpdate(this.seq, data)) this.sendBytes(message);
    return this.seq;
  }

  /** Makes a change and sends it. */
  change(work: (doc: Y.Doc) => void): number {
    const updates: Uint8Array[] = [];
    const note = (update: Uint8Array) => updates.push(update);
    this.doc.on('update', note);
    this.doc.transact(() => work(this.doc));
    this.doc.off('update', note);
    return this.update(Y.mergeUpdates(updates));
  }

  /** Resolves when update `seq` is acknowledged or the socket is closed, with which of both. */
  async saved(seq: number): Promise<boolean> {
    const isSaved = () => this.received.some((message) => message.kind === 'saved' && message.seq >= seq);
    await this.until(() => this.closed !== null || isSaved());
    return isSaved();
  }

  /** The error code, once the socket is closed. */
  async refusal(): Promise<string | null> {
    await this.until(() => this.closed !== null);
    const last = this.received.at(-1);
    return last?.kind === 'refused' ? last.code : null;
  }

  async until(condition: () => boolean): Promise<void> {
    if (condition()) return;
    await new Promise<void>((resolve) => {
      const poll = () => {
        if (!condition()) return;
        this.#listeners.delete(poll);
        resolve();
      };
      this.#listeners.add(poll);
    });
  }

  /** Closes the connection abruptly. */
  cut(): void {
    this.#socket.terminate();
  }

  #receive(data: Uint8Array): void {
    const message = decodeServerMessage(data);
    if (!message) throw new Error('The server sent what is no message');
    if (message.kind === 'opened') Y.applyUpdate(this.doc, message.missing);
    if (message.kind === 'change') Y.applyUpdate(this.doc, message.data);
    this.received.push(message);
    this.onMessage(message);
    this.#changed();
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
