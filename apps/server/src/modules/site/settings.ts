import { resolve } from 'node:path';
import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { SiteConfig } from '../../ports/config.ts';
import type { WechatShareSettings } from '../../ports/wechat-share.ts';

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
  },
  descriptions: {
    TERMS_DIR: {
      means: "folder of the operator's own terms, as in docs/terms.md; without it the templates are shown",
    },
    WECHAT_SHARE: {
      means:
        'share cards inside WeChat: off (default), wechat, or simulator, whose signatures WeChat refuses',
    },
    WECHAT_SHARE_APP_ID: { means: 'app id of the service account' },
    WECHAT_SHARE_APP_SECRET: { means: 'its secret', secret: true },
    WECHAT_SHARE_SCRIPT: {
      means:
        "https:// URL of WeChat's JS-SDK, which share pages load inside WeChat; without it they load none",
    },
  },
  read: (given, _platform: PlatformConfig): SiteConfig => ({
    termsDir: given.TERMS_DIR === undefined ? null : resolve(given.TERMS_DIR),
    wechatShare: readShare(given),
  }),
  describe: ({ termsDir, wechatShare: share }) => ({
    TERMS_DIR: termsDir ?? '',
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
