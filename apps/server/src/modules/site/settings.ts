import { resolve } from 'node:path';
import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { SiteConfig } from '../../ports/config.ts';

/** Settings of the site. */
export const siteSettings = defineSettings({
  shape: { TERMS_DIR: z.string().optional() },
  descriptions: {
    TERMS_DIR: {
      means: "folder of the operator's own terms, as in docs/terms.md; without it the templates are shown",
    },
  },
  read: (given, _platform: PlatformConfig): SiteConfig => ({
    termsDir: given.TERMS_DIR === undefined ? null : resolve(given.TERMS_DIR),
  }),
  describe: (config) => ({ TERMS_DIR: config.termsDir ?? '' }),
});
