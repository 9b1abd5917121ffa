import { z } from 'zod';
import { listVersion } from '../assist/sensitive-words.ts';
import { endpoint } from '../endpoint.ts';
import { maxRowNumber } from '../limits.ts';

/** Characters (UTF-16) of a list file of the operator or an organisation. */
export const listFileLimit = 4_000_000;

/** Organisation of the lists; absent for lists that apply to everybody. */
const organisation = z.string().max(100).optional();
const list = z.string().trim().min(1).max(100);
const kind = z.enum(['sensitive', 'leaders']);

/** A list; `version` is the active one, null if the list is off. */
export const wordListRow = z.object({ list: z.string(), kind, version: z.int().nullable() });
export type WordListRow = z.output<typeof wordListRow>;

export const listWordLists = endpoint({
  method: 'GET',
  path: '/api/admin/lists',
  summary: 'Lists the word lists of this installation, or of an organisation.',
  audience: 'staff',
  permission: 'lists.read',
  input: z.object({ organisation }),
  reply: z.object({ lists: z.array(wordListRow) }),
  errors: ['organisation_not_found'],
  rate: 'staff',
});

export const listWordListVersions = endpoint({
  method: 'GET',
  path: '/api/admin/lists/versions',
  summary: 'Lists the versions of a word list, the newest first.',
  audience: 'staff',
  permission: 'lists.read',
  input: z.object({ organisation, list }),
  reply: z.object({ versions: z.array(listVersion) }),
  errors: ['organisation_not_found', 'list_not_found'],
  rate: 'staff',
});

/** Returns the file of one version as imported. */
export const readWordListVersion = endpoint({
  method: 'GET',
  path: '/api/admin/lists/version',
  summary: 'Returns the file of one version of a word list.',
  audience: 'staff',
  permission: 'lists.read',
  input: z.object({ organisation, list, version: z.coerce.number().int().min(1).max(maxRowNumber) }),
  reply: z.object({ content: z.string() }),
  errors: ['organisation_not_found', 'list_version_not_found'],
  rate: 'staff',
});

/** Imports a file as a new version and activates it. An unreadable line rejects the whole import. */
export const importWordList = endpoint({
  method: 'POST',
  path: '/api/admin/lists/import',
  summary: 'Imports a word list of this installation, or of an organisation, as a new version.',
  audience: 'staff',
  permission: 'lists.change',
  reason: true,
  auditFields: ['organisation', 'list', 'kind'],
  input: z.object({
    organisation,
    list,
    kind,
    content: z.string().max(listFileLimit),
    /** Author, if not the caller; accepted only from the operator on this machine. */
    author: z.string().max(100).optional(),
  }),
  reply: z.object({
    version: z.int().nullable(),
    entries: z.int(),
    /** The first hundred unreadable lines, counted from 1. */
    faults: z.array(z.object({ line: z.int(), fault: z.string() })),
  }),
  errors: [
    'organisation_not_found',
    'file_format_mismatch',
    'list_empty',
    'list_too_large',
    'list_kind_mismatch',
  ],
  rate: 'staff',
  bodyLimit: 3 * listFileLimit,
});

/** Activates a version of a list, or turns the list off. */
export const activateWordList = endpoint({
  method: 'POST',
  path: '/api/admin/lists/activate',
  summary: 'Turns a version of a word list on, or (null) the list off.',
  audience: 'staff',
  permission: 'lists.change',
  reason: true,
  auditFields: ['organisation', 'list', 'version'],
  input: z.object({ organisation, list, version: z.int().min(1).max(maxRowNumber).nullable() }),
  reply: z.object({}),
  errors: ['organisation_not_found', 'list_not_found', 'list_version_not_found'],
  rate: 'staff',
});

/** Deletes a list with all its versions and their content. */
export const deleteWordList = endpoint({
  method: 'POST',
  path: '/api/admin/lists/delete',
  summary: 'Deletes a word list with all its versions.',
  audience: 'staff',
  permission: 'lists.change',
  reason: true,
  proof: 'fresh',
  auditFields: ['organisation', 'list'],
  input: z.object({ organisation, list }),
  reply: z.object({}),
  errors: ['organisation_not_found', 'list_not_found'],
  rate: 'staff',
});
