import { type Locale, locales } from '@inkstone/phrases';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noticeSections } from './notices.ts';
import { termsDocuments } from './terms.ts';

/** A public page without language prefix, and the languages that it exists in. */
export interface PublicPath {
  readonly path: string;
  readonly languages: readonly Locale[];
  /** When its content last changed, as ISO 8601; null if that is not known. */
  readonly updatedAt: string | null;
}

const inEveryLanguage = [
  '/',
  '/plan',
  '/education',
  '/bussiness',
  '/coreTechnology',
  '/coreTechnology/three',
  '/coreTechnology/recognition',
  '/coreTechnology/contactUs',
  '/bussiness/contactSales',
  '/manual',
  '/newslist',
  '/rules',
  '/licences',
  '/sitemap.html',
  ...termsDocuments.map((document) => `/terms/${document}`),
  ...noticeSections.map((section) => `/licences/${section}`),
];

const inChinese = ['/newRewrite', '/share', '/appshare'];

/** The fixed pages of the website that search engines may list. Modules add pages that depend on data. */
export const fixedPaths: readonly PublicPath[] = [
  ...inEveryLanguage.map((path) => ({ path, languages: locales, updatedAt: null })),
  ...inChinese.map((path) => ({ path, languages: ['zh'] as const, updatedAt: null })),
];

/** Lists every public page of the website. */
export const listPublicPaths = endpoint({
  method: 'GET',
  path: '/api/site/paths',
  summary: 'Lists the public pages of the website with their languages, as in sitemap.xml.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({
    paths: z.array(
      z.object({
        path: z.string().startsWith('/'),
        languages: z.array(z.enum(locales)).min(1),
        updatedAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  errors: [],
  rate: 'content',
});
