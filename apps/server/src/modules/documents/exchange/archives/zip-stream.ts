import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { directoryEntry, endRecords, localHeader } from './zip-records.ts';

/** Smaller contents are not compressed, in bytes. */
const worthwhile = 100;

const deflate = promisify(deflateRaw);

/** Writes a zip file as a stream, with backpressure; as zip64 if it has more than 65,534 files or 4 GB. */
export class ZipStream {
  readonly #out = new PassThrough();
  readonly #directory: Buffer[] = [];
  readonly #paths = new Set<string>();
  #size = 0;

  /** The stream of the file. */
  get readable(): Readable {
    return this.#out;
  }

  /** Bytes written so far. */
  get size(): number {
    return this.#size;
  }

  /** Adds a file of less than 4 GB; resolves when the stream can take the next one. Not called before that. */
  async add(path: string, content: Uint8Array, changedAt: number): Promise<void> {
    // Compressed data are stored without compressing them again.
    const isPacked = /\.(?:docx|png|jpe?g|gif|webp)$/.test(path);
    const smaller = isPacked || content.length < worthwhile ? null : await deflate(content);
    const isDeflated = smaller !== null && smaller.length < content.length;
    const data = isDeflated ? smaller : content;
    const entry = {
      ...{ name: Buffer.from(path), crc: crc32(content), changedAt, isDeflated },
      ...{ packed: data.length, size: content.length, at: this.#size },
    };
    this.#write(localHeader(entry));
    this.#write(data);
    this.#directory.push(directoryEntry(entry));
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
    const at = this.#size;
    for (const entry of this.#directory) this.#write(entry);
    this.#write(endRecords({ count: this.#directory.length, size: this.#size - at, at }));
    this.#out.end();
  }

  /** Aborts the file. */
  fail(error: Error): void {
    this.#out.destroy(error);
  }

  #write(piece: Uint8Array): void {
    this.#size += piece.length;
    this.#out.write(piece);
  }
}
