import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { agreedDocuments, termsBlock, termsDocuments } from '../site/terms.ts';
import { pageInput, pageOf } from './cursor.ts';

export const staffTermsLimits = {
  /** Maximum length of a text in one language, in characters. */
  source: 100_000,
} as const;

/** Origin of a version: the product, the folder `TERMS_DIR`, or the back office. */
export const termsOrigins = ['template', 'folder', 'staff'] as const;

const document = z.enum(termsDocuments);
const version = z.iso.date();
const named = { document, version };

const versionRow = z.object({
  version,
  /** State of a version. `scheduled`: not effective yet, may still be replaced. `past`: superseded. */
  state: z.enum(['scheduled', 'current', 'past']),
  origin: z.enum(termsOrigins),
  languages: z.array(z.enum(locales)),
  /** Null for versions that staff did not publish. */
  publishedAt: z.int().nullable(),
  publishedBy: z.string().nullable(),
});
export type TermsVersionRow = z.output<typeof versionRow>;

export const listTermsVersions = endpoint({
  method: 'GET',
  path: '/api/admin/terms',
  summary: 'Lists the versions of all legal documents, the newest first.',
  audience: 'staff',
  permission: 'terms.read',
  input: z.object({}),
  reply: z.object({
    documents: z.array(z.object({ document, versions: z.array(versionRow) })),
    /** The first day on which a new version can come into force. */
    earliest: version,
  }),
  errors: [],
  rate: 'staff',
});
export type TermsOverview = z.output<(typeof listTermsVersions)['reply']>;

/** Texts by language, as Markdown. */
const sources = z.partialRecord(z.enum(locales), z.string().max(staffTermsLimits.source));

export const readTermsSources = endpoint({
  method: 'GET',
  path: '/api/admin/terms/version',
  summary: 'Returns the texts of a version as Markdown, in all its languages.',
  audience: 'staff',
  permission: 'terms.read',
  input: z.object(named),
  reply: z.object({ ...named, sources }),
  errors: ['not_found'],
  rate: 'staff',
});

const bodyLimit = 4 * 1024 * 1024;

/** Parses a text as readers will see it, with the current version for comparison. Nothing is stored. */
export const previewTerms = endpoint({
  method: 'POST',
  path: '/api/admin/terms/preview',
  summary: 'Shows a text of a legal document as readers will see it, and the text in force.',
  audience: 'staff',
  permission: 'terms.read',
  input: z.object({ document, language: z.enum(locales), source: z.string().max(staffTermsLimits.source) }),
  reply: z.object({
    title: z.string(),
    blocks: z.array(termsBlock),
    /** The current text in this language; null if there is no version. */
    current: z.object({ version, language: z.enum(locales), blocks: z.array(termsBlock) }).nullable(),
  }),
  errors: ['terms_text_invalid'],
  rate: 'staff',
  bodyLimit,
});
export type TermsPreview = z.output<(typeof previewTerms)['reply']>;

/** Publishes a version, or replaces one that is not effective yet. Users are requested to consent from that day on. */
export const publishTerms = endpoint({
  method: 'POST',
  path: '/api/admin/terms/publish',
  summary: 'Publishes a version of a legal document, in force from a later day.',
  audience: 'staff',
  permission: 'terms.change',
  reason: true,
  proof: 'fresh',
  auditFields: ['document', 'version'],
  input: z.object({ ...named, sources }),
  reply: z.object({}),
  errors: ['terms_text_invalid', 'terms_day_unsuitable'],
  rate: 'staff',
  bodyLimit,
});

export const withdrawTerms = endpoint({
  method: 'POST',
  path: '/api/admin/terms/withdraw',
  summary: 'Withdraws a version of a legal document that is not in force yet.',
  audience: 'staff',
  permission: 'terms.change',
  reason: true,
  proof: 'fresh',
  auditFields: ['document', 'version'],
  input: z.object(named),
  reply: z.object({}),
  errors: ['not_found', 'terms_day_unsuitable'],
  rate: 'staff',
});

const consentRow = z.object({
  accountId: z.string(),
  document: z.enum(agreedDocuments),
  version,
  language: z.enum(locales),
  agreedAt: z.int(),
});

export const listConsentLog = endpoint({
  method: 'GET',
  path: '/api/admin/terms/consents',
  summary: 'Lists who agreed to which version and when, the latest first.',
  audience: 'staff',
  permission: 'consents.read',
  input: z.object({
    ...pageInput,
    accountId: z.string().trim().max(100).optional(),
    document: z.enum(agreedDocuments).optional(),
    version: version.optional(),
  }),
  reply: pageOf(consentRow),
  errors: [],
  rate: 'staff',
});
export type ConsentLog = z.output<(typeof listConsentLog)['reply']>;
