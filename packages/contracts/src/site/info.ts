import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { downloadPlatforms } from './downloads.ts';

const web = z.url({ protocol: /^https?$/ });

/** Ways to reach the operator, shown in the footer. All are optional. */
export const siteContacts = z.strictObject({
  /** Contents of the QR codes of a WeChat account and of a QQ group. */
  wechat: z.string().min(1).max(500).optional(),
  qq: z.string().min(1).max(500).optional(),
  /** The address of a microblog. */
  weibo: web.optional(),
  address: z.string().min(1).max(200).optional(),
});

/** Licences of the operator, such as an ICP number, each with the page of its registry. */
export const siteLicences = z.array(z.strictObject({ text: z.string().min(1).max(100), url: web })).max(10);

/** Data of the header and the footer of the website. */
export const siteInfo = z.object({
  contacts: siteContacts,
  licences: siteLicences,
  /** Platforms with downloads. */
  platforms: z.array(z.enum(downloadPlatforms)),
  /** The address of the app in the App Store. */
  iosUrl: z.string().nullable(),
  /** Current banners, with a text for each of their languages; the first one in the reader's language is shown. */
  banners: z.array(
    z.object({
      id: z.string(),
      /** A path of this site without language prefix, or an https address; null without a link. */
      href: z.string().nullable(),
      texts: z.partialRecord(z.enum(locales), z.object({ text: z.string(), link: z.string() })),
    }),
  ),
});
export type SiteInfo = z.output<typeof siteInfo>;

/** Returns the operator's data for the website. */
export const getSiteInfo = endpoint({
  method: 'GET',
  path: '/api/site/info',
  summary:
    'Returns contacts, licences and banners of the operator, and the platforms that there are downloads for.',
  audience: 'anyone',
  input: z.object({ language: z.enum(locales).default('zh') }),
  reply: siteInfo,
  errors: [],
  rate: 'content',
});
