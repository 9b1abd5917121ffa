import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** How long a document stays in the trash before it is removed for good, in days (readings, 36). */
export const trashDays = 30;
/** Longest title, in characters as people count them (code points). */
export const titleLimit = 200;
/** Largest picture that can be put into a document, in bytes before encoding. */
export const imageBytesLimit = 5 * 1024 * 1024;
/** Larger pictures are scaled down to fit, in pixels of the longer side. */
export const imageSideLimit = 4096;

const documentId = z.uuid();

/** A document as lists show it. Times are ms since the epoch. */
export const documentView = z.object({
  id: documentId,
  /** '' while nobody has given it one. */
  title: z.string(),
  /** The first words of the text, at most 160 characters. */
  excerpt: z.string(),
  /** Characters without white space. */
  characters: z.int(),
  /** Words as counted everywhere: a Chinese character is one, a run of Latin letters or digits is one. */
  words: z.int(),
  createdAt: z.int(),
  updatedAt: z.int(),
  trashedAt: z.int().nullable(),
  /** Days until it is removed for good, at least 1; null while it is not in the trash. */
  daysLeft: z.int().nullable(),
});

export type DocumentView = z.output<typeof documentView>;

/** The caller's documents, those changed (or trashed) last first. */
export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/document/list',
  summary: "Lists the caller's documents, live or in the trash, newest change first.",
  audience: 'account',
  input: z.object({
    where: z.enum(['live', 'trash']).default('live'),
    /** `next` of the page before. */
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  reply: z.object({ documents: z.array(documentView), next: z.string().nullable() }),
  errors: [],
  rate: 'normal',
});

/** Makes an empty document, or one that has a title already. */
export const createDocument = endpoint({
  method: 'POST',
  path: '/api/document/create',
  summary: 'Creates a document.',
  audience: 'account',
  input: z.object({ title: z.string().max(10_000).default('') }),
  reply: documentView,
  errors: ['title_too_long'],
  rate: 'normal',
});

/** One document of the caller's, wherever it is. */
export const getDocument = endpoint({
  method: 'GET',
  path: '/api/document/get',
  summary: 'Gives one document without its text; the text comes over /sync.',
  audience: 'account',
  input: z.object({ id: documentId }),
  reply: documentView,
  errors: ['file_not_found'],
  rate: 'normal',
});

/** Gives a document another title; open editors see it at once. */
export const renameDocument = endpoint({
  method: 'POST',
  path: '/api/document/rename',
  summary: 'Renames a document.',
  audience: 'account',
  input: z.object({ id: documentId, title: z.string().max(10_000) }),
  reply: documentView,
  errors: ['file_not_found', 'file_in_trash', 'title_required', 'title_too_long'],
  rate: 'normal',
});

/** Moves a document to the trash and closes it wherever it is open. Twice does no harm. */
export const trashDocument = endpoint({
  method: 'POST',
  path: '/api/document/trash',
  summary: 'Moves a document to the trash, where it stays for 30 days.',
  audience: 'account',
  input: z.object({ id: documentId }),
  reply: documentView,
  errors: ['file_not_found'],
  rate: 'normal',
});

/** Brings a document back from the trash. Twice does no harm. */
export const restoreDocument = endpoint({
  method: 'POST',
  path: '/api/document/restore',
  summary: 'Brings a document back from the trash.',
  audience: 'account',
  input: z.object({ id: documentId }),
  reply: documentView,
  errors: ['file_not_found'],
  rate: 'normal',
});

/** Where a stored picture is fetched: GET with the session of its owner. */
export const imagePath = '/api/store/image';

/** Stores a picture for use in a document. The reply's `url` goes into the text. */
export const storeImage = endpoint({
  method: 'POST',
  path: imagePath,
  summary: 'Stores a PNG, JPEG, WebP or GIF picture; place and camera data are removed from it.',
  audience: 'account',
  input: z.object({ base64: z.base64() }),
  reply: z.object({
    id: documentId,
    /** Path on this site; only the owner can fetch it. */
    url: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  errors: ['image_too_large', 'file_format_mismatch'],
  rate: 'normal',
  bodyLimit: Math.ceil((imageBytesLimit * 4) / 3) + 4096,
});
