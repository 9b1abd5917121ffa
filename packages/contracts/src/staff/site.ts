import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { downloadPlatforms } from '../site/downloads.ts';
import { fonts } from '../site/fonts.ts';

export const siteEntryLimits = {
  /** Text of a banner and of its link, in characters. */
  bannerText: 140,
  bannerLink: 30,
  /** Size of one part of an upload in bytes, and the maximum number of parts. */
  partBytes: 4 * 1024 * 1024,
  parts: 256,
  /** Maximum number of entries of all kinds. */
  entries: 500,
} as const;

/** Kinds of entries that staff manage besides articles and terms. */
export const siteEntryKinds = ['banner', 'download', 'font'] as const;
export type SiteEntryKind = (typeof siteEntryKinds)[number];

const https = z.url({ protocol: /^https$/ }).max(500);
/** A path of this site without language prefix, and not the start of another address. */
const sitePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

const bannerText = z.object({
  text: z.string().trim().min(1).max(siteEntryLimits.bannerText),
  /** Text of the link; if empty, the whole banner is the link. */
  link: z.string().trim().max(siteEntryLimits.bannerLink).default(''),
});

/** A banner at the top of public pages, shown in the languages for which it has a text. */
const bannerContent = z.object({
  kind: z.literal('banner'),
  href: z.union([sitePath, https]).nullable(),
  texts: z
    .partialRecord(z.enum(locales), bannerText)
    .refine((texts) => Object.keys(texts).length > 0, 'needs a text'),
});

/** Languages in which an entry is shown; empty for all. */
const languages = z.array(z.enum(locales)).max(locales.length);

/** The form of a file's name. */
export const siteFileName = /^[\w(][\w.() +-]{0,119}$/;

/** A stored file for download. */
export const siteFile = z.object({
  name: z.string().regex(siteFileName),
  bytes: z.int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type SiteFile = z.output<typeof siteFile>;

/** An installer or plug-in. It replaces the file in the operator's folder for the same platform. */
const downloadContent = z.object({
  kind: z.literal('download'),
  platform: z.enum(downloadPlatforms),
  languages,
  version: z.string().trim().min(1).max(40).nullable(),
  helpUrl: https.nullable(),
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('store'), url: https }),
    z.object({ kind: z.literal('file'), file: siteFile }),
  ]),
});

const fontIds = fonts.map(({ id }) => id);

/** Whether a font is offered for texts. Users who have already chosen it keep it. */
const fontContent = z.object({
  kind: z.literal('font'),
  font: z.string().refine((id) => fontIds.includes(id)),
  isOffered: z.boolean(),
  languages,
});

/** The content of an entry. */
export const siteEntryContent = z.discriminatedUnion('kind', [bannerContent, downloadContent, fontContent]);
export type SiteEntryContent = z.output<typeof siteEntryContent>;

/** `scheduled`: not started yet; `ended`: in the past. */
export const periodStates = ['scheduled', 'running', 'ended'] as const;
export type PeriodState = (typeof periodStates)[number];

const period = { startsAt: z.int(), endsAt: z.int().nullable() };

const entry = z.object({
  id: z.string(),
  content: siteEntryContent,
  ...period,
  state: z.enum(periodStates),
  /** Number of changes; a save states the version it is based on. */
  version: z.int(),
  changedAt: z.int(),
});
export type SiteEntry = z.output<typeof entry>;

export const listSiteEntries = endpoint({
  method: 'GET',
  path: '/api/admin/site/entries',
  summary: 'Lists banners, downloads and choices of fonts, the latest beginning first.',
  audience: 'staff',
  permission: 'content.read',
  input: z.object({}),
  reply: z.object({ entries: z.array(entry) }),
  errors: [],
  rate: 'staff',
});

const based = { id: z.uuid(), version: z.int() };

/** Creates an entry, or changes the one with the id. A start in the past is set to now. */
export const saveSiteEntry = endpoint({
  method: 'POST',
  path: '/api/admin/site/save',
  summary: 'Shows a banner, a download or a choice of font on the website for a period.',
  audience: 'staff',
  permission: 'content.change',
  reason: true,
  proof: 'fresh',
  auditFields: ['kind', 'id', 'startsAt', 'endsAt'],
  input: z.object({
    kind: z.enum(siteEntryKinds),
    /** Null for a new one. */
    id: z.uuid().nullable(),
    version: z.int(),
    content: siteEntryContent,
    /** Null for now. */
    startsAt: z.int().nullable(),
    endsAt: z.int().nullable(),
  }),
  reply: z.object({ id: z.string() }),
  errors: ['site_entry_changed', 'site_entry_period', 'site_file_missing', 'not_found'],
  rate: 'staff',
});

export const removeSiteEntry = endpoint({
  method: 'POST',
  path: '/api/admin/site/remove',
  summary: 'Takes a banner, a download or a choice of font off the website.',
  audience: 'staff',
  permission: 'content.change',
  reason: true,
  proof: 'fresh',
  auditFields: ['id'],
  input: z.object(based),
  reply: z.object({}),
  errors: ['site_entry_changed', 'not_found'],
  rate: 'staff',
});

/** Stores one part of a file. Parts may be sent again, and in any order. */
export const uploadSitePart = endpoint({
  method: 'POST',
  path: '/api/admin/site/part',
  summary: 'Stores a part of a file for download.',
  audience: 'staff',
  permission: 'content.change',
  proof: 'fresh',
  input: z.object({
    /** Null for the first part; its reply names the upload. */
    upload: z.uuid().nullable(),
    part: z
      .int()
      .min(0)
      .max(siteEntryLimits.parts - 1),
    base64: z.base64().min(1),
  }),
  reply: z.object({ upload: z.string() }),
  errors: [],
  rate: 'staff',
  bodyLimit: Math.ceil((siteEntryLimits.partBytes * 4) / 3) + 4096,
});

/** Joins the parts of an upload. */
export const finishSiteUpload = endpoint({
  method: 'POST',
  path: '/api/admin/site/file',
  summary: 'Joins the parts of a file for download, and computes its size and SHA-256.',
  audience: 'staff',
  permission: 'content.change',
  proof: 'fresh',
  input: z.object({
    upload: z.uuid(),
    parts: z.int().min(1).max(siteEntryLimits.parts),
    name: siteFile.shape.name,
  }),
  reply: siteFile,
  errors: ['site_file_missing'],
  rate: 'staff',
});
