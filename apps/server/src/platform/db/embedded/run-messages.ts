import type { PGlite } from '@electric-sql/pglite';

/**
 * Runs complete messages of the PostgreSQL protocol in the engine's session and returns its whole reply.
 * `execProtocolRawSync` of PGlite 0.5 would parse every reply and keep the result for ever, about 1 KB for each
 * statement; the streaming call does neither, and without synchronization of files it ends before it returns.
 */
export function runMessages(pglite: PGlite, messages: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  // The bytes are a view of the engine's memory, which the next write overwrites.
  const onRawData = (bytes: Uint8Array) => parts.push(bytes.slice());
  // An error is left unhandled, so that it ends the worker thread, as an error of a synchronous call does.
  void pglite.execProtocolRawStream(messages, { syncToFs: false, onRawData });
  return Buffer.concat(parts);
}
