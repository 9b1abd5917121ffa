import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { maxRowNumber } from '../limits.ts';

/** Limits of a job for every account; those by tier are in `domain/ocr`. */
export const ocrLimits = {
  /** Files of a job. */
  files: 20,
  /** Bytes of all files of a job, before encoding. */
  bytes: 30 * 1024 * 1024,
  /** Days after which a job is deleted with its pictures. */
  keptDays: 30,
  /** Characters of a corrected word. */
  wordCharacters: 500,
} as const;

/** Language of a picture; `auto` detects it. */
export const ocrLanguage = z.enum(['auto', 'zh', 'en']);
export type OcrLanguageChoice = z.output<typeof ocrLanguage>;

const box = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });
const word = z.object({ text: z.string(), confidence: z.number(), box });
const line = z.object({ words: z.array(word), box });

/** A part of a recognised page, in reading order; boxes are in pixels of the prepared picture. */
export const ocrBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), box, lines: z.array(line) }),
  z.object({
    kind: z.literal('table'),
    box,
    rows: z.array(z.array(z.object({ box, columns: z.int(), rows: z.int(), lines: z.array(line) }))),
  }),
]);
export type OcrBlock = z.output<typeof ocrBlock>;
export type OcrWord = z.output<typeof word>;
export type OcrBox = z.output<typeof box>;

/** A page of a job. */
export const ocrPageView = z.object({
  /** From 0, in the order of the files and their pages. */
  index: z.int(),
  /** The name of its file. */
  name: z.string(),
  /** Its page in a PDF, from 1; null for a picture. */
  pdfPage: z.int().nullable(),
  state: z.enum(['waiting', 'done', 'failed']),
  /** An error code; null unless `failed`. A page without text has the state `done` and no blocks. */
  failedBy: z.string().nullable(),
  /** Source of the text: the text layer of a PDF, or recognition. Null unless done. */
  source: z.enum(['recognised', 'layer']).nullable(),
  language: z.enum(['zh', 'en']).nullable(),
  /** Size of the prepared picture in pixels; 0 unless done. */
  width: z.int(),
  height: z.int(),
  blocks: z.array(ocrBlock),
});
export type OcrPageView = z.output<typeof ocrPageView>;

/** A job as lists show it. Times are ms since the epoch. */
export const ocrJobView = z.object({
  id: z.uuid(),
  name: z.string(),
  language: ocrLanguage,
  state: z.enum(['waiting', 'running', 'done', 'cancelled']),
  pages: z.int(),
  done: z.int(),
  failed: z.int(),
  createdAt: z.int(),
  /** When the job is deleted. */
  expiresAt: z.int(),
});
export type OcrJobView = z.output<typeof ocrJobView>;

/** Starts recognising pictures and PDFs. A repeated call with the same id returns the same job. */
export const startOcrJob = endpoint({
  method: 'POST',
  path: '/api/ocr',
  summary: 'Reads the text of pictures (jpg, png, webp) and PDFs as a job that goes on after a restart.',
  audience: 'account',
  input: z.object({
    /** Chosen by the caller. */
    id: z.uuid(),
    language: ocrLanguage.default('auto'),
    files: z
      .array(z.object({ name: z.string().max(1000), base64: z.base64() }))
      .min(1)
      .max(ocrLimits.files),
  }),
  reply: ocrJobView,
  errors: [
    'ocr_off',
    'ocr_jobs_waiting',
    'ocr_daily_limit',
    'ocr_too_many_pages',
    'picture_unreadable',
    'pdf_failed',
    'pdf_encrypted',
    'import_too_large',
  ],
  rate: 'exchange',
  bodyLimit: Math.ceil((ocrLimits.bytes * 4) / 3) + 64 * 1024,
});

/** Returns a job with its pages. */
export const readOcrJob = endpoint({
  method: 'GET',
  path: '/api/ocr/job',
  summary: 'Gives a job with its pages from an index on; at most 20 at a time.',
  audience: 'account',
  input: z.object({ id: z.uuid(), from: z.coerce.number().int().min(0).max(maxRowNumber).default(0) }),
  reply: z.object({ job: ocrJobView, pages: z.array(ocrPageView) }),
  errors: ['ocr_job_missing'],
  rate: 'poll',
});

/** Lists the caller's jobs, newest first, with the remaining limits of the account. */
export const listOcrJobs = endpoint({
  method: 'GET',
  path: '/api/ocr/list',
  summary: "Lists the caller's last 50 jobs, newest first, with the limits of the account.",
  audience: 'account',
  input: z.object({}),
  reply: z.object({
    jobs: z.array(ocrJobView),
    /** The active engine; null if pictures cannot be recognised. */
    engine: z.string().nullable(),
    pagesPerJob: z.int(),
    /** Number of pages left today. */
    pagesLeft: z.int(),
  }),
  errors: [],
  rate: 'normal',
});

/** Stops a job. Finished pages are kept. */
export const cancelOcrJob = endpoint({
  method: 'POST',
  path: '/api/ocr/cancel',
  summary: 'Stops a job; pages that are done stay, and the others do not count for the limit of the day.',
  audience: 'account',
  input: z.object({ id: z.uuid() }),
  reply: ocrJobView,
  errors: ['ocr_job_missing'],
  rate: 'normal',
});

/** Deletes jobs; those that do not exist are not an error. */
export const deleteOcrJobs = endpoint({
  method: 'POST',
  path: '/api/ocr/delete',
  summary: 'Deletes jobs with their pictures and texts.',
  audience: 'account',
  input: z.object({ ids: z.array(z.uuid()).min(1).max(100) }),
  reply: z.object({}),
  errors: [],
  rate: 'normal',
});

/** Corrects words of a page. */
export const correctOcrPage = endpoint({
  method: 'POST',
  path: '/api/ocr/correct',
  summary: 'Replaces the text of words of a page, by their place in reading order from 0.',
  audience: 'account',
  input: z.object({
    id: z.uuid(),
    page: z.int().min(0).max(maxRowNumber),
    words: z
      .array(z.object({ at: z.int().min(0), text: z.string().max(ocrLimits.wordCharacters) }))
      .min(1)
      .max(500),
  }),
  reply: ocrPageView,
  errors: ['ocr_job_missing'],
  rate: 'normal',
});

/** Formats of a result. `html` has paragraphs and tables, to open it as a document; `pdf` is the pictures with their text behind them. */
export const ocrFormats = ['txt', 'html', 'pdf'] as const;
export type OcrFormat = (typeof ocrFormats)[number];

/** Returns the text of a job as a file. */
export const downloadOcrJob = endpoint({
  method: 'POST',
  path: '/api/ocr/download',
  summary: 'Gives the text of a job as txt, HTML or a searchable PDF of its pictures.',
  audience: 'account',
  input: z.object({ id: z.uuid(), format: z.enum(ocrFormats) }),
  reply: z.object({ name: z.string(), mediaType: z.string(), base64: z.base64() }),
  errors: ['ocr_job_missing', 'no_text_found', 'export_failed'],
  rate: 'exchange',
});

/** Path of prepared pictures: GET with `id` of the job and `page`, by its owner. */
export const ocrPicturePath = '/api/ocr/picture';
