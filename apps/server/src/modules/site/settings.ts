import { resolve } from 'node:path';
import { siteContacts, siteLicences } from '@inkstone/contracts/site/info';
import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { SiteConfig } from '../../ports/config.ts';
import type { WechatShareSettings } from '../../ports/wechat-share.ts';

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
    WECHAT_SHARE: z
      .enum(['off', 'wechat', 'simulator'], { error: 'must be off, wechat or simulator' })
      .default('off'),
    WECHAT_SHARE_APP_ID: z.string().min(1).max(100).optional(),
    WECHAT_SHARE_APP_SECRET: z.string().min(1).max(200).optional(),
    WECHAT_SHARE_SCRIPT: z.url({ protocol: /^https$/, error: 'must be an https:// URL' }).optional(),
    DOWNLOADS_DIR: z.string().optional(),
    SITE_CONTACTS: json(siteContacts).optional(),
    SITE_LICENCES: json(siteLicences).optional(),
  },
  descriptions: {
    TERMS_DIR: {
      means: "folder of the operator's legal texts, see docs/terms.md; without it the templates are shown",
    },
    WECHAT_SHARE: {
      means:
        'share cards inside WeChat: off (default), wechat, or simulator, whose signatures WeChat rejects',
    },
    WECHAT_SHARE_APP_ID: { means: 'app id of the service account' },
    WECHAT_SHARE_APP_SECRET: { means: 'its secret', secret: true },
    WECHAT_SHARE_SCRIPT: {
      means: "https:// URL of WeChat's JS-SDK, which share pages load inside WeChat; default none",
    },
    DOWNLOADS_DIR: {
      means: 'folder with installers and their list downloads.json, see docs/downloads.md',
    },
    SITE_CONTACTS: {
      means: 'contacts in the footer as JSON: QR code contents wechat and qq, microblog URL weibo, address',
    },
    SITE_LICENCES: {
      means: 'licences in the footer as JSON: a list of {"text", "url"}, such as an ICP number',
    },
  },
  read: (given, _platform: PlatformConfig): SiteConfig => ({
    termsDir: given.TERMS_DIR === undefined ? null : resolve(given.TERMS_DIR),
    wechatShare: readShare(given),
    downloadsDir: given.DOWNLOADS_DIR === undefined ? null : resolve(given.DOWNLOADS_DIR),
    siteContacts: given.SITE_CONTACTS ?? {},
    siteLicences: given.SITE_LICENCES ?? [],
  }),
  describe: ({ termsDir, wechatShare: share, ...config }) => ({
    TERMS_DIR: termsDir ?? '',
    DOWNLOADS_DIR: config.downloadsDir ?? '',
    SITE_CONTACTS: JSON.stringify(config.siteContacts),
    SITE_LICENCES: JSON.stringify(config.siteLicences),
    WECHAT_SHARE: share.driver,
    WECHAT_SHARE_APP_ID: share.driver === 'wechat' ? share.appId : '',
    WECHAT_SHARE_APP_SECRET: share.driver === 'wechat' ? share.appSecret : '',
    WECHAT_SHARE_SCRIPT: (share.driver !== 'off' && share.script) || '',
  }),
  findFaults: (_part, _platform, given) => {
    if (given.WECHAT_SHARE !== 'wechat') return [];
    const names = ['WECHAT_SHARE_APP_ID', 'WECHAT_SHARE_APP_SECRET'] as const;
    return names.filter((name) => !given[name]).map((name) => `WECHAT_SHARE=wechat needs ${name}.`);
  },
});

function readShare(given: {
  readonly WECHAT_SHARE: 'off' | 'wechat' | 'simulator';
  readonly WECHAT_SHARE_APP_ID?: string | undefined;
  readonly WECHAT_SHARE_APP_SECRET?: string | undefined;
  readonly WECHAT_SHARE_SCRIPT?: string | undefined;
}): WechatShareSettings {
  const script = given.WECHAT_SHARE_SCRIPT ?? null;
  if (given.WECHAT_SHARE === 'simulator') return { driver: 'simulator', script };
  const { WECHAT_SHARE_APP_ID: appId, WECHAT_SHARE_APP_SECRET: appSecret } = given;
  if (given.WECHAT_SHARE === 'off' || !appId || !appSecret) return { driver: 'off' };
  return { driver: 'wechat', appId, appSecret, script };
}
