import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Legal documents of a site (spec, 2). */
export const termsDocuments = ['terms', 'privacy', 'policy', 'clause', 'continue'] as const;
export type TermsDocument = (typeof termsDocuments)[number];

/** Apps in which a document is shown; some of its parts may apply to one of them only. */
export const termsApps = ['writer', 'smart', 'domestic_web_view', 'overseas_mobile'] as const;
export type TermsApp = (typeof termsApps)[number];

/** Documents that need consent before an account is created, and again when a later version takes effect. */
export const agreedDocuments = ['terms', 'privacy'] as const;

/** The day on which a version comes into force, such as 2026-11-21; also the name of the version. */
const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Versions of documents, by document. */
export const agreedVersions = z.object({ terms: version, privacy: version });
export type AgreedVersions = z.output<typeof agreedVersions>;
const someVersions = agreedVersions.partial();
/** A subset of them. */
export type SomeVersions = z.output<typeof someVersions>;

/** Consent fields of a sign-up. Omitted versions default to the effective ones, as decided by the server. */
export const agreement = {
  agreesToTerms: z.boolean().default(false),
  agreedVersions: someVersions.default({}),
};
/** Errors of a sign-up without consent. */
export const agreementErrors = ['terms_not_agreed', 'terms_changed'] as const;

/** A run of text. */
const termsRun = z.object({
  text: z.string(),
  isStrong: z.boolean().optional(),
  /** An https address, a mail address, or a path of this site. */
  href: z.string().optional(),
});
export type TermsRun = z.output<typeof termsRun>;

/** A block of a document, in order. */
export const termsBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int().min(2).max(3), words: z.array(termsRun) }),
  z.object({ kind: z.literal('paragraph'), words: z.array(termsRun) }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(termsRun)) }),
  /** The first row is the header. */
  z.object({ kind: z.literal('table'), rows: z.array(z.array(z.array(termsRun))) }),
]);
export type TermsBlock = z.output<typeof termsBlock>;

const termsText = z.object({
  document: z.enum(termsDocuments),
  version,
  /** The language of the text; differs from the requested one if there is no translation. */
  language: z.enum(locales),
  title: z.string(),
  /** Whether it is the template shipped with the product, not reviewed by a lawyer for this site. */
  isTemplate: z.boolean(),
  blocks: z.array(termsBlock),
  /** All current and past versions, newest first. */
  versions: z.array(version),
});
export type TermsText = z.output<typeof termsText>;

/** Returns a document in the current or an earlier version. */
export const getTerms = endpoint({
  method: 'GET',
  path: '/api/terms',
  summary: 'Gives the text of a document that binds the site and its people.',
  audience: 'anyone',
  input: z.object({
    document: z.enum(termsDocuments),
    language: z.enum(locales),
    app: z.enum(termsApps).default('writer'),
    version: version.optional(),
  }),
  reply: termsText,
  errors: ['not_found'],
  rate: 'content',
});

/** Returns the versions that require consent now. */
export const getAgreedVersions = endpoint({
  method: 'GET',
  path: '/api/terms/versions',
  summary: 'Names the versions that a sign-up agrees to now.',
  audience: 'anyone',
  input: z.object({}),
  reply: agreedVersions,
  errors: [],
  rate: 'content',
});

const consent = z.object({
  document: z.enum(agreedDocuments),
  version,
  /** The language in which it was shown. */
  language: z.enum(locales),
  agreedAt: z.int(),
});
export type ConsentView = z.output<typeof consent>;

const consents = z.object({
  /** Newest first. */
  consents: z.array(consent),
  /** The current versions without consent; empty if there are none. */
  outstanding: someVersions,
});
export type ConsentsView = z.output<typeof consents>;

/** Lists the caller's consents, and the outstanding ones. */
export const listConsents = endpoint({
  method: 'GET',
  path: '/api/account/consents',
  summary: 'Lists what the caller has agreed to, in which version and when.',
  audience: 'account',
  input: z.object({}),
  reply: consents,
  errors: [],
  rate: 'normal',
});

/** Records consent to the given versions; refused if one of them is no longer current. */
export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/account/consents',
  summary: 'Agrees to the versions of documents that hold now.',
  audience: 'account',
  input: z.object({ agreedVersions: someVersions }),
  reply: consents,
  errors: ['terms_changed'],
  rate: 'normal',
});
