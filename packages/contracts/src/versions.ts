import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { documentNote } from './notes.ts';

/** Longest name of a version, in characters as people count them (code points). */
export const versionNameLimit = 100;

const id = z.uuid();

/** Why there is a version: by itself, because somebody named it, brought it back, or took a file in. */
export const versionKind = z.enum(['automatic', 'named', 'restored', 'imported']);
export type VersionKind = z.output<typeof versionKind>;

/** When a version was made: in a pause, when the last writer left, before words went, before another came back, by hand. */
export const versionMoment = z.enum(['pause', 'leaving', 'deletion', 'restoring', 'hand']);
export type VersionMoment = z.output<typeof versionMoment>;

/** A version as lists show it. Times are ms since the epoch. */
export const versionView = z.object({
  id,
  kind: versionKind,
  moment: versionMoment,
  /** '' while it has none. */
  name: z.string(),
  /** Characters without white space, and words, as documents count them. */
  characters: z.int(),
  words: z.int(),
  /** Words that differ from the version before it. */
  wordsAdded: z.int(),
  wordsRemoved: z.int(),
  /** For restored ones: when the version was made that came back. */
  restoredFrom: z.int().nullable(),
  /** Beyond what the plan keeps: it can be read, brought back and removed, but gets no name. */
  isReadOnly: z.boolean(),
  createdAt: z.int(),
});

export type VersionView = z.output<typeof versionView>;

/** What a document said: its title, its body as the editor's JSON, and its notes, deleted ones too. */
export const documentContent = z.object({
  title: z.string(),
  body: z.record(z.string(), z.unknown()),
  notes: z.array(documentNote),
});
export type DocumentContent = z.output<typeof documentContent>;

/** The versions of a document, newest first. */
export const listVersions = endpoint({
  method: 'GET',
  path: '/api/document/versions',
  summary: 'Lists the versions of a document, newest first.',
  audience: 'account',
  input: z.object({
    id,
    /** `next` of the page before. */
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    versions: z.array(versionView),
    next: z.string().nullable(),
    /** What the caller's plan keeps: so many of each document, and for so many days; null is without end. */
    kept: z.object({ count: z.int(), days: z.int().nullable() }),
  }),
  errors: ['file_not_found'],
  rate: 'normal',
});

/** One version with its content. */
export const getVersion = endpoint({
  method: 'GET',
  path: '/api/document/version',
  summary: 'Gives one version of a document with its content.',
  audience: 'account',
  input: z.object({ id, version: id }),
  reply: z.object({
    version: versionView,
    content: documentContent,
    /** The version before it; null where there is none. */
    before: id.nullable(),
  }),
  errors: ['file_not_found', 'version_not_found', 'version_unreadable'],
  rate: 'normal',
});

/** Keeps what the document says now under a name. */
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

/** Gives a version a name, or another one; named versions are never thinned out. */
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

/** Removes a version for good. Twice does no harm. */
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

/** Brings a version back as the present text; what the document said before is a version first. */
export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/document/version/restore',
  summary: 'Makes a version the text of the document again and keeps the text it had as a version.',
  audience: 'account',
  input: z.object({ id, version: id }),
  reply: z.object({
    /** Holds what the document said before. */
    before: versionView,
    /** Holds what it says now; null where it said so already. */
    restored: versionView.nullable(),
  }),
  errors: ['file_not_found', 'file_in_trash', 'version_not_found', 'version_unreadable'],
  rate: 'normal',
});
