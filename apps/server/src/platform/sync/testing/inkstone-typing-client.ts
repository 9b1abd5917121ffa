import * as Y from 'yjs';
import { RawClient } from './raw-client.ts';
import type { TypingClient } from './typing-client.ts';

/** A typing client over the protocol of this server. */
export class InkstoneTypingClient implements TypingClient {
  readonly #client: RawClient;
  readonly #token: string;
  #acknowledged = 0;
  onAcknowledged: () => void = () => undefined;
  onChange: (update: Uint8Array) => void = () => undefined;

  constructor(url: string, name: string) {
    this.#client = new RawClient(url);
    this.#token = `${name}/session`;
  }

  async open(documentId: string): Promise<void> {
    await this.#client.open(documentId, this.#token);
    if (this.#client.closed) throw new Error('The server did not open the document');
    this.#client.onMessage = (message) => {
      this.#client.received.length = 0;
      if (message.kind === 'change') this.onChange(message.data);
      if (message.kind !== 'saved') return;
      for (; this.#acknowledged < message.seq; this.#acknowledged++) this.onAcknowledged();
    };
  }

  type(): number {
    const { doc } = this.#client;
    const text = doc.getText('body');
    this.#client.change(() => text.insert(text.length, '字'));
    return Y.getState(doc.store, doc.clientID);
  }

  cut(): void {
    this.#client.cut();
  }
}
