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

/** How many documents one call can move, mark, trash, restore or remove. */
export const documentsAtOnce = 500;

const documentId = z.uuid();
const documentIds = z.array(documentId).min(1).max(documentsAtOnce);

/** What a document was made from: written here, or a file or page that was imported. */
export const fileTypes = ['written', 'docx', 'pdf', 'txt', 'markdown', 'html', 'web'] as const;

export type FileType = (typeof fileTypes)[number];

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
  fileType: z.enum(fileTypes),
  /** The folder it lies in; null at the top, and in the trash once its folder is gone. */
  folderId: documentId.nullable(),
  isFavourite: z.boolean(),
  createdAt: z.int(),
  updatedAt: z.int(),
  /** When its owner last opened it; null before the first time. */
  openedAt: z.int().nullable(),
  trashedAt: z.int().nullable(),
  /** Days until it is removed for good, at least 1; null while it is not in the trash. */
  daysLeft: z.int().nullable(),
});

export type DocumentView = z.output<typeof documentView>;

/** Which documents a list holds. All but `trash` are live; `folder` is one folder, without those in it. */
export const documentPlaces = ['live', 'folder', 'favourites', 'recent', 'trash'] as const;
/** What a list can be ordered by. `recent` and `trash` have an order of their own. */
export const documentSorts = ['updated', 'created', 'title', 'size'] as const;

/** The caller's documents, page by page. */
export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/document/list',
  summary:
    "Lists the caller's documents: live ones, those of a folder, favourites, recent ones or the trash.",
  audience: 'account',
  input: z.object({
    where: z.enum(documentPlaces).default('live'),
    /** With `folder`: which one; the top where absent. */
    folderId: documentId.optional(),
    /** `recent` is always by opening and `trash` by trashing, the latest first. */
    sort: z.enum(documentSorts).default('updated'),
    /** Titles run from A to Z and everything else from the newest or largest where not stated. */
    direction: z.enum(['ascending', 'descending']).optional(),
    /** Only documents whose title holds these words, whatever their case. */
    title: z.string().max(200).optional(),
    /** Only favourites. */
    favourite: z.stringbool().optional(),
    fileType: z.enum(fileTypes).optional(),
    /** `next` of the page before; it holds for the same order only. */
    cursor: z.string().max(1000).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  reply: z.object({
    documents: z.array(documentView),
    next: z.string().nullable(),
    /** How many there are on all pages; counted for the first page only. */
    total: z.int().nullable(),
  }),
  errors: [],
  rate: 'normal',
});

/**
 * Makes an empty document, or one that has a title already. With an id made by the caller, as a device does that is
 * offline, it can be asked again: the caller's document of that id is given as it is.
 */
export const createDocument = endpoint({
  method: 'POST',
  path: '/api/document/create',
  summary: 'Creates a document.',
  audience: 'account',
  input: z.object({
    /** A fresh UUID. One that is in use by somebody else is refused as not found. */
    id: documentId.lowercase().optional(),
    title: z.string().max(10_000).default(''),
    folderId: documentId.nullable().default(null),
  }),
  reply: documentView,
  errors: ['title_too_long', 'folder_not_found', 'file_not_found'],
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

/** Notes that the caller has opened a document just now; the list of recent ones goes by it. */
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

/** Puts documents into a folder, or to the top. All or none, as with every call for several. */
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

/** Makes documents favourites, or ordinary again. */
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

/** Moves documents to the trash and closes them wherever they are open. Twice does no harm. */
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

/** Brings documents back from the trash into their folders, or to the top where those are gone. */
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

/** Removes documents for good, with everything that hangs on them. Only what is in the trash. */
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

/** Removes for good what is in the caller's trash at this moment. */
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
  errors: ['image_too_large', 'file_format_mismatch', 'storage_full'],
  rate: 'normal',
  bodyLimit: Math.ceil((imageBytesLimit * 4) / 3) + 4096,
});
