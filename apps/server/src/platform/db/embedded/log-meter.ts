import type { NodeFileSystem } from './open-pglite.ts';

/**
 * Measures how much was written to the write-ahead log since the last checkpoint. A PostgreSQL server
 * checkpoints by itself; the embedded engine never does, and its log would grow by gigabytes a minute.
 */
export class LogMeter {
  readonly #limit: number;
  #written = 0;

  /** `limit` in bytes. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  watch(files: NodeFileSystem): void {
    const { write } = files.stream_ops;
    files.stream_ops.write = (stream, ...rest) => {
      const written = write(stream, ...rest);
      if (stream.node.parent.name === 'pg_wal') this.#written += written;
      return written;
    };
  }

  /** Returns whether a checkpoint is due; if so, resets the count. */
  isOver(): boolean {
    if (this.#written < this.#limit) return false;
    this.#written = 0;
    return true;
  }
}
