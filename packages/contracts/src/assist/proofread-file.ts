import { z } from 'zod';
import { fileErrors } from '../documents/file-errors.ts';
import { endpoint } from '../endpoint.ts';
import { stream } from '../stream.ts';
import { correctionItem } from './index.ts';

/** Limits of a file that is proofread as a whole. */
export const proofreadFileLimits = {
  /** Bytes of the file before encoding. */
  bytes: 20 * 1024 * 1024,
  /** Maximum number of findings per call. */
  findings: 20_000,
} as const;

/** Formats of the result: the file with tracked changes, or a report (PDF). */
export const proofreadFileFormats = ['docx', 'report'] as const;

export type ProofreadFileFormat = (typeof proofreadFileFormats)[number];

/** The location of a paragraph in a file: the main text, a text box, a note, a header or a footer. */
export const textPlaces = ['body', 'box', 'footnote', 'endnote', 'header', 'footer'] as const;

export type TextPlace = (typeof textPlaces)[number];

/** A finding of a file: as in `/api/correct`, within one paragraph, with the surrounding sentence. */
export const fileFinding = correctionItem.extend({
  /** Index from 0, excluding empty paragraphs, main text first; `pos` is an offset in its text. */
  paragraph: z.int(),
  /** Only the main text can have comments: elsewhere, a finding without a suggestion is only listed. */
  place: z.enum(textPlaces),
  /** The current text at this place. */
  original: z.string(),
  /** The rest of the sentence, before and after it; truncated if it is long. */
  before: z.string(),
  after: z.string(),
});

export type FileFinding = z.output<typeof fileFinding>;

const file = {
  /** The file name; its extension determines the type. */
  name: z.string().max(1000),
  base64: z.base64(),
  /** A document whose glossary applies to the file; null without one. */
  documentId: z.string().min(1).max(64).nullable().default(null),
};
const errors = [
  'file_not_found',
  ...fileErrors,
  'docx_with_macros',
  'import_too_large',
  'text_too_long',
  'daily_limit_reached',
  'export_failed',
  'document_too_complex',
] as const;
const bodyLimit = Math.ceil((proofreadFileLimits.bytes * 4) / 3) + 2 * 1024 * 1024;

/** The findings of a whole file. */
const report = z.object({
  paragraphs: z.int(),
  /** Words as counted for limits. */
  words: z.int(),
  /** In the order of the file. */
  findings: z.array(fileFinding),
  /** Number of findings by category, most frequent first. */
  categories: z.array(z.object({ category: correctionItem.shape.category, count: z.int() })),
});

const check = {
  audience: 'account',
  input: z.object(file),
  errors,
  rate: 'check',
  bodyLimit,
} as const;

/** Proofreads a whole file. It is not stored. */
export const proofreadFile = endpoint({
  ...check,
  method: 'POST',
  path: '/api/proofread-file',
  summary: 'Proofreads a docx, pdf, txt or Markdown file. Nothing of it is stored.',
  reply: report,
});

/** Like `proofreadFile`, reported in parts: for a long file, the first findings arrive minutes before the last. */
export const followProofreadFile = stream({
  ...check,
  method: 'POST',
  path: '/api/proofread-file/stream',
  summary: 'Proofreads a file as /api/proofread-file does, and sends what it finds part by part.',
  events: z.discriminatedUnion('type', [
    z.object({ type: z.literal('read'), paragraphs: z.int(), words: z.int() }),
    // `share` of the text is checked, 0 to 1. Findings that require the whole text come with the report.
    z.object({ type: z.literal('checked'), share: z.number(), findings: z.array(fileFinding) }),
    report.extend({ type: z.literal('report') }),
  ]),
});

/** Returns the file with findings of `proofreadFile` written into it, by their ids; unknown ids are ignored. */
export const writeProofreadFile = endpoint({
  method: 'POST',
  path: '/api/proofread-file/result',
  summary:
    'Gives a proofread file back: with tracked changes and comments (docx) or as a report (PDF). Nothing of it is stored.',
  audience: 'account',
  input: z.object({
    ...file,
    format: z.enum(proofreadFileFormats),
    /** Ids of findings; all if absent. */
    findings: z.array(z.string()).max(proofreadFileLimits.findings).optional(),
    /** Whether each change has a comment with its reason. */
    explain: z.boolean().default(false),
  }),
  reply: z.object({
    /** A name for the file. */
    name: z.string(),
    mediaType: z.string(),
    base64: z.base64(),
    /** Number of tracked changes and comments, or of findings in a report. */
    changes: z.int(),
    comments: z.int(),
  }),
  errors,
  rate: 'check',
  bodyLimit,
});
