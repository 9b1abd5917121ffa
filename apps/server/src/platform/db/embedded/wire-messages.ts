/**
 * The subset of PostgreSQL's wire protocol (version 3) needed to share one session. Every message but the
 * first is: one byte type, four bytes length (including itself), body.
 */

/** A client message; `kind` is its first byte as a character, '' for the start-up message. */
export interface ClientMessage {
  readonly kind: string;
  readonly bytes: Buffer;
}

const startUpCodes = { ssl: 80877103, gss: 80877104, cancel: 80877102 };

/** Splits a client's byte stream into messages. */
export class MessageReader {
  #rest: Buffer = Buffer.alloc(0);
  #isStarted = false;

  /** Returns the messages completed by this chunk, oldest first. */
  read(chunk: Uint8Array): ClientMessage[] {
    const added = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.#rest = this.#rest.length === 0 ? added : Buffer.concat([this.#rest, added]);
    const messages: ClientMessage[] = [];
    for (let message = this.#next(); message; message = this.#next()) messages.push(message);
    return messages;
  }

  #next(): ClientMessage | null {
    const head = this.#isStarted ? 1 : 0;
    if (this.#rest.length < head + 4) return null;
    const length = head + this.#rest.readInt32BE(head);
    if (this.#rest.length < length) return null;
    const bytes = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    if (this.#isStarted) return { kind: String.fromCharCode(bytes[0] ?? 0), bytes };
    this.#isStarted = !Object.values(startUpCodes).includes(bytes.readInt32BE(4));
    return { kind: '', bytes };
  }
}

/** Encodes a message: type, then the parts; text parts are zero-terminated. */
export function writeMessage(kind: string, ...parts: readonly (string | Uint8Array)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)),
  );
  const head = Buffer.alloc(5);
  head.write(kind, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Accepts a connection: authentication ok, parameters, ready. */
export function connectionAccepted(): Buffer {
  return Buffer.concat([
    writeMessage('R', Uint8Array.of(0, 0, 0, 0)),
    writeMessage('S', 'client_encoding', 'UTF8'),
    writeMessage('S', 'standard_conforming_strings', 'on'),
    writeMessage('Z', Buffer.from('I')),
  ]);
}

/** Returns whether a reply that ends in ReadyForQuery leaves no transaction open. */
export function isIdleAfter(reply: Uint8Array): boolean {
  return reply.at(-1) === 'I'.charCodeAt(0);
}

/**
 * Prefixes the name of the prepared statement that a message creates or uses. Unnamed statements and other
 * messages are returned unchanged.
 */
export function prefixStatement(message: ClientMessage, prefix: string): Buffer {
  const at = nameStart(message);
  if (at < 0 || message.bytes[at] === 0) return message.bytes;
  const { bytes } = message;
  return writeMessage(message.kind, bytes.subarray(5, at), Buffer.from(prefix), bytes.subarray(at));
}

/** Returns the statement name of a Parse message; '' for the unnamed statement and other messages. */
export function parsedStatement({ kind, bytes }: ClientMessage): string {
  return kind === 'P' ? bytes.toString('utf8', 5, bytes.indexOf(0, 5)) : '';
}

/**
 * Returns the offset of the statement name: in Parse, in Bind (after the portal), in Describe and Close of a
 * statement.
 */
function nameStart({ kind, bytes }: ClientMessage): number {
  if (kind === 'P') return 5;
  if (kind === 'B') return bytes.indexOf(0, 5) + 1;
  return (kind === 'D' || kind === 'C') && bytes[5] === 'S'.charCodeAt(0) ? 6 : -1;
}
