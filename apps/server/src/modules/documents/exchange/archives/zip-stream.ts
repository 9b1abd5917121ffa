import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A zip file that is written part by part, no faster than somebody reads it. */
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

  /** The file as it comes. */
  get readable(): Readable {
    return this.#out;
  }

  /** Bytes so far. */
  get size(): number {
    return this.#size;
  }

  /** Adds a file; resolves when there is room for the next one. */
  async add(path: string, content: Uint8Array, changedAt: number): Promise<void> {
    // What is compressed already would only take time.
    const isPacked = /\.(?:docx|png|jpe?g|gif|webp)$/.test(path);
    const part = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    part.mtime = new Date(changedAt);
    this.#zip.add(part);
    part.push(content, true);
    if (this.#out.writableNeedDrain) await once(this.#out, 'drain');
  }

  /** Adds a file, unless there is one of this path. */
  async addOnce(path: string, content: Uint8Array, changedAt: number): Promise<void> {
    if (this.#paths.has(path)) return;
    this.#paths.add(path);
    await this.add(path, content, changedAt);
  }

  /** Ends the file with its list of parts. */
  end(): void {
    this.#zip.end();
  }

  /** Breaks the file off. */
  fail(error: Error): void {
    this.#out.destroy(error);
  }
}
