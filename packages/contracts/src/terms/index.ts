import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Limits of glossaries. */
export const termLimits = {
  /** UTF-16 units of one form. */
  form: 200,
  /** Variants, and forbidden forms, of a term in one language. */
  forms: 20,
  /** UTF-16 units of a note. */
  note: 1000,
  /** Terms of one glossary. */
  glossary: 5000,
  /** Terms of all glossaries of one account: its own and those of its documents. */
  account: 20_000,
  /** Bytes of an imported file. */
  bytes: 5 * 1024 * 1024,
  /** Rows of an imported file. */
  rows: 20_000,
  /** Rows of a page. */
  page: 100,
} as const;

/** Formats of files of terms. */
export const termFormats = ['csv', 'tsv', 'xlsx', 'tbx', 'tmx', 'xliff12', 'xliff21'] as const;
export type TermFormat = (typeof termFormats)[number];

/** Owner of a glossary. `id` is that of the document or organisation; absent for the caller's own glossary. */
export const glossaryPlace = z.object({
  scope: z.enum(['me', 'document', 'organisation']),
  id: z.string().max(100).optional(),
});
export type GlossaryPlace = z.output<typeof glossaryPlace>;

const form = z.string().max(termLimits.form);
const forms = z.object({
  /** Empty if the term has no form in this language. */
  preferred: form,
  variants: z.array(form).max(termLimits.forms),
  forbidden: z.array(form).max(termLimits.forms),
});

/** The content of a term. */
export const termContent = z.object({
  zh: forms,
  en: forms,
  partOfSpeech: z.enum(['noun', 'verb', 'adjective', 'name', 'other']),
  caseSensitive: z.boolean(),
  note: z.string().max(termLimits.note),
});
export type TermContent = z.output<typeof termContent>;

export const termView = termContent.extend({ id: z.string() });
export type TermView = z.output<typeof termView>;

/** Reasons why a row of a file, or a term, is rejected. */
export const termRowFaults = ['empty', 'long', 'many', 'twice', 'cycle', 'full', 'broken'] as const;

const bodyLimit = Math.ceil((termLimits.bytes * 4) / 3) + 64 * 1024;
const notFound = ['glossary_not_found', 'file_not_found'] as const;
const changed = [
  ...notFound,
  'glossary_read_only',
  'term_invalid',
  'term_cycle',
  'term_exists',
  'glossary_full',
] as const;

export const listGlossaries = endpoint({
  method: 'GET',
  path: '/api/terms/glossaries',
  summary: 'Lists the glossaries of the caller: the own one, those of organisations, and those of documents.',
  audience: 'account',
  input: z.object({
    /** A document whose glossary is listed even if it has no terms; it is listed first. */
    document: z.string().max(100).optional(),
    /** Whether other documents with terms are listed as well: at most 100, those with the newest terms first. */
    documents: z.stringbool().default(false),
  }),
  reply: z.object({
    glossaries: z.array(
      z.object({
        scope: glossaryPlace.shape.scope,
        /** Empty for the caller's own glossary. */
        id: z.string(),
        /** Name of the organisation or document; empty for the caller's own glossary. */
        name: z.string(),
        terms: z.int(),
        canEdit: z.boolean(),
      }),
    ),
  }),
  errors: [...notFound],
  rate: 'normal',
});

export const listTerms = endpoint({
  method: 'GET',
  path: '/api/terms/list',
  summary: 'Lists the terms of a glossary, by their Chinese form.',
  audience: 'account',
  input: glossaryPlace.extend({
    search: z.string().max(200).default(''),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    terms: z.array(termView),
    /** Total number of matches. */
    total: z.int(),
    canEdit: z.boolean(),
  }),
  errors: [...notFound],
  rate: 'normal',
});

/** Returns the terms that apply to the caller's texts, so that a page can check them without the server. */
export const termsInForce = endpoint({
  method: 'GET',
  path: '/api/terms/in-force',
  summary:
    'Gives the terms in force for the caller and a document: of the document, the own ones, those of organisations.',
  audience: 'account',
  input: z.object({
    document: z.string().max(100).optional(),
    /** The version that the caller has. */
    known: z.string().max(100).default(''),
  }),
  reply: z.object({
    /** Changes with the terms; empty if there are none. */
    version: z.string(),
    /** Null if the caller has this version. */
    terms: z.array(termView.extend({ scope: glossaryPlace.shape.scope })).nullable(),
  }),
  errors: [],
  rate: 'normal',
});

export const addTerm = endpoint({
  method: 'POST',
  path: '/api/terms/add',
  summary: 'Adds a term to a glossary.',
  audience: 'account',
  input: z.object({ place: glossaryPlace, term: termContent }),
  reply: termView,
  errors: [...changed],
  rate: 'normal',
});

export const editTerm = endpoint({
  method: 'POST',
  path: '/api/terms/edit',
  summary: 'Changes a term.',
  audience: 'account',
  input: z.object({ place: glossaryPlace, id: z.string().max(100), term: termContent }),
  reply: termView,
  errors: [...changed, 'term_not_found'],
  rate: 'normal',
});

export const removeTerms = endpoint({
  method: 'POST',
  path: '/api/terms/remove',
  summary: 'Removes terms of a glossary. Idempotent.',
  audience: 'account',
  input: z.object({ place: glossaryPlace, ids: z.array(z.string().max(100)).max(termLimits.glossary) }),
  reply: z.object({ removed: z.int() }),
  errors: [...notFound, 'glossary_read_only'],
  rate: 'normal',
  bodyLimit,
});

export const importTerms = endpoint({
  method: 'POST',
  path: '/api/terms/import',
  summary: 'Imports a CSV, TSV, XLSX, TBX, TMX or XLIFF file. Good rows are kept, faulty ones are reported.',
  audience: 'account',
  input: z.object({ place: glossaryPlace, name: z.string().max(1000), base64: z.base64() }),
  reply: z.object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** In the order of the file. `row` counts from 1: a line of a table, or an entry in other formats. */
    faults: z.array(z.object({ row: z.int(), fault: z.enum(termRowFaults), detail: z.string() })),
  }),
  errors: [
    ...notFound,
    'glossary_read_only',
    'terms_format_unknown',
    'terms_unreadable',
    'import_too_large',
    'file_too_complex',
    'service_unavailable',
  ],
  rate: 'check',
  bodyLimit,
});

export const exportTerms = endpoint({
  method: 'POST',
  path: '/api/terms/export',
  summary: 'Writes a glossary as a file.',
  audience: 'account',
  input: z.object({ place: glossaryPlace, format: z.enum(termFormats) }),
  reply: z.object({ name: z.string(), mediaType: z.string(), base64: z.base64() }),
  errors: [...notFound, 'file_too_complex', 'service_unavailable'],
  rate: 'normal',
});
