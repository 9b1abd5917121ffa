import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentNote } from './notes.ts';

/** Longest version name, in code points. */
export const versionNameLimit = 100;

const id = z.uuid();

/** Origin of a version: automatic, named by a user, restored, or imported from a file. */
export const versionKind = z.enum(['automatic', 'named', 'restored', 'imported']);
export type VersionKind = z.output<typeof versionKind>;

/**
 * When a version was created: in a pause, when the last writer left, before a large deletion, before another
 * was restored, or by hand.
 */
export const versionMoment = z.enum(['pause', 'leaving', 'deletion', 'restoring', 'hand']);
export type VersionMoment = z.output<typeof versionMoment>;

/** A version in lists. Times are ms since the epoch. */
export const versionView = z.object({
  id,
  kind: versionKind,
  moment: versionMoment,
  /** '' if unnamed. */
  name: z.string(),
  /** Characters without white space, and words, counted as for documents. */
  characters: z.int(),
  words: z.int(),
  /** Words added relative to the previous version. */
  wordsAdded: z.int(),
  wordsRemoved: z.int(),
  /** For restored versions: creation time of the source version. */
  restoredFrom: z.int().nullable(),
  /** Beyond the retention of the plan: the version can be viewed, restored and deleted, but not named. */
  isReadOnly: z.boolean(),
  createdAt: z.int(),
});

export type VersionView = z.output<typeof versionView>;

/** Content of a document: title, body as the editor's JSON, and notes, including deleted ones. */
export const documentContent = z.object({
  title: z.string(),
  body: z.record(z.string(), z.unknown()),
  notes: z.array(documentNote),
});
export type DocumentContent = z.output<typeof documentContent>;

/** Lists the versions of a document, newest first. */
export const listVersions = endpoint({
  method: 'GET',
  path: '/api/document/versions',
  summary: 'Lists the versions of a document, newest first.',
  audience: 'account',
  input: z.object({
    id,
    /** `next` of the previous page. */
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    versions: z.array(versionView),
    next: z.string().nullable(),
    /** Retention of the caller's plan: number of versions per document, and days; null is unlimited. */
    kept: z.object({ count: z.int(), days: z.int().nullable() }),
  }),
  errors: ['file_not_found'],
  rate: 'normal',
});

/** Returns a version with its content. */
export const getVersion = endpoint({
  method: 'GET',
  path: '/api/document/version',
  summary: 'Gives one version of a document with its content.',
  audience: 'account',
  input: z.object({ id, version: id }),
  reply: z.object({
    version: versionView,
    content: documentContent,
    /** The previous version; null if there is none. */
    before: id.nullable(),
  }),
  errors: ['file_not_found', 'version_not_found', 'version_unreadable'],
  rate: 'normal',
});

/** Saves the present content as a named version. */
export const saveVersion = endpoint({
  method: 'POST',
  path: '/api/document/version/save',
  summary: 'Keeps the present text of a document as a named version.',
  audience: 'account',
  input: z.object({ id, name: z.string().max(10_000) }),
  reply: versionView,
  errors: [
    'file_not_found',
    'file_in_trash',
    'version_name_required',
    'version_name_too_long',
    'too_many_named_versions',
  ],
  rate: 'normal',
});

/** Names or renames a version; named versions are never removed automatically. */
export const renameVersion = endpoint({
  method: 'POST',
  path: '/api/document/version/rename',
  summary: 'Names a version of a document.',
  audience: 'account',
  input: z.object({ id, version: id, name: z.string().max(10_000) }),
  reply: versionView,
  errors: [
    'file_not_found',
    'file_in_trash',
    'version_not_found',
    'version_name_required',
    'version_name_too_long',
    'version_read_only',
    'too_many_named_versions',
  ],
  rate: 'normal',
});

/** Deletes a version permanently. Idempotent. */
export const removeVersion = endpoint({
  method: 'POST',
  path: '/api/document/version/remove',
  summary: 'Removes a version of a document for good.',
  audience: 'account',
  input: z.object({ id, version: id }),
  reply: z.object({}),
  errors: ['file_not_found', 'file_in_trash'],
  rate: 'normal',
});

/** Restores a version; the present content is saved as a version first. */
export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/document/version/restore',
  summary: 'Makes a version the text of the document again and keeps the text it had as a version.',
  audience: 'account',
  input: z.object({ id, version: id }),
  reply: z.object({
    /** The content before the restore. */
    before: versionView,
    /** The present content; null if it was the same already. */
    restored: versionView.nullable(),
  }),
  errors: ['file_not_found', 'file_in_trash', 'version_not_found', 'version_unreadable'],
  rate: 'normal',
});
