import type { Readable } from 'node:stream';

/** An open file; its stream must be consumed or destroyed. */
export interface OpenFile {
  /** In bytes. */
  readonly size: number;
  readonly content: Readable;
}

/**
 * Files by key. A key is one or more segments separated by slashes, such as `documents/0190/a.png`; see
 * `checkKey`. Writes are durable and atomic once `put` has resolved.
 */
export interface FileStore {
  /** Stores the content under the key, replacing any previous content. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Returns the whole content, or null if there is none. For files that fit in memory. */
  get(key: string): Promise<Uint8Array | null>;
  /** Returns the content as a stream, or null if there is none. */
  open(key: string): Promise<OpenFile | null>;
  /** Deletes a file; does nothing if there is none. */
  delete(key: string): Promise<void>;
  /**
   * Lists keys that begin with `prefix` (one or more whole segments with the trailing slash, or '' for all),
   * unordered.
   */
  list(prefix: string): AsyncIterable<string>;
}

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;
const maxKeyLength = 512;

/**
 * Throws for an unsafe key: segments may only hold letters, digits, `.`, `_`, `-`, and 1 to 128 characters.
 */
export function checkKey(key: string): void {
  if (key.length > maxKeyLength || !key.split('/').every((part) => segment.test(part))) {
    throw new Error(`Not a key of a file: ${JSON.stringify(key)}`);
  }
}

/** Throws when a prefix is neither empty nor a key with a trailing slash. */
export function checkPrefix(prefix: string): void {
  if (prefix === '') return;
  if (!prefix.endsWith('/')) throw new Error(`Not a prefix of files: ${JSON.stringify(prefix)}`);
  checkKey(prefix.slice(0, -1));
}
