import { Duplex } from 'node:stream';

/** The engine interface that a stream uses. */
export interface Line {
  /** Starts the engine if necessary, and registers this connection. */
  open(stream: EngineStream): Promise<void>;
  send(bytes: Uint8Array<ArrayBuffer>): void;
  close(): void;
}

/** One connection to the embedded database, with the socket interface that `pg` expects. */
export class EngineStream extends Duplex {
  readonly #line: Line;

  constructor(line: Line) {
    super();
    this.#line = line;
  }

  connect(): this {
    this.#line.open(this).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  // `pg` sets socket options; there is no socket here.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#line.send(new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: readonly { chunk: Buffer }[], done: () => void): void {
    this.#line.send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#line.close();
    done(error);
  }
}
