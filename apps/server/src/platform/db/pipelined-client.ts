import { Socket } from 'node:net';
import pg from 'pg';

/** Missing in the driver's types. */
const pipelined = { pipeline: true };

/**
 * A client that sends statements without waiting for the replies to those before, in one packet where they are made in
 * one turn of the event loop. Each statement still sees what those before it did, and fails by itself; after one that
 * failed in a transaction the others of the transaction fail too.
 */
export class PipelinedClient extends pg.Client {
  readonly #socket: Socket;
  #isCorked = false;

  constructor(config?: string | pg.ClientConfig) {
    const socket = new Socket();
    super({
      ...(typeof config === 'string' ? { connectionString: config } : config),
      ...pipelined,
      stream: () => socket,
    });
    this.#socket = socket;
    const send = this.query.bind(this) as (...statement: unknown[]) => never;
    // The method has many signatures, which an override would have to repeat.
    this.query = (...statement: unknown[]) => {
      this.#holdBack();
      return send(...statement);
    };
  }

  /** Buffers writes until everything that waits for the current event has run. */
  #holdBack(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#socket.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#socket.uncork();
    });
  }
}
