import {
  type ClientMessage,
  connectionAccepted,
  isIdleAfter,
  MessageReader,
  parsedStatement,
  prefixStatement,
  writeMessage,
} from './wire-messages.ts';

/** Runs complete messages in the single session and returns the whole reply. */
type Run = (messages: Uint8Array) => Uint8Array;
type Send = (connection: number, bytes: Uint8Array) => void;

interface Ports {
  readonly run: Run;
  readonly send: Send;
  /** Called after each reply that leaves no transaction open; for maintenance. */
  readonly whenIdle?: () => void;
}

interface Connection {
  readonly number: number;
  readonly reader: MessageReader;
  /** Server-side names of statements prepared by this connection. */
  readonly statements: Set<string>;
  /** Messages since the end of the last batch. */
  batch: Buffer[];
}

interface Waiting {
  readonly connection: Connection;
  readonly bytes: Buffer;
}

/**
 * Multiplexes client connections over the single session of the embedded database. The unit is a batch:
 * messages up to Query or Sync. A connection with an open transaction has the session exclusively until it
 * ends; statement names are scoped by connection. Not supported: COPY, cursors by Flush, LISTEN, session
 * settings.
 */
export class Multiplexer {
  readonly #run: Run;
  readonly #send: Send;
  readonly #whenIdle: () => void;
  readonly #connections = new Map<number, Connection>();
  #waiting: Waiting[] = [];
  #owner: Connection | null = null;

  constructor({ run, send, whenIdle = () => {} }: Ports) {
    this.#run = run;
    this.#send = send;
    this.#whenIdle = whenIdle;
  }

  open(number: number): void {
    this.#connections.set(number, { number, reader: new MessageReader(), statements: new Set(), batch: [] });
  }

  receive(number: number, chunk: Uint8Array): void {
    const connection = this.#connections.get(number);
    if (!connection) return;
    for (const message of connection.reader.read(chunk)) this.#take(connection, message);
    this.#work();
  }

  /** Rolls back the connection's open transaction and deallocates its statements. */
  close(number: number): void {
    const connection = this.#connections.get(number);
    if (!connection) return;
    this.#connections.delete(number);
    this.#waiting = this.#waiting.filter((waiting) => waiting.connection !== connection);
    if (this.#owner === connection) {
      this.#run(writeMessage('Q', 'rollback'));
      this.#owner = null;
    }
    const forget = [...connection.statements].map((name) => writeMessage('C', Buffer.from('S'), name));
    if (forget.length > 0) this.#run(Buffer.concat([...forget, writeMessage('S')]));
    this.#work();
  }

  #take(connection: Connection, message: ClientMessage): void {
    if (message.kind === '') {
      this.#send(connection.number, connectionAccepted());
      return;
    }
    if (message.kind === 'X') return;
    const prefix = `${connection.number}:`;
    const statement = parsedStatement(message);
    if (statement) connection.statements.add(prefix + statement);
    connection.batch.push(prefixStatement(message, prefix));
    if (message.kind === 'Q' || message.kind === 'S') {
      this.#waiting.push({ connection, bytes: Buffer.concat(connection.batch) });
      connection.batch = [];
    }
  }

  #work(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      const reply = this.#run(next.bytes);
      this.#owner = isIdleAfter(reply) ? null : next.connection;
      this.#send(next.connection.number, reply);
      if (!this.#owner) this.#whenIdle();
    }
  }

  #next(): Waiting | undefined {
    const owner = this.#owner;
    const at = owner ? this.#waiting.findIndex((waiting) => waiting.connection === owner) : 0;
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0];
  }
}
