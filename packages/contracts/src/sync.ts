import type { ErrorCode, ErrorParams } from '@inkstone/phrases';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { statusOf } from './errors.ts';

/** Path of the WebSocket; a load balancer can route by `?document=<id>`. */
export const syncPath = '/sync';
/** Query parameter by which a client declares support for pongs. Older servers ignore it. */
export const pingsParameter = 'pings';
/**
 * Protocol version. Increment it for message changes that are not negotiated (unlike pings), and when documents can contain
 * content that older clients would remove. The server permanently refuses older clients, and newer ones until it is updated.
 */
export const syncVersion = 3;

/** Names of a document's title, body, settings and notes (`notes.ts`) inside its Y.Doc. */
export const documentParts = { title: 'title', body: 'body', settings: 'settings', notes: 'notes' } as const;

/**
 * Protocol limits; sizes are in bytes. Normal clients stay far below the limits of one socket. A violation is
 * refused with `invalid_sync_message`; a socket that sends too fast is throttled.
 */
export const syncLimits = {
  /** Largest client message; longer updates are split into parts of size `part`. */
  message: 256 * 1024,
  part: 192 * 1024,
  /** Largest reassembled update: enough for a paste of 10 MB. */
  update: 32 * 1024 * 1024,
  /** Largest document, including its deletion history. */
  document: 64 * 1024 * 1024,
  /** Minimum size of a part other than the last of an update. */
  leastPart: 16 * 1024,
  /** Yjs structs in one update: each takes a few hundred bytes of memory, however small it is on the wire. */
  structs: 2_000_000,
  /** Maximum nesting of a document's shared types; more is refused with `document_too_complex`. */
  depth: 1000,
  /** Bytes of incomplete updates, over all sockets of an account. */
  pendingOfAccount: 64 * 1024 * 1024,
  /** Bytes of incomplete updates, over all sockets of a server. */
  pending: 512 * 1024 * 1024,
  /** Messages per socket: burst, and average per second. */
  messagesAtOnce: 2000,
  messagesPerSecond: 200,
  /** Largest awareness message, and thus the largest state of an editor. */
  awareness: 16 * 1024,
  /** Editors present per socket: one per page, and one more each time its document was reopened. */
  editors: 8,
  /** Sockets of one account. */
  socketsOfAccount: 50,
} as const;

/** Client messages. One socket carries one document; `open` comes first and once. */
export type ClientMessage =
  | {
      readonly kind: 'open';
      readonly version: number;
      readonly documentId: string;
      /** The account whose changes the client holds; refused if another account is signed in. */
      readonly accountId: string;
      /** Replaces the session cookie for clients without cookies; otherwise ''. */
      readonly token: string;
      readonly stateVector: Uint8Array;
    }
  /** A part of update `seq` (counted from 1 per socket); `isLast` completes it. */
  | { readonly kind: 'update'; readonly seq: number; readonly isLast: boolean; readonly data: Uint8Array }
  | { readonly kind: 'awareness'; readonly data: Uint8Array }
  /** Application-level ping, because browsers do not expose WebSocket pings. Sent only after a first pong. */
  | { readonly kind: 'ping' };

/** Server messages. */
export type ServerMessage =
  /** The document is open: the updates that the client lacks, and the server's state vector. */
  | {
      readonly kind: 'opened';
      readonly isReadOnly: boolean;
      readonly stateVector: Uint8Array;
      readonly missing: Uint8Array;
    }
  /** An edit by another client, already committed. */
  | { readonly kind: 'change'; readonly data: Uint8Array }
  /** Every update of this socket up to `seq` is committed to the database. */
  | { readonly kind: 'saved'; readonly seq: number }
  | { readonly kind: 'awareness'; readonly data: Uint8Array }
  /** Last message before the server closes the socket, with the reason. */
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly params: ErrorParams }
  /**
   * Reply to a ping. The first one is sent after `opened` to clients that support it, to announce ping
   * support.
   */
  | { readonly kind: 'pong' };

/** The WebSocket close code that follows `refused`. */
export const refusedCloseCode = 4000;

const clientKinds = ['open', 'update', 'awareness', 'ping'] as const;
const serverKinds = ['opened', 'change', 'saved', 'awareness', 'refused', 'pong'] as const;

/** Encodes a client message. */
export function encodeClientMessage(message: ClientMessage): Uint8Array<ArrayBuffer> {
  return encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, clientKinds.indexOf(message.kind));
    switch (message.kind) {
      case 'open':
        encoding.writeVarUint(encoder, message.version);
        encoding.writeVarString(encoder, message.documentId);
        encoding.writeVarString(encoder, message.accountId);
        encoding.writeVarString(encoder, message.token);
        encoding.writeVarUint8Array(encoder, message.stateVector);
        break;
      case 'update':
        encoding.writeVarUint(encoder, message.seq);
        encoding.writeVarUint(encoder, message.isLast ? 1 : 0);
        encoding.writeVarUint8Array(encoder, message.data);
        break;
      case 'awareness':
        encoding.writeVarUint8Array(encoder, message.data);
    }
  });
}

/** Encodes a server message. */
export function encodeServerMessage(message: ServerMessage): Uint8Array<ArrayBuffer> {
  return encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, serverKinds.indexOf(message.kind));
    switch (message.kind) {
      case 'opened':
        encoding.writeVarUint(encoder, message.isReadOnly ? 1 : 0);
        encoding.writeVarUint8Array(encoder, message.stateVector);
        encoding.writeVarUint8Array(encoder, message.missing);
        break;
      case 'change':
      case 'awareness':
        encoding.writeVarUint8Array(encoder, message.data);
        break;
      case 'saved':
        encoding.writeVarUint(encoder, message.seq);
        break;
      case 'refused':
        encoding.writeVarString(encoder, message.code);
        encoding.writeVarString(encoder, JSON.stringify(message.params));
    }
  });
}

/** Decodes a client message; null for invalid, truncated or oversized bytes. */
export function decodeClientMessage(bytes: Uint8Array): ClientMessage | null {
  return decodeWhole(bytes, (decoder): ClientMessage | null => {
    switch (clientKinds[decoding.readVarUint(decoder)]) {
      case 'open':
        return {
          kind: 'open',
          version: decoding.readVarUint(decoder),
          documentId: decoding.readVarString(decoder),
          accountId: decoding.readVarString(decoder),
          token: decoding.readVarString(decoder),
          stateVector: decoding.readVarUint8Array(decoder),
        };
      case 'update':
        return {
          kind: 'update',
          seq: decoding.readVarUint(decoder),
          isLast: readBoolean(decoder),
          data: decoding.readVarUint8Array(decoder),
        };
      case 'awareness':
        return { kind: 'awareness', data: decoding.readVarUint8Array(decoder) };
      case 'ping':
        return { kind: 'ping' };
      default:
        return null;
    }
  });
}

/** Decodes a server message; null for invalid bytes. */
export function decodeServerMessage(bytes: Uint8Array): ServerMessage | null {
  return decodeWhole(bytes, (decoder): ServerMessage | null => {
    switch (serverKinds[decoding.readVarUint(decoder)]) {
      case 'opened':
        return {
          kind: 'opened',
          isReadOnly: readBoolean(decoder),
          stateVector: decoding.readVarUint8Array(decoder),
          missing: decoding.readVarUint8Array(decoder),
        };
      case 'change':
        return { kind: 'change', data: decoding.readVarUint8Array(decoder) };
      case 'saved':
        return { kind: 'saved', seq: decoding.readVarUint(decoder) };
      case 'awareness':
        return { kind: 'awareness', data: decoding.readVarUint8Array(decoder) };
      case 'refused':
        return readRefusal(decoder);
      case 'pong':
        return { kind: 'pong' };
      default:
        return null;
    }
  });
}

/** Splits an update into messages no larger than `syncLimits.message`. */
export function encodeUpdate(seq: number, data: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const messages: Uint8Array<ArrayBuffer>[] = [];
  let start = 0;
  do {
    const end = Math.min(start + syncLimits.part, data.length);
    const isLast = end === data.length;
    messages.push(encodeClientMessage({ kind: 'update', seq, isLast, data: data.subarray(start, end) }));
    start = end;
  } while (start < data.length);
  return messages;
}

function decodeWhole<M>(bytes: Uint8Array, read: (decoder: decoding.Decoder) => M | null): M | null {
  try {
    const decoder = decoding.createDecoder(bytes);
    const message = read(decoder);
    return decoding.hasContent(decoder) ? null : message;
  } catch {
    return null;
  }
}

function readBoolean(decoder: decoding.Decoder): boolean {
  const value = decoding.readVarUint(decoder);
  if (value > 1) throw new RangeError('not a boolean');
  return value === 1;
}

function readRefusal(decoder: decoding.Decoder): ServerMessage | null {
  const code = decoding.readVarString(decoder);
  const params: unknown = JSON.parse(decoding.readVarString(decoder));
  if (!Object.hasOwn(statusOf, code) || typeof params !== 'object' || params === null) return null;
  return { kind: 'refused', code: code as ErrorCode, params: params as ErrorParams };
}
