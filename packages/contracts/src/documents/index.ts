import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Days until a trashed document is permanently deleted (readings, 36). */
export const trashDays = 30;
/** Longest title, in code points. */
export const titleLimit = 200;
/** Largest picture in a document, in bytes before encoding. */
export const imageBytesLimit = 5 * 1024 * 1024;
/** Longest side of a stored picture, in pixels; larger ones are scaled down. */
export const imageSideLimit = 4096;

/** Maximum documents that one call can move, mark, trash, restore or delete. */
export const documentsAtOnce = 500;

const documentId = z.uuid();
const documentIds = z.array(documentId).min(1).max(documentsAtOnce);

/** Origin of a document: written here, or the imported file or page. */
export const fileTypes = ['written', 'docx', 'pdf', 'txt', 'markdown', 'html', 'web'] as const;

export type FileType = (typeof fileTypes)[number];

/** A document in lists. Times are ms since the epoch. */
export const documentView = z.object({
  id: documentId,
  /** '' if untitled. */
  title: z.string(),
  /** The first words of the text, at most 160 characters. */
  excerpt: z.string(),
  /** Characters without white space. */
  characters: z.int(),
  /** Words as counted everywhere: each Chinese character, and each run of Latin letters or digits. */
  words: z.int(),
  fileType: z.enum(fileTypes),
  /** Its folder; null at the top level, and in the trash if the folder was deleted. */
  folderId: documentId.nullable(),
  isFavourite: z.boolean(),
  createdAt: z.int(),
  updatedAt: z.int(),
  /** When the owner last opened it; null if never. */
  openedAt: z.int().nullable(),
  trashedAt: z.int().nullable(),
  /** Days until permanent deletion, at least 1; null if not in the trash. */
  daysLeft: z.int().nullable(),
});

export type DocumentView = z.output<typeof documentView>;

/** Which documents to list. All but `trash` exclude trashed ones; `folder` excludes subfolders. */
export const documentPlaces = ['live', 'folder', 'favourites', 'recent', 'trash'] as const;
/** Sort fields. `recent` and `trash` have a fixed order. */
export const documentSorts = ['updated', 'created', 'title', 'size'] as const;

/** Lists the caller's documents, page by page. */
export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/document/list',
  summary:
    "Lists the caller's documents: live ones, those of a folder, favourites, recent ones or the trash.",
  audience: 'account',
  input: z.object({
    where: z.enum(documentPlaces).default('live'),
    /** With `folder`: the folder; the top level if absent. */
    folderId: documentId.optional(),
    /** Ignored for `recent` (by last opening) and `trash` (by trashing), both latest first. */
    sort: z.enum(documentSorts).default('updated'),
    /** Defaults to A to Z for titles and to newest or largest first otherwise. */
    direction: z.enum(['ascending', 'descending']).optional(),
    /** Only documents whose title contains these words, ignoring case. */
    title: z.string().max(200).optional(),
    /** Only favourites. */
    favourite: z.stringbool().optional(),
    fileType: z.enum(fileTypes).optional(),
    /** `next` of the previous page; valid for the same order only. */
    cursor: z.string().max(1000).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  reply: z.object({
    documents: z.array(documentView),
    next: z.string().nullable(),
    /** Total on all pages; for the first page only, else null. */
    total: z.int().nullable(),
  }),
  errors: [],
  rate: 'normal',
});

/**
 * Creates a document, optionally with a title. A client that was offline can pass its own id and repeat the
 * call: an existing document of the caller with that id is returned unchanged.
 */
export const createDocument = endpoint({
  method: 'POST',
  path: '/api/document/create',
  summary: 'Creates a document.',
  audience: 'account',
  input: z.object({
    /** A new UUID. One that belongs to another account is refused as not found. */
    id: documentId.lowercase().optional(),
    title: z.string().max(10_000).default(''),
    folderId: documentId.nullable().default(null),
  }),
  reply: documentView,
  errors: ['title_too_long', 'folder_not_found', 'file_not_found'],
  rate: 'normal',
});

/** Returns a document of the caller, including a trashed one. */
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

/** Renames a document; open editors are updated immediately. */
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

/** Records that the caller opened a document, for the list of recent documents. */
export const openedDocument = endpoint({
  method: 'POST',
  path: '/api/document/opened',
  summary: 'Notes that a document was opened just now.',
  audience: 'account',
  input: z.object({ id: documentId }),
  reply: z.object({}),
  errors: ['file_not_found', 'file_in_trash'],
  rate: 'normal',
});

const changed = z.object({ documents: z.array(documentView) });

/** Moves documents to a folder or to the top level. Calls for several documents are all-or-nothing. */
export const moveDocuments = endpoint({
  method: 'POST',
  path: '/api/document/move',
  summary: 'Moves documents into a folder, or to the top with null.',
  audience: 'account',
  input: z.object({ ids: documentIds, folderId: documentId.nullable() }),
  reply: changed,
  errors: ['file_not_found', 'file_in_trash', 'folder_not_found'],
  rate: 'normal',
});

/** Marks or unmarks documents as favourites. */
export const favouriteDocuments = endpoint({
  method: 'POST',
  path: '/api/document/favourite',
  summary: 'Adds documents to the favourites or takes them out.',
  audience: 'account',
  input: z.object({ ids: documentIds, isFavourite: z.boolean() }),
  reply: changed,
  errors: ['file_not_found', 'file_in_trash'],
  rate: 'normal',
});

/** Moves documents to the trash and closes them in all editors. Idempotent. */
export const trashDocuments = endpoint({
  method: 'POST',
  path: '/api/document/trash',
  summary: 'Moves documents to the trash, where they stay for 30 days.',
  audience: 'account',
  input: z.object({ ids: documentIds }),
  reply: changed,
  errors: ['file_not_found'],
  rate: 'normal',
});

/** Restores documents from the trash to their folders, or to the top level if those were deleted. */
export const restoreDocuments = endpoint({
  method: 'POST',
  path: '/api/document/restore',
  summary: 'Brings documents back from the trash.',
  audience: 'account',
  input: z.object({ ids: documentIds }),
  reply: changed,
  errors: ['file_not_found'],
  rate: 'normal',
});

/** Permanently deletes trashed documents with all related data. */
export const removeDocuments = endpoint({
  method: 'POST',
  path: '/api/document/remove',
  summary: 'Removes documents in the trash for good.',
  audience: 'account',
  input: z.object({ ids: documentIds }),
  reply: z.object({ removed: z.int() }),
  errors: ['file_not_found', 'file_not_in_trash'],
  rate: 'normal',
});

/** Permanently deletes the documents that are in the caller's trash now. */
export const emptyTrash = endpoint({
  method: 'POST',
  path: '/api/document/emptyTrash',
  summary: 'Removes everything in the trash for good.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({ removed: z.int() }),
  errors: [],
  rate: 'normal',
});

/** Path of stored pictures: GET with the session of the owner. */
export const imagePath = '/api/store/image';

/** Stores a picture for a document. The `url` in the reply is inserted into the text. */
export const storeImage = endpoint({
  method: 'POST',
  path: imagePath,
  summary: 'Stores a PNG, JPEG, WebP or GIF picture; place and camera data are removed from it.',
  audience: 'account',
  input: z.object({ base64: z.base64() }),
  reply: z.object({
    id: documentId,
    /** Path on this site, accessible to the owner only. */
    url: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  errors: ['image_too_large', 'file_format_mismatch', 'storage_full'],
  rate: 'normal',
  bodyLimit: Math.ceil((imageBytesLimit * 4) / 3) + 4096,
});
