import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { maxRowNumber } from '../limits.ts';

/** Size limits of sensitive word lists. */
export const listLimits = {
  /** Entries of a personal list, and of one list of the operator or an organisation. */
  personalEntries: 2000,
  operatorEntries: 20_000,
  /** Characters (UTF-16) of a personal list file. */
  personalCharacters: 200_000,
  /** Versions kept of a personal list; older ones are deleted. */
  personalVersions: 100,
} as const;

/** Built-in groups, and `listed` for entries of custom lists. */
export const sensitiveCategory = z.enum([
  'gambling',
  'drugs',
  'pornography',
  'fraud',
  'forgery',
  'weapons',
  'solicitation',
  'discrimination',
  'insult',
  'wording',
  'privacy',
  'contact',
  'advertising',
  'medical',
  'newsroom',
  'listed',
]);

/** Groups that can be turned on or off; custom lists always apply. */
export const sensitiveGroup = sensitiveCategory.exclude(['listed']);

export type SensitiveGroup = z.output<typeof sensitiveGroup>;

export const sensitiveEntry = z.object({
  word: z.string(),
  category: sensitiveCategory,
  group: z.string(),
  suggestions: z.array(z.string()),
  grade: z.enum(['error', 'warning', 'style', 'allow']),
  note: z.string(),
  except: z.array(z.string()),
  bySound: z.boolean(),
});

/** An office holder with a defined rank in lists of names; days are `YYYY-MM-DD` or ''. */
export const leader = z.object({
  name: z.string(),
  title: z.string(),
  order: z.int(),
  from: z.string(),
  to: z.string(),
});

/** A version of a list. Times are ms since the epoch. */
export const listVersion = z.object({
  version: z.int(),
  entries: z.int(),
  author: z.string(),
  createdAt: z.int(),
  isActive: z.boolean(),
});

/** An active list of an organisation. `leaders` is a table of office holders for official documents. */
export const organisationList = z.object({
  organisationId: z.string(),
  organisation: z.string(),
  name: z.string(),
  kind: z.enum(['sensitive', 'leaders']),
  version: z.int(),
  entries: z.int(),
});

export type ListVersion = z.output<typeof listVersion>;

/** An unreadable line, counted from 1. */
export const listFault = z.object({
  line: z.int(),
  fault: z.enum(['no-word', 'word-too-long', 'too-short-to-sound', 'unknown-grade', 'twice', 'open-quote']),
});

export type ListFaultView = z.output<typeof listFault>;

/**
 * Returns the lists for the caller's texts: the chosen groups, and the active lists and tables of the
 * operator, then of the caller's organisations, then of the caller.
 */
export const activeSensitiveWords = endpoint({
  method: 'GET',
  path: '/api/sensitive-words/active',
  summary: 'Gives the word lists that hold for the caller, for clients that check by themselves.',
  audience: 'anyone',
  input: z.object({
    /** The version that the caller has. */
    known: z.string().max(100).default(''),
  }),
  reply: z.object({
    /** Changes with the groups and the lists. */
    version: z.string(),
    /** Whether the caller has this version; groups and lists are then left out. */
    isKnown: z.boolean(),
    categories: z.array(sensitiveCategory),
    lists: z.array(
      z.object({
        id: z.string(),
        version: z.int(),
        name: z.string(),
        entries: z.array(sensitiveEntry),
      }),
    ),
    leaders: z.array(leader),
  }),
  errors: [],
  rate: 'normal',
});

/** Lists all versions of the caller's own list, newest first. */
export const listSensitiveVersions = endpoint({
  method: 'GET',
  path: '/api/sensitive-words/versions',
  summary: "Lists the versions of the caller's word list, newest first, and the groups chosen.",
  audience: 'account',
  input: z.object({}),
  reply: z.object({ versions: z.array(listVersion), categories: z.array(sensitiveGroup) }),
  errors: [],
  rate: 'normal',
});

/** Lists the caller's organisations, and their lists that apply to the caller, without the entries. */
export const listOrganisationLists = endpoint({
  method: 'GET',
  path: '/api/sensitive-words/organisations',
  summary: "Lists the caller's organisations and their word lists in force.",
  audience: 'account',
  input: z.object({}),
  reply: z.object({
    /** In the order of joining. */
    organisations: z.array(z.object({ id: z.string(), name: z.string() })),
    lists: z.array(organisationList),
  }),
  errors: [],
  rate: 'normal',
});

/** Returns the file of one version as imported. */
export const readSensitiveVersion = endpoint({
  method: 'GET',
  path: '/api/sensitive-words/version',
  summary: "Gives one version of the caller's word list as the file it was.",
  audience: 'account',
  input: z.object({ version: z.coerce.number().int().min(1).max(maxRowNumber) }),
  reply: z.object({ content: z.string() }),
  errors: ['list_version_not_found'],
  rate: 'normal',
});

/** Imports a list file as a new version and activates it. An unreadable line rejects the whole import. */
export const importSensitiveWords = endpoint({
  method: 'POST',
  path: '/api/sensitive-words/import',
  summary: 'Imports a word list (txt or csv) as a new version; tells the lines that could not be read.',
  audience: 'account',
  /** At most `listLimits.personalCharacters`, otherwise `list_too_large`. */
  input: z.object({ content: z.string() }),
  reply: z.object({ version: z.int().nullable(), entries: z.int(), faults: z.array(listFault) }),
  errors: ['list_too_large', 'list_empty', 'file_format_mismatch'],
  rate: 'normal',
  bodyLimit: listLimits.personalCharacters * 6 + 4096,
});

/** Activates any version; null turns the list off. */
export const activateSensitiveVersion = endpoint({
  method: 'POST',
  path: '/api/sensitive-words/activate',
  summary: "Turns a version of the caller's word list on, or the list off.",
  audience: 'account',
  input: z.object({ version: z.int().min(1).max(maxRowNumber).nullable() }),
  reply: z.object({ versions: z.array(listVersion) }),
  errors: ['list_version_not_found'],
  rate: 'normal',
});

/** Deletes the caller's own list with all versions. */
export const deleteSensitiveWords = endpoint({
  method: 'POST',
  path: '/api/sensitive-words/delete',
  summary: "Deletes the caller's word list with all its versions.",
  audience: 'account',
  input: z.object({}),
  reply: z.object({}),
  errors: [],
  rate: 'normal',
});

/** Chooses the built-in groups that the caller's texts are checked against. */
export const chooseSensitiveCategories = endpoint({
  method: 'POST',
  path: '/api/sensitive-words/categories',
  summary: 'Chooses the groups of sensitive words that are minded.',
  audience: 'account',
  input: z.object({ categories: z.array(sensitiveCategory).max(20) }),
  reply: z.object({ categories: z.array(sensitiveGroup) }),
  errors: [],
  rate: 'normal',
});
