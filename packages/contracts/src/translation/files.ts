import { z } from 'zod';
import { textPlaces } from '../assist/proofread-file.ts';
import { fileErrors } from '../documents/file-errors.ts';
import { endpoint } from '../endpoint.ts';
import { modelAbsence, modelErrors } from '../models/index.ts';

/** Limits of translating files. */
export const translationFileLimits = {
  /** Bytes of a file before encoding. */
  bytes: 10 * 1024 * 1024,
  /** Words of a file, counted as for limits. */
  words: 200_000,
  /** Texts of a file, such as paragraphs. */
  texts: 20_000,
  /** How long a file is kept after its translation began, in days. */
  keptDays: 30,
  /** Characters of a file's name. */
  name: 200,
} as const;

/** The two directions of translation. */
export const translationFileDirection = z.enum(['zh-en', 'en-zh']);
export type TranslationFileDirection = z.output<typeof translationFileDirection>;

/** The part of a file that contains a text. */
export const translationPlaces = [...textPlaces, 'comment', 'alt'] as const;
export type TranslationPlace = (typeof translationPlaces)[number];

/** Formats that can be translated; a PDF is converted to docx, the others keep their format. */
export const translationFileFormats = ['docx', 'pdf', 'txt', 'md', 'html'] as const;
export type TranslationFileFormat = (typeof translationFileFormats)[number];

/**
 * State of a file. `quoted`: read, not started. `stopped`: it failed, see `stoppedBy`; it can be started
 * again. `cancelled`: cancelled by the user; it can be started again too.
 */
export const translationFileState = z.enum(['quoted', 'waiting', 'running', 'stopped', 'cancelled', 'done']);
export type TranslationFileState = z.output<typeof translationFileState>;

/** A file that is translated. Times are ms since the epoch. */
export const translationFileView = z.object({
  id: z.uuid(),
  name: z.string(),
  format: z.enum(translationFileFormats),
  direction: translationFileDirection,
  comments: z.boolean(),
  /** The document whose glossary applies: its title, or null if it no longer exists. Null without one. */
  termsOf: z.object({ documentId: z.string(), title: z.string().nullable() }).nullable(),
  state: translationFileState,
  /** An error code; null unless `stopped`. */
  stoppedBy: z.string().nullable(),
  /** Texts that are to be translated, and how many are done. */
  texts: z.int(),
  done: z.int(),
  translated: z.int(),
  /** Texts that were translated without their inline formatting. */
  plain: z.int(),
  /** Texts that could not be translated and keep their source. */
  kept: z.int(),
  /** The words of all texts, which is the maximum cost, and the words charged so far. */
  price: z.int(),
  words: z.int(),
  /** Tracked changes that the translated file has accepted. */
  acceptedChanges: z.int(),
  /** Paragraphs that the file generates itself, such as a table of contents; they are kept. */
  generated: z.int(),
  /** The encoding of a text file, such as Big5, whose translation is in UTF-8 instead; null if it is kept. */
  recodedFrom: z.string().nullable(),
  createdAt: z.int(),
  /** When the file and its translation are deleted. */
  expiresAt: z.int(),
});
export type TranslationFileView = z.output<typeof translationFileView>;

/** Why a text was translated without formatting or not at all. */
export const translationFileFault = z.object({
  /** Counted from 0, in the order of the file. */
  index: z.int(),
  place: z.enum(translationPlaces),
  state: z.enum(['plain', 'kept']),
  fault: z.string(),
  /** The beginning of the source. */
  source: z.string(),
});
export type TranslationFileFault = z.output<typeof translationFileFault>;

/** Reads a file and returns the price of its translation. Nothing is translated yet. */
export const quoteTranslationFile = endpoint({
  method: 'POST',
  path: '/api/translate/files',
  summary:
    'Reads a file to translate and gives its price in words. Replaces a file that was read but not started.',
  audience: 'account',
  input: z.object({
    id: z.uuid(),
    name: z.string().min(1).max(translationFileLimits.name),
    base64: z.base64(),
    direction: translationFileDirection,
    /** Whether comments of a docx are translated too. */
    comments: z.boolean().default(false),
    /** The document of the file, whose glossary applies; null without one. */
    documentId: z.string().min(1).max(64).nullable().default(null),
  }),
  reply: translationFileView,
  errors: [
    'translate_file_empty',
    'translate_file_too_long',
    'translate_file_running',
    'file_not_found',
    'import_too_large',
    ...fileErrors,
    'docx_with_macros',
  ],
  rate: 'exchange',
  bodyLimit: Math.ceil((translationFileLimits.bytes * 4) / 3) + 64 * 1024,
});

/** Starts translating a file, or continues after a stop. One file per account at a time. */
export const startTranslationFile = endpoint({
  method: 'POST',
  path: '/api/translate/files/start',
  summary: 'Begins to translate a file in the background, or continues one that was stopped or cancelled.',
  audience: 'account',
  input: z.object({ id: z.uuid() }),
  reply: translationFileView,
  errors: ['translate_file_missing', 'translate_file_running', ...modelErrors],
  rate: 'rewrite',
});

/** Stops a file that is waiting or running. Finished translations are kept and can be downloaded. */
export const cancelTranslationFile = endpoint({
  method: 'POST',
  path: '/api/translate/files/cancel',
  summary: 'Stops the translation of a file; what is translated stays.',
  audience: 'account',
  input: z.object({ id: z.uuid() }),
  reply: translationFileView,
  errors: ['translate_file_missing'],
  rate: 'normal',
});

/** A file with its faults. */
export const readTranslationFile = endpoint({
  method: 'GET',
  path: '/api/translate/files/file',
  summary: 'Gives the progress of a file and the report of its faults.',
  audience: 'account',
  input: z.object({ id: z.uuid() }),
  reply: z.object({
    file: translationFileView,
    /** The first 200, in order. */
    faults: z.array(translationFileFault),
  }),
  errors: ['translate_file_missing'],
  rate: 'poll',
});

/** Lists the caller's files, newest first. */
export const listTranslationFiles = endpoint({
  method: 'GET',
  path: '/api/translate/files/list',
  summary: "Lists the caller's files, newest first, with what is left of the words today.",
  audience: 'account',
  input: z.object({ cursor: z.string().max(200).optional() }),
  reply: z.object({
    files: z.array(translationFileView),
    next: z.string().nullable(),
    /** Words left today; null is unlimited. */
    left: z.int().nullable(),
    /** Why translation is unavailable; null if it is available. */
    absence: modelAbsence,
  }),
  errors: [],
  rate: 'normal',
});

/** Returns the translated file. Texts without a translation keep their source. */
export const downloadTranslationFile = endpoint({
  method: 'POST',
  path: '/api/translate/files/download',
  summary: 'Gives the translated file; texts that are not translated have their source.',
  audience: 'account',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ name: z.string(), mediaType: z.string(), base64: z.base64() }),
  errors: ['translate_file_missing', 'export_failed', 'file_too_complex'],
  rate: 'exchange',
});

/** Deletes files with their translations; those that do not exist are not an error. */
export const deleteTranslationFiles = endpoint({
  method: 'POST',
  path: '/api/translate/files/delete',
  summary: 'Deletes files with their translations. What they have cost stays charged.',
  audience: 'account',
  input: z.object({ ids: z.array(z.uuid()).min(1).max(100) }),
  reply: z.object({}),
  errors: [],
  rate: 'normal',
});
