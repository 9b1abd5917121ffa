import { Socket } from 'node:net';
import pg from 'pg';

/** Missing in the driver's types. */
const pipelined = { pipeline: true };

/**
 * A client that sends statements without waiting for earlier replies (pipelining), in one packet for the
 * statements of one turn of the event loop. Each statement sees the effects of earlier ones and fails
 * separately; after a failure in a transaction, the following statements of the transaction fail too.
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

  /** Buffers writes until all callbacks of the current event have run. */
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
