import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Maximum size of an edit per call, in bytes before encoding; larger ones must use the WebSocket. */
export const deltaBytesLimit = 4 * 1024 * 1024;

const documentId = z.uuid();

/**
 * Returns the updates that a client lacks. For programs without a socket: they store a Yjs document, request new updates, and
 * send their own edits with `sendDelta`; both merge with live edits. Attributes are returned as they were sent, without
 * validation: read them within the bounds of `boundAttributes`.
 */
export const getDelta = endpoint({
  method: 'GET',
  path: '/api/store/getDelta',
  summary: 'Gives the changes of a document since a state vector, as a Yjs update.',
  audience: 'member',
  keyScope: 'documents',
  input: z.object({
    id: documentId,
    /** Yjs state vector of the caller; without one, the whole document is returned. */
    stateVector: z.base64url().max(12_000).default(''),
  }),
  reply: z.object({
    /** Yjs update, version 1, of committed edits only. */
    update: z.base64(),
    /** State vector of the document including that update, for the next call. */
    stateVector: z.base64url(),
  }),
  errors: ['key_opens_no_documents', 'file_not_found', 'file_in_trash', 'invalid_sync_message'],
  rate: 'normal',
});

/** Applies an edit made elsewhere. Idempotent. */
export const sendDelta = endpoint({
  method: 'POST',
  path: '/api/store/sendDelta',
  summary: 'Merges a Yjs update into a document; it is committed when the reply comes.',
  audience: 'member',
  keyScope: 'documents',
  input: z.object({
    id: documentId,
    /** Yjs update, version 1. */
    update: z.base64().min(1),
  }),
  reply: z.object({
    /** State vector of the document afterwards. */
    stateVector: z.base64url(),
  }),
  errors: [
    'key_opens_no_documents',
    'file_not_found',
    'file_in_trash',
    'invalid_sync_message',
    'document_too_complex',
    'document_too_large',
  ],
  rate: 'normal',
  bodyLimit: Math.ceil((deltaBytesLimit * 4) / 3) + 4096,
});
