import type { Readable } from 'node:stream';

/** A file as it is read; the stream must be consumed or destroyed. */
export interface OpenFile {
  /** In bytes. */
  readonly size: number;
  readonly content: Readable;
}

/**
 * Files by key. A key is one or more segments with slashes between, such as `documents/0190/a.png`; see
 * `checkKey`. What `put` has resolved for is durable, and appears whole or not at all.
 */
export interface FileStore {
  /** Keeps the content under the key, in place of what was there. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** The whole content, or null where there is none. For files that fit in memory. */
  get(key: string): Promise<Uint8Array | null>;
  /** The content as a stream, or null where there is none. */
  open(key: string): Promise<OpenFile | null>;
  /** Forgets a file; nothing happens where there is none. */
  delete(key: string): Promise<void>;
  /** Keys that begin with `prefix` (a whole segment or more with its slash, or '' for all), in no order. */
  list(prefix: string): AsyncIterable<string>;
}

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;
const longestKey = 512;

/** Throws when a key could leave its place: anything but letters, digits, `.`, `_`, `-` in segments of 1 to 128. */
export function checkKey(key: string): void {
  if (key.length > longestKey || !key.split('/').every((part) => segment.test(part))) {
    throw new Error(`Not a key of a file: ${JSON.stringify(key)}`);
  }
}

/** Throws when a prefix is neither empty nor a key with a slash behind it. */
export function checkPrefix(prefix: string): void {
  if (prefix === '') return;
  if (!prefix.endsWith('/')) throw new Error(`Not a prefix of files: ${JSON.stringify(prefix)}`);
  checkKey(prefix.slice(0, -1));
}
