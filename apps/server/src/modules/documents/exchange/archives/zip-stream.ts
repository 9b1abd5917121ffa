import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Writes a zip file as a stream, with backpressure. */
export class ZipStream {
  readonly #out = new PassThrough();
  readonly #zip: Zip;
  readonly #paths = new Set<string>();
  #size = 0;

  constructor() {
    this.#zip = new Zip((error, piece, isLast) => {
      if (error) this.#out.destroy(error);
      else {
        this.#size += piece.length;
        this.#out.write(piece);
        if (isLast) this.#out.end();
      }
    });
  }

  /** The stream of the file. */
  get readable(): Readable {
    return this.#out;
  }

  /** Bytes written so far. */
  get size(): number {
    return this.#size;
  }

  /** Adds a file; resolves when the stream can take the next one. */
  async add(path: string, content: Uint8Array, changedAt: number): Promise<void> {
    // Compressed data are stored without compressing them again.
    const isPacked = /\.(?:docx|png|jpe?g|gif|webp)$/.test(path);
    const part = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    part.mtime = new Date(changedAt);
    this.#zip.add(part);
    part.push(content, true);
    if (this.#out.writableNeedDrain) await once(this.#out, 'drain');
  }

  /** Adds a file unless the path exists already. */
  async addOnce(path: string, content: Uint8Array, changedAt: number): Promise<void> {
    if (this.#paths.has(path)) return;
    this.#paths.add(path);
    await this.add(path, content, changedAt);
  }

  /** Ends the file with its central directory. */
  end(): void {
    this.#zip.end();
  }

  /** Aborts the file. */
  fail(error: Error): void {
    this.#out.destroy(error);
  }
}
