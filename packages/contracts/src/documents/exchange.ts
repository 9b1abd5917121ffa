import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fileErrors } from './file-errors.ts';
import { documentView } from './index.ts';

/** Maximum size of an imported file, in bytes before encoding. */
export const importBytesLimit = 20 * 1024 * 1024;

/** Kinds of content that an import can lose; each has a message. */
export const lossKinds = [
  /** Shapes, charts and diagrams; the text in them is kept. */
  'drawings',
  /** Pictures that are linked, broken, or of a kind that browsers do not show. */
  'pictures',
  /** Embedded objects of other programs. */
  'objects',
  /** Formulas; their characters are kept on one line. */
  'formulas',
  /** Tables of contents and of figures, which are generated from the headings. */
  'contents',
  /** Symbols of fonts that are not available. */
  'symbols',
  /** Text that is hidden in the file. */
  'hidden',
  /** Page headers and footers with text. */
  'headers',
  'macros',
  /** Tracked changes to formatting and tables. */
  'formatChanges',
  /** Addresses that are not allowed as links; their text is kept. */
  'links',
] as const;

export type LossKind = (typeof lossKinds)[number];

const folderId = z.uuid().nullable().default(null);

/** A document created from a file, with the content that the import lost. */
export const importedView = z.object({
  document: documentView,
  losses: z.array(z.object({ kind: z.enum(lossKinds), count: z.int() })),
});

export type ImportedView = z.output<typeof importedView>;

const commonImportErrors = [
  'folder_not_found',
  'storage_full',
  'document_too_large',
  'import_too_large',
] as const;

/** How to import the tracked changes of a docx. */
export const changeChoices = ['keep', 'accept', 'reject'] as const;

export type ChangeChoice = (typeof changeChoices)[number];

/** Imports a file as a new document, completely or not at all. */
export const importDocument = endpoint({
  method: 'POST',
  path: '/api/document/import',
  summary: 'Makes a document from a docx, pdf, txt, Markdown or HTML file.',
  audience: 'account',
  input: z.object({
    /** The file name; its extension determines the format. */
    name: z.string().max(1000),
    base64: z.base64(),
    folderId,
    /** Tracked changes of a docx: kept, accepted or rejected. */
    changes: z.enum(changeChoices).default('keep'),
  }),
  reply: importedView,
  errors: [...commonImportErrors, ...fileErrors],
  rate: 'exchange',
  bodyLimit: Math.ceil((importBytesLimit * 4) / 3) + 8192,
});

/** Creates a document from the article of a web page. */
export const importWebPage = endpoint({
  method: 'POST',
  path: '/api/document/import-url',
  summary: 'Makes a document from the article of a public web page.',
  audience: 'account',
  input: z.object({ url: z.string().max(4000), folderId }),
  reply: importedView,
  errors: [
    ...commonImportErrors,
    'web_url_required',
    'web_page_failed',
    'web_address_refused',
    'web_page_too_large',
  ],
  rate: 'exchange',
});

/** Export formats of a document. */
export const exportFormats = ['docx', 'pdf', 'md', 'html', 'txt'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Path of exports: GET with `id`, `format`, `notes` (`with` or `without`) and the session of the owner. */
export const exportPath = '/api/document/export';

/** Whether notes are exported by default: Word shows them beside the text, other formats cannot. */
export function defaultNotes(format: ExportFormat): 'with' | 'without' {
  return format === 'docx' ? 'with' : 'without';
}

/** Formats of the full archive; rendering every document as PDF would take too long. */
export const archiveFormats = ['docx', 'md', 'html', 'txt'] as const;

export type ArchiveFormat = (typeof archiveFormats)[number];

/** How long an archive can be downloaded, in days. */
export const archiveDays = 7;

/** An archive of all documents, in progress or finished. Times are ms since the epoch. */
export const archiveView = z.object({
  id: z.uuid(),
  format: z.enum(archiveFormats),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Documents written so far, and their total number. */
  done: z.int(),
  total: z.int(),
  /** In bytes; 0 until completed. */
  size: z.int(),
  createdAt: z.int(),
  expiresAt: z.int(),
});

export type ArchiveView = z.output<typeof archiveView>;

/** Starts writing all documents to an archive, which replaces the existing one. */
export const startArchive = endpoint({
  method: 'POST',
  path: '/api/document/export-all',
  summary: 'Begins to write all documents with their folders and pictures into one zip file.',
  audience: 'account',
  input: z.object({ format: z.enum(archiveFormats).default('docx') }),
  reply: archiveView,
  errors: ['export_running'],
  rate: 'exchange',
});

/** Returns the progress of the caller's archive; null if there is none. */
export const getArchive = endpoint({
  method: 'GET',
  path: '/api/document/export-all',
  summary: 'Says how far the zip file with all documents is.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({ archive: archiveView.nullable() }),
  errors: [],
  rate: 'normal',
});

/** Download path of a finished archive: GET with the session of its owner. */
export const archivePath = '/api/document/export-all/file';
