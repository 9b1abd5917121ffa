import { Socket } from 'node:net';
import pg from 'pg';
import { RepeatedStatements } from './repeated-statements.ts';

/** Missing in the driver's types. */
const pipelined = { pipeline: true };

/**
 * A client that sends statements without waiting for earlier replies (pipelining), in one packet for the
 * statements of one turn of the event loop. Each statement sees the effects of earlier ones and fails
 * separately; after a failure in a transaction, the following statements of the transaction fail too. Repeated statements
 * are named.
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
    const repeated = new RepeatedStatements();
    // The method has many signatures, which an override would have to repeat.
    this.query = (statement: unknown, ...rest: unknown[]) => {
      this.#holdBack();
      return send(canBeNamed(statement, rest) ? repeated.named(statement) : statement, ...rest);
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

/** Whether a statement has no name yet. One without values may consist of several statements. */
function canBeNamed(statement: unknown, [values]: readonly unknown[]): statement is pg.QueryConfig {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return false;
  const isNamed = 'name' in statement && statement.name !== undefined;
  return !isNamed && !('submit' in statement) && Array.isArray(values) && values.length > 0;
}
