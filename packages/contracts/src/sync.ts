import type { ErrorCode, ErrorParams } from '@inkstone/phrases';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { statusOf } from './errors.ts';

/** Path of the WebSocket; `?document=<id>` tells a load balancer which documents belong together. */
export const syncPath = '/sync';
/** Parameter of the address by which a page says that it knows pongs. Servers of before do not look at it. */
export const pingsParameter = 'pings';
/**
 * Raised when the messages change other than by asking first, as for pings, and when a document can hold something
 * that older pages do not know: they would take it out of the text. The server refuses older pages for good and
 * newer ones until it is renewed.
 */
export const syncVersion = 2;

/** Where a document's title, text, settings and notes (`notes.ts`) live inside its Y.Doc. */
export const documentParts = { title: 'title', body: 'body', settings: 'settings', notes: 'notes' } as const;

/** Sizes both sides keep to, in bytes. */
export const syncLimits = {
  /** Largest message a client sends; longer updates travel in parts of `part`. */
  message: 256 * 1024,
  part: 192 * 1024,
  /** Largest update after putting its parts together: room for a paste of 10 MB. */
  update: 32 * 1024 * 1024,
  /** Largest document, history of its deletions included. */
  document: 64 * 1024 * 1024,
  awareness: 16 * 1024,
} as const;

/** What a page sends. One socket carries one document; `open` comes first and once. */
export type ClientMessage =
  | {
      readonly kind: 'open';
      readonly version: number;
      readonly documentId: string;
      /** The account whose changes the page holds; the server refuses if another one is signed in. */
      readonly accountId: string;
      /** Instead of the session cookie, for clients without cookies; '' otherwise. */
      readonly token: string;
      readonly stateVector: Uint8Array;
    }
  /** A piece of the update `seq` (counts up from 1 on each socket); `isLast` completes it. */
  | { readonly kind: 'update'; readonly seq: number; readonly isLast: boolean; readonly data: Uint8Array }
  | { readonly kind: 'awareness'; readonly data: Uint8Array }
  /** Asks for a sign of life: browsers tell pages nothing of the WebSocket's own pings. After a first pong only. */
  | { readonly kind: 'ping' };

/** What the server sends. */
export type ServerMessage =
  /** The document is open: what the server has and the page has not, and the server's state vector. */
  | {
      readonly kind: 'opened';
      readonly isReadOnly: boolean;
      readonly stateVector: Uint8Array;
      readonly missing: Uint8Array;
    }
  /** Somebody else's edit, already durable. */
  | { readonly kind: 'change'; readonly data: Uint8Array }
  /** Every update of this socket up to `seq` is committed to the database. */
  | { readonly kind: 'saved'; readonly seq: number }
  | { readonly kind: 'awareness'; readonly data: Uint8Array }
  /** The last message before the server closes the socket, and why. */
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly params: ErrorParams }
  /** Answers a ping. The first one comes unasked behind `opened`, to pages that know it: this server takes pings. */
  | { readonly kind: 'pong' };

/** The WebSocket close code that follows `refused`. */
export const refusedCloseCode = 4000;

const clientKinds = ['open', 'update', 'awareness', 'ping'] as const;
const serverKinds = ['opened', 'change', 'saved', 'awareness', 'refused', 'pong'] as const;

/** The bytes of a page's message. */
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

/** The bytes of a server's message. */
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

/** Reads a page's message; null when the bytes are anything else, cut short or too long. */
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

/** Reads a server's message; null when the bytes are anything else. */
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

/** Cuts an update into the messages that carry it, none larger than `syncLimits.message`. */
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
