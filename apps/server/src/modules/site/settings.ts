import { resolve } from 'node:path';
import { siteContacts, siteLicences } from '@inkstone/contracts/site/info';
import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { SiteConfig } from '../../ports/config.ts';

const json = <Value extends z.ZodType>(shape: Value) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(shape);

/** Settings of the site. */
export const siteSettings = defineSettings({
  shape: {
    TERMS_DIR: z.string().optional(),
    DOWNLOADS_DIR: z.string().optional(),
    SITE_CONTACTS: json(siteContacts).optional(),
    SITE_LICENCES: json(siteLicences).optional(),
  },
  descriptions: {
    TERMS_DIR: {
      means: "folder of the operator's own terms, as in docs/terms.md; without it the templates are shown",
    },
    DOWNLOADS_DIR: {
      means: 'folder with installers and their list downloads.json, as in docs/downloads.md',
    },
    SITE_CONTACTS: {
      means:
        'contacts in the footer as JSON: texts of QR codes wechat and qq, address of a microblog weibo, address',
    },
    SITE_LICENCES: {
      means: 'licences in the footer as JSON: a list of {"text", "url"}, such as an ICP number',
    },
  },
  read: (given, _platform: PlatformConfig): SiteConfig => ({
    termsDir: given.TERMS_DIR === undefined ? null : resolve(given.TERMS_DIR),
    downloadsDir: given.DOWNLOADS_DIR === undefined ? null : resolve(given.DOWNLOADS_DIR),
    siteContacts: given.SITE_CONTACTS ?? {},
    siteLicences: given.SITE_LICENCES ?? [],
  }),
  describe: (config) => ({
    TERMS_DIR: config.termsDir ?? '',
    DOWNLOADS_DIR: config.downloadsDir ?? '',
    SITE_CONTACTS: JSON.stringify(config.siteContacts),
    SITE_LICENCES: JSON.stringify(config.siteLicences),
  }),
});
