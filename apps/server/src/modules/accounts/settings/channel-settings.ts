import { isPhoneCountry } from '@inkstone/domain/accounts';
import { z } from 'zod';
import { address, missingSettings } from '../../../platform/settings/setting-schemas.ts';
import type { SettingDescription } from '../../../platform/settings/settings-group.ts';
import type { ChannelSettings, SmsService } from '../../../ports/accounts-config.ts';

const smsDrivers = ['simulator', 'aliyun', 'tencent', 'http'] as const;
type SmsDriver = (typeof smsDrivers)[number];

const text = z.string().default('');

/** The schema of the channel settings. */
export const channelSchema = {
  SMS_DRIVER: z
    .string()
    .transform((value) => value.split(',').map((driver) => driver.trim()))
    .pipe(
      z.array(
        z.enum(smsDrivers, {
          error: 'must be simulator, or some of aliyun, tencent and http with commas between',
        }),
      ),
    )
    .default(['simulator']),
  SMS_ALIYUN_ENDPOINT: httpAddress().default('https://dysmsapi.aliyuncs.com'),
  SMS_ALIYUN_KEY_ID: text,
  SMS_ALIYUN_SECRET: text,
  SMS_ALIYUN_SIGN: text,
  SMS_ALIYUN_TEMPLATE: text,
  SMS_ALIYUN_TEMPLATE_ABROAD: text,
  SMS_ALIYUN_TEMPLATE_RENEWAL: text,
  SMS_TENCENT_ENDPOINT: httpAddress().default('https://sms.tencentcloudapi.com'),
  SMS_TENCENT_REGION: z.string().default('ap-guangzhou'),
  SMS_TENCENT_SECRET_ID: text,
  SMS_TENCENT_SECRET_KEY: text,
  SMS_TENCENT_APP_ID: text,
  SMS_TENCENT_SIGN: text,
  SMS_TENCENT_TEMPLATE: text,
  SMS_TENCENT_TEMPLATE_ABROAD: text,
  SMS_TENCENT_TEMPLATE_RENEWAL: text,
  SMS_HTTP_URL: httpAddress().optional(),
  SMS_HTTP_SECRET: text,
  SMS_COUNTRIES: z
    .string()
    .transform((value) => value.split(',').map((country) => country.trim().toUpperCase()))
    .refine((all) => all.join() === 'ALL' || all.every(isPhoneCountry), {
      error: 'must be all, or countries by two letters such as CN,HK with commas between',
    })
    .optional(),
  MAIL_DRIVER: z.enum(['simulator', 'smtp'], { error: 'must be simulator or smtp' }).default('simulator'),
  SMTP_URL: z
    .string()
    .refine((url) => URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol), {
      error: 'must look like smtp://user:password@host:587 or smtps://user:password@host:465',
    })
    .optional(),
  SMTP_TLS: z.enum(['required', 'optional'], { error: 'must be required or optional' }).default('required'),
  MAIL_FROM: text,
};
/** The descriptions of the channel settings. */
export const channelDescriptions = {
  SMS_DRIVER: {
    means:
      'simulator (default): codes appear on /simulator and in the log; or aliyun, tencent, http, tried in the given order',
  },
  SMS_ALIYUN_ENDPOINT: { means: 'address of the service; default https://dysmsapi.aliyuncs.com' },
  SMS_ALIYUN_KEY_ID: { means: 'AccessKey ID at Alibaba Cloud' },
  SMS_ALIYUN_SECRET: { means: 'its AccessKey Secret', secret: true },
  SMS_ALIYUN_SIGN: { means: 'approved signature (SignName)' },
  SMS_ALIYUN_TEMPLATE: { means: 'approved template (TemplateCode) with the variable code' },
  SMS_ALIYUN_TEMPLATE_ABROAD: { means: 'template for other countries; without it no codes are sent abroad' },
  SMS_ALIYUN_TEMPLATE_RENEWAL: {
    means:
      'template that announces charges of subscriptions (variables plan, amount, date); without it e-mail announces them',
  },
  SMS_TENCENT_ENDPOINT: { means: 'address of the service; default https://sms.tencentcloudapi.com' },
  SMS_TENCENT_REGION: { means: 'region at Tencent Cloud; default ap-guangzhou' },
  SMS_TENCENT_SECRET_ID: { means: 'SecretId at Tencent Cloud' },
  SMS_TENCENT_SECRET_KEY: { means: 'its SecretKey', secret: true },
  SMS_TENCENT_APP_ID: { means: 'SmsSdkAppId' },
  SMS_TENCENT_SIGN: { means: 'approved signature (SignName)' },
  SMS_TENCENT_TEMPLATE: { means: 'approved template (TemplateId) with one variable, the code' },
  SMS_TENCENT_TEMPLATE_ABROAD: { means: 'template for other countries; without it no codes are sent abroad' },
  SMS_TENCENT_TEMPLATE_RENEWAL: {
    means:
      'template that announces charges of subscriptions (three variables: plan, amount, date); without it e-mail announces them',
  },
  SMS_HTTP_URL: {
    means:
      'URL that accepts a POST of JSON with phone, code, text, language; may contain {phone}, {code}, {language}',
  },
  SMS_HTTP_SECRET: { means: 'bearer secret of the requests', secret: true },
  SMS_COUNTRIES: {
    means:
      'all, or countries whose numbers receive codes, such as CN,HK,US; default all if sending abroad is configured, otherwise CN',
  },
  MAIL_DRIVER: { means: 'simulator (default): mails appear on /simulator; or smtp' },
  SMTP_URL: {
    means: 'smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465',
    secret: true,
  },
  SMTP_TLS: { means: 'required (default), or optional: mails may be sent without encryption' },
  MAIL_FROM: { means: 'sender of mails, such as Inkstone <write@example.org>' },
} as const satisfies Record<keyof typeof channelSchema, SettingDescription>;

type GivenSettings = z.output<z.ZodObject<typeof channelSchema>>;

/** Reads the channel settings. */
export function readChannels(given: GivenSettings): ChannelSettings {
  const sms = given.SMS_DRIVER.flatMap((driver) => readService(driver, given) ?? []);
  return {
    sms,
    countries: readCountries(given.SMS_COUNTRIES, sms),
    mail:
      given.MAIL_DRIVER === 'simulator'
        ? { driver: 'simulator' }
        : {
            driver: 'smtp',
            url: given.SMTP_URL ?? '',
            from: given.MAIL_FROM,
            requiresTls: given.SMTP_TLS === 'required',
          },
  };
}

/** Returns the countries whose numbers are served: by default China only, unless a service can send abroad. */
function readCountries(given: string[] | undefined, sms: readonly SmsService[]): readonly string[] | null {
  if (given) return given.join() === 'ALL' ? null : given;
  const sendsAbroad = sms.some((service) => service.driver === 'http' || service.templateAbroad !== '');
  return sms.length === 0 || sendsAbroad ? null : ['CN'];
}

/** Formats the settings for display. */
export function describeChannels({ sms, countries, mail }: ChannelSettings) {
  const aliyun = sms.find((service) => service.driver === 'aliyun');
  const tencent = sms.find((service) => service.driver === 'tencent');
  const http = sms.find((service) => service.driver === 'http');
  const smtp = mail.driver === 'smtp' ? mail : undefined;
  return {
    SMS_DRIVER: sms.map((service) => service.driver).join(',') || 'simulator',
    SMS_ALIYUN_ENDPOINT: aliyun?.endpoint ?? '',
    SMS_ALIYUN_KEY_ID: aliyun?.keyId ?? '',
    SMS_ALIYUN_SECRET: aliyun?.secret ?? '',
    SMS_ALIYUN_SIGN: aliyun?.signName ?? '',
    SMS_ALIYUN_TEMPLATE: aliyun?.template ?? '',
    SMS_ALIYUN_TEMPLATE_ABROAD: aliyun?.templateAbroad ?? '',
    SMS_ALIYUN_TEMPLATE_RENEWAL: aliyun?.templateNotice ?? '',
    SMS_TENCENT_ENDPOINT: tencent?.endpoint ?? '',
    SMS_TENCENT_REGION: tencent?.region ?? '',
    SMS_TENCENT_SECRET_ID: tencent?.secretId ?? '',
    SMS_TENCENT_SECRET_KEY: tencent?.secretKey ?? '',
    SMS_TENCENT_APP_ID: tencent?.appId ?? '',
    SMS_TENCENT_SIGN: tencent?.signName ?? '',
    SMS_TENCENT_TEMPLATE: tencent?.template ?? '',
    SMS_TENCENT_TEMPLATE_ABROAD: tencent?.templateAbroad ?? '',
    SMS_TENCENT_TEMPLATE_RENEWAL: tencent?.templateNotice ?? '',
    SMS_HTTP_URL: http?.url ?? '',
    SMS_HTTP_SECRET: http?.secret ?? '',
    SMS_COUNTRIES: countries?.join(',') ?? 'all',
    MAIL_DRIVER: mail.driver,
    SMTP_URL: smtp?.url ?? '',
    SMTP_TLS: smtp && !smtp.requiresTls ? 'optional' : 'required',
    MAIL_FROM: smtp?.from ?? '',
  };
}

/** Returns one line for each inconsistency. */
export function channelFaults(given: GivenSettings, hasEmailRegistration: boolean): string[] {
  const drivers = given.SMS_DRIVER;
  const isSimulated = drivers.includes('simulator');
  const faults = [
    ...drivers.flatMap((driver) => missingSettings(given, `SMS_DRIVER ${driver}`, needed[driver])),
    ...missingSettings(
      given,
      'MAIL_DRIVER smtp',
      given.MAIL_DRIVER === 'smtp' ? ['SMTP_URL', 'MAIL_FROM'] : [],
    ),
  ];
  if (drivers.length > 1 && isSimulated)
    faults.push('SMS_DRIVER names simulator beside a service: codes would only sometimes go out.');
  if (new Set(drivers).size < drivers.length) faults.push('SMS_DRIVER names a service twice.');
  if (hasEmailRegistration && given.MAIL_DRIVER === 'simulator' && !isSimulated)
    faults.push('EMAIL_REGISTRATION is true while SMS is real and mail simulated: set MAIL_DRIVER to smtp.');
  return faults;
}

const needed: Readonly<Record<SmsDriver, readonly (keyof GivenSettings)[]>> = {
  simulator: [],
  aliyun: ['SMS_ALIYUN_KEY_ID', 'SMS_ALIYUN_SECRET', 'SMS_ALIYUN_SIGN', 'SMS_ALIYUN_TEMPLATE'],
  tencent: [
    ...(['SMS_TENCENT_SECRET_ID', 'SMS_TENCENT_SECRET_KEY', 'SMS_TENCENT_APP_ID'] as const),
    ...(['SMS_TENCENT_SIGN', 'SMS_TENCENT_TEMPLATE'] as const),
  ],
  http: ['SMS_HTTP_URL', 'SMS_HTTP_SECRET'],
};

function readService(driver: SmsDriver, given: GivenSettings): SmsService | null {
  switch (driver) {
    case 'simulator':
      return null;
    case 'aliyun':
      return {
        driver,
        endpoint: given.SMS_ALIYUN_ENDPOINT,
        keyId: given.SMS_ALIYUN_KEY_ID,
        secret: given.SMS_ALIYUN_SECRET,
        signName: given.SMS_ALIYUN_SIGN,
        template: given.SMS_ALIYUN_TEMPLATE,
        templateAbroad: given.SMS_ALIYUN_TEMPLATE_ABROAD,
        templateNotice: given.SMS_ALIYUN_TEMPLATE_RENEWAL,
      };
    case 'tencent':
      return {
        driver,
        endpoint: given.SMS_TENCENT_ENDPOINT,
        region: given.SMS_TENCENT_REGION,
        secretId: given.SMS_TENCENT_SECRET_ID,
        secretKey: given.SMS_TENCENT_SECRET_KEY,
        appId: given.SMS_TENCENT_APP_ID,
        signName: given.SMS_TENCENT_SIGN,
        template: given.SMS_TENCENT_TEMPLATE,
        templateAbroad: given.SMS_TENCENT_TEMPLATE_ABROAD,
        templateNotice: given.SMS_TENCENT_TEMPLATE_RENEWAL,
      };
    case 'http':
      return { driver, url: given.SMS_HTTP_URL ?? '', secret: given.SMS_HTTP_SECRET };
  }
}

function httpAddress() {
  return address(['http:', 'https:'], 'must be an http or https address');
}
