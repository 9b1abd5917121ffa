import { z } from 'zod';
import { documentView } from './documents.ts';
import { endpoint } from './endpoint.ts';

/** Largest file that can be imported, in bytes before encoding. */
export const importBytesLimit = 20 * 1024 * 1024;

/** What can be lost on the way in; each kind has words for people in the phrases. */
export const lossKinds = [
  /** Shapes, charts and diagrams; the text in them is kept. */
  'drawings',
  /** Pictures that lie elsewhere, are broken, or are of a kind that browsers do not show. */
  'pictures',
  /** Embedded files of other programs. */
  'objects',
  /** Formulas; their letters are kept in one line. */
  'formulas',
  /** Tables of contents and of figures; they follow from the headings. */
  'contents',
  /** Signs of fonts that nobody else has. */
  'symbols',
  /** Words that the file itself hides. */
  'hidden',
  /** Page headers and footers that have a text. */
  'headers',
  'macros',
  /** Tracked changes of what is no text: of format, of tables. */
  'formatChanges',
  /** Addresses that cannot be links here; their words are kept. */
  'links',
] as const;

export type LossKind = (typeof lossKinds)[number];

const folderId = z.uuid().nullable().default(null);

/** A document made from a file, and what of the file it does not have. */
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

/** What can become of the tracked changes of a docx. */
export const changeChoices = ['keep', 'accept', 'reject'] as const;

export type ChangeChoice = (typeof changeChoices)[number];

/** Makes a document from a file. Either all of it is there afterwards, or nothing. */
export const importDocument = endpoint({
  method: 'POST',
  path: '/api/document/import',
  summary: 'Makes a document from a docx, pdf, txt, Markdown or HTML file.',
  audience: 'account',
  input: z.object({
    /** The name that the file has; its ending says what it is. */
    name: z.string().max(1000),
    base64: z.base64(),
    folderId,
    /** What becomes of tracked changes of a docx: they stay, become the text, or are undone. */
    changes: z.enum(changeChoices).default('keep'),
  }),
  reply: importedView,
  errors: [
    ...commonImportErrors,
    'file_format_mismatch',
    'file_too_complex',
    'content_required',
    'doc_unsupported',
    'docx_unreadable',
    'docx_encrypted',
    'docx_too_large',
    'pdf_failed',
    'pdf_encrypted',
    'pdf_without_text',
    'pdf_too_long',
  ],
  rate: 'exchange',
  bodyLimit: Math.ceil((importBytesLimit * 4) / 3) + 8192,
});

/** Makes a document from the article of a web page. */
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

/** What a document can be written as. */
export const exportFormats = ['docx', 'pdf', 'md', 'html', 'txt'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/**
 * Where a document is fetched as a file: GET with `id`, `format`, `notes` (`with` or `without`) and the session of its
 * owner.
 */
export const exportPath = '/api/document/export';

/** Whether notes go out with a format unless somebody says: Word keeps them beside the text, others cannot. */
export function defaultNotes(format: ExportFormat): 'with' | 'without' {
  return format === 'docx' ? 'with' : 'without';
}

/** What everything can be written as at once; a PDF of each document would take too long. */
export const archiveFormats = ['docx', 'md', 'html', 'txt'] as const;

export type ArchiveFormat = (typeof archiveFormats)[number];

/** How long an archive can be fetched, in days. */
export const archiveDays = 7;

/** An archive of everything, in the making or made. Times are ms since the epoch. */
export const archiveView = z.object({
  id: z.uuid(),
  format: z.enum(archiveFormats),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Documents written so far, and how many there are. */
  done: z.int(),
  total: z.int(),
  /** In bytes; 0 until it is done. */
  size: z.int(),
  createdAt: z.int(),
  expiresAt: z.int(),
});

export type ArchiveView = z.output<typeof archiveView>;

/** Begins to write everything into one archive, in place of the archive that is there. */
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

/** How far the caller's archive is; null where there is none. */
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

/** Where a finished archive is fetched: GET with the session of its owner. */
export const archivePath = '/api/document/export-all/file';
