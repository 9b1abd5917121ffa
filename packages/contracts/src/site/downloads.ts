import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Platforms of downloads, in display order. */
export const downloadPlatforms = [
  'mac-arm64',
  'mac-x64',
  'windows-x64',
  'windows-x86',
  'ios',
  'android',
  'word',
  'wps',
  'powerpoint',
  'pdf',
  'chrome',
  'qq-browser',
  '360-browser',
  'sogou-browser',
] as const;
export type DownloadPlatform = (typeof downloadPlatforms)[number];

const download = z.object({
  platform: z.enum(downloadPlatforms),
  /** A URL of this site for files of the operator, otherwise the URL in an app store. */
  url: z.string(),
  version: z.string().nullable(),
  /** Null for URLs in app stores. */
  file: z.object({ name: z.string(), bytes: z.int(), sha256: z.string() }).nullable(),
  /** Instructions for the installation. */
  helpUrl: z.string().nullable(),
});
export type DownloadView = z.output<typeof download>;

/** Path of downloads that staff uploaded. */
export const siteFilePath = '/api/site/file';

/** Lists the downloads that the operator provides, for readers of a language. */
export const listDownloads = endpoint({
  method: 'GET',
  path: '/api/site/downloads',
  summary: 'Lists the installers and plug-ins of this installation with version, size and SHA-256.',
  audience: 'anyone',
  input: z.object({ language: z.enum(locales).default('zh') }),
  reply: z.object({ downloads: z.array(download) }),
  errors: [],
  rate: 'content',
});
