import { z } from 'zod';
import type { SettingDescription } from '../../../platform/settings/settings-group.ts';
import type { CaptchaSettings } from '../../../ports/accounts-config.ts';

type Driver = CaptchaSettings['driver'];

const text = z.string().default('');

/** The schema of the CAPTCHA settings. */
export const captchaSchema = {
  CAPTCHA_DRIVER: z
    .enum(['slider', 'turnstile', 'tencent', 'alibaba'], {
      error: 'must be slider, turnstile, tencent or alibaba',
    })
    .default('slider'),
  CAPTCHA_ENDPOINT: z
    .string()
    .refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), {
      error: 'must be an http or https address',
    })
    .optional(),
  CAPTCHA_TURNSTILE_SITE_KEY: text,
  CAPTCHA_TURNSTILE_SECRET: text,
  CAPTCHA_TENCENT_SECRET_ID: text,
  CAPTCHA_TENCENT_SECRET_KEY: text,
  CAPTCHA_TENCENT_APP_ID: z
    .string()
    .regex(/^\d{1,15}$/, { error: 'must be a number' })
    .optional(),
  CAPTCHA_TENCENT_APP_SECRET: text,
  CAPTCHA_ALIBABA_KEY_ID: text,
  CAPTCHA_ALIBABA_SECRET: text,
  CAPTCHA_ALIBABA_SCENE_ID: text,
  CAPTCHA_ALIBABA_PREFIX: text,
  CAPTCHA_ALIBABA_REGION: z.enum(['cn', 'sgp'], { error: 'must be cn or sgp' }).default('cn'),
};
type GivenSettings = z.output<z.ZodObject<typeof captchaSchema>>;

/** The descriptions of the CAPTCHA settings. */
export const captchaDescriptions = {
  CAPTCHA_DRIVER: {
    means:
      'CAPTCHA before codes and passwords: slider (default, built in), or the vendor turnstile, tencent or alibaba',
  },
  CAPTCHA_ENDPOINT: { means: "URL of the vendor's verification; default by driver and region" },
  CAPTCHA_TURNSTILE_SITE_KEY: { means: 'site key at Cloudflare Turnstile' },
  CAPTCHA_TURNSTILE_SECRET: { means: 'its secret key', secret: true },
  CAPTCHA_TENCENT_SECRET_ID: { means: 'SecretId at Tencent Cloud, for the CAPTCHA' },
  CAPTCHA_TENCENT_SECRET_KEY: { means: 'its SecretKey', secret: true },
  CAPTCHA_TENCENT_APP_ID: { means: 'CaptchaAppId' },
  CAPTCHA_TENCENT_APP_SECRET: { means: 'its AppSecretKey', secret: true },
  CAPTCHA_ALIBABA_KEY_ID: { means: 'AccessKey ID at Alibaba Cloud, for the CAPTCHA' },
  CAPTCHA_ALIBABA_SECRET: { means: 'its AccessKey Secret', secret: true },
  CAPTCHA_ALIBABA_SCENE_ID: { means: 'id of the scene of type Web/H5' },
  CAPTCHA_ALIBABA_PREFIX: { means: 'prefix of the CAPTCHA instance' },
  CAPTCHA_ALIBABA_REGION: { means: 'region of the instance: cn (default) or sgp' },
} satisfies Record<keyof typeof captchaSchema, SettingDescription>;

/** Reads the CAPTCHA settings. */
export function readCaptcha(given: GivenSettings): CaptchaSettings {
  const driver = given.CAPTCHA_DRIVER;
  const endpoint = given.CAPTCHA_ENDPOINT ?? defaultEndpoint(driver, given.CAPTCHA_ALIBABA_REGION);
  switch (driver) {
    case 'slider':
      return { driver };
    case 'turnstile':
      return {
        driver,
        endpoint,
        siteKey: given.CAPTCHA_TURNSTILE_SITE_KEY,
        secret: given.CAPTCHA_TURNSTILE_SECRET,
      };
    case 'tencent':
      return {
        driver,
        endpoint,
        secretId: given.CAPTCHA_TENCENT_SECRET_ID,
        secretKey: given.CAPTCHA_TENCENT_SECRET_KEY,
        appId: given.CAPTCHA_TENCENT_APP_ID ?? '',
        appSecret: given.CAPTCHA_TENCENT_APP_SECRET,
      };
    case 'alibaba':
      return {
        driver,
        endpoint,
        keyId: given.CAPTCHA_ALIBABA_KEY_ID,
        secret: given.CAPTCHA_ALIBABA_SECRET,
        sceneId: given.CAPTCHA_ALIBABA_SCENE_ID,
        prefix: given.CAPTCHA_ALIBABA_PREFIX,
        region: given.CAPTCHA_ALIBABA_REGION,
      };
  }
}

/** Formats the settings for display. */
export function describeCaptcha(captcha: CaptchaSettings) {
  const turnstile = captcha.driver === 'turnstile' ? captcha : undefined;
  const tencent = captcha.driver === 'tencent' ? captcha : undefined;
  const alibaba = captcha.driver === 'alibaba' ? captcha : undefined;
  return {
    CAPTCHA_DRIVER: captcha.driver,
    CAPTCHA_ENDPOINT: captcha.driver === 'slider' ? '' : captcha.endpoint,
    CAPTCHA_TURNSTILE_SITE_KEY: turnstile?.siteKey ?? '',
    CAPTCHA_TURNSTILE_SECRET: turnstile?.secret ?? '',
    CAPTCHA_TENCENT_SECRET_ID: tencent?.secretId ?? '',
    CAPTCHA_TENCENT_SECRET_KEY: tencent?.secretKey ?? '',
    CAPTCHA_TENCENT_APP_ID: tencent?.appId ?? '',
    CAPTCHA_TENCENT_APP_SECRET: tencent?.appSecret ?? '',
    CAPTCHA_ALIBABA_KEY_ID: alibaba?.keyId ?? '',
    CAPTCHA_ALIBABA_SECRET: alibaba?.secret ?? '',
    CAPTCHA_ALIBABA_SCENE_ID: alibaba?.sceneId ?? '',
    CAPTCHA_ALIBABA_PREFIX: alibaba?.prefix ?? '',
    CAPTCHA_ALIBABA_REGION: alibaba?.region ?? '',
  };
}

/** Returns one line for each key that the driver lacks. */
export function captchaFaults(given: GivenSettings): string[] {
  const driver = given.CAPTCHA_DRIVER;
  return needed[driver]
    .filter((name) => !given[name])
    .map((name) => `CAPTCHA_DRIVER ${driver} needs ${name}.`);
}

const needed: Readonly<Record<Driver, readonly (keyof GivenSettings)[]>> = {
  slider: [],
  turnstile: ['CAPTCHA_TURNSTILE_SITE_KEY', 'CAPTCHA_TURNSTILE_SECRET'],
  tencent: [
    ...(['CAPTCHA_TENCENT_SECRET_ID', 'CAPTCHA_TENCENT_SECRET_KEY'] as const),
    ...(['CAPTCHA_TENCENT_APP_ID', 'CAPTCHA_TENCENT_APP_SECRET'] as const),
  ],
  alibaba: [
    ...(['CAPTCHA_ALIBABA_KEY_ID', 'CAPTCHA_ALIBABA_SECRET'] as const),
    ...(['CAPTCHA_ALIBABA_SCENE_ID', 'CAPTCHA_ALIBABA_PREFIX'] as const),
  ],
};

function defaultEndpoint(driver: Driver, region: 'cn' | 'sgp'): string {
  switch (driver) {
    case 'slider':
      return '';
    case 'turnstile':
      return 'https://challenges.cloudflare.com';
    case 'tencent':
      return 'https://captcha.tencentcloudapi.com';
    case 'alibaba':
      return region === 'cn'
        ? 'https://captcha.cn-shanghai.aliyuncs.com'
        : 'https://captcha.ap-southeast-1.aliyuncs.com';
  }
}
