import { Duplex } from 'node:stream';

/** What a stream needs of the engine it speaks to. */
export interface Line {
  /** Makes sure the engine runs, and lets this connection in. */
  open(stream: EngineStream): Promise<void>;
  send(bytes: Uint8Array<ArrayBuffer>): void;
  close(): void;
}

/** One connection to the embedded database, in the shape `pg` expects of a socket. */
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

  // `pg` tunes sockets; here there is none.
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
