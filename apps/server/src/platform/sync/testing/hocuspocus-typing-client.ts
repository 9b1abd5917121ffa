import { once } from 'node:events';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import type { TypingClient } from './typing-client.ts';

/** Kinds of message in Hocuspocus's protocol; each message begins with the document's name and one of these. */
const kinds = { sync: 0, auth: 2, syncReply: 4, syncStatus: 8 } as const;
const syncStep1 = 0;
const syncStep2 = 1;
const syncUpdate = 2;

/** A typing client over the Hocuspocus protocol, as minimal as the one for the protocol of this server. */
export class HocuspocusTypingClient implements TypingClient {
  readonly #doc = new Y.Doc();
  readonly #socket: WebSocket;
  #name = '';
  #opened: () => void = () => undefined;
  onAcknowledged: () => void = () => undefined;
  onChange: (update: Uint8Array) => void = () => undefined;

  constructor(url: string) {
    this.#socket = new WebSocket(url, { perMessageDeflate: false });
    this.#socket.on('message', (data: Buffer) => this.#receive(data));
  }

  async open(documentId: string): Promise<void> {
    this.#name = documentId;
    if (this.#socket.readyState === this.#socket.CONNECTING) await once(this.#socket, 'open');
    const opened = new Promise<void>((resolve) => {
      this.#opened = resolve;
    });
    this.#send((encoder) => {
      encoding.writeVarUint(encoder, kinds.auth);
      encoding.writeVarUint(encoder, 0);
      encoding.writeVarString(encoder, 'token');
      encoding.writeVarString(encoder, '4.8.0');
    });
    this.#sendSync(syncStep1, Y.encodeStateVector(this.#doc));
    await opened;
  }

  type(): number {
    const text = this.#doc.getText('body');
    this.#doc.once('update', (update: Uint8Array) => this.#sendSync(syncUpdate, update));
    text.insert(text.length, '字');
    return Y.getState(this.#doc.store, this.#doc.clientID);
  }

  cut(): void {
    this.#socket.terminate();
  }

  #receive(data: Uint8Array): void {
    const decoder = decoding.createDecoder(data);
    decoding.readVarString(decoder);
    const kind = decoding.readVarUint(decoder);
    if (kind === kinds.syncStatus) this.onAcknowledged();
    if (kind !== kinds.sync && kind !== kinds.syncReply) return;
    const step = decoding.readVarUint(decoder);
    if (step === syncStep1) return;
    const update = decoding.readVarUint8Array(decoder);
    Y.applyUpdate(this.#doc, update);
    if (step === syncStep2) this.#opened();
    else this.onChange(update);
  }

  #sendSync(step: number, bytes: Uint8Array): void {
    this.#send((encoder) => {
      encoding.writeVarUint(encoder, kinds.sync);
      encoding.writeVarUint(encoder, step);
      encoding.writeVarUint8Array(encoder, bytes);
    });
  }

  #send(write: (encoder: encoding.Encoder) => void): void {
    this.#socket.send(
      encoding.encode((encoder) => {
        encoding.writeVarString(encoder, this.#name);
        write(encoder);
      }),
    );
  }
}
