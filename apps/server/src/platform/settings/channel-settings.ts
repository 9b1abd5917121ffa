import { isPhoneCountry } from '@inkstone/domain/accounts';
import { z } from 'zod';

/** SMS through Alibaba Cloud. Templates have one variable, `code`. */
export interface AliyunSettings {
  readonly driver: 'aliyun';
  readonly endpoint: string;
  readonly keyId: string;
  readonly secret: string;
  readonly signName: string;
  readonly template: string;
  /** For numbers outside mainland China; empty if none are supported. */
  readonly templateAbroad: string;
}

/** SMS through Tencent Cloud. Templates have one variable, the code. */
export interface TencentSettings {
  readonly driver: 'tencent';
  readonly endpoint: string;
  readonly region: string;
  readonly secretId: string;
  readonly secretKey: string;
  readonly appId: string;
  readonly signName: string;
  readonly template: string;
  readonly templateAbroad: string;
}

/** SMS through the operator's own HTTP service. */
export interface HttpSmsSettings {
  readonly driver: 'http';
  /** May contain {phone}, {code} and {language}. */
  readonly url: string;
  readonly secret: string;
}

export type SmsService = AliyunSettings | TencentSettings | HttpSmsSettings;

/** Mail through SMTP. */
export interface SmtpSettings {
  readonly driver: 'smtp';
  /** smtp://user:password@host:587 or smtps://… */
  readonly url: string;
  readonly from: string;
  readonly requiresTls: boolean;
}

/** SMS and mail channels. */
export interface ChannelSettings {
  /** In order of preference; empty while SMS is simulated. */
  readonly sms: readonly SmsService[];
  /** Two-letter codes of the countries and regions served; null for all. */
  readonly countries: readonly string[] | null;
  readonly mail: SmtpSettings | { readonly driver: 'simulator' };
}

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
  SMS_TENCENT_ENDPOINT: httpAddress().default('https://sms.tencentcloudapi.com'),
  SMS_TENCENT_REGION: z.string().default('ap-guangzhou'),
  SMS_TENCENT_SECRET_ID: text,
  SMS_TENCENT_SECRET_KEY: text,
  SMS_TENCENT_APP_ID: text,
  SMS_TENCENT_SIGN: text,
  SMS_TENCENT_TEMPLATE: text,
  SMS_TENCENT_TEMPLATE_ABROAD: text,
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
type Given = z.output<z.ZodObject<typeof channelSchema>>;

/** Reads the channel settings. */
export function readChannels(given: Given): ChannelSettings {
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

/** Defaults to China alone unless a service can send abroad. */
function readCountries(given: string[] | undefined, sms: readonly SmsService[]): readonly string[] | null {
  if (given) return given.join() === 'ALL' ? null : given;
  const goesAbroad = sms.some((service) => service.driver === 'http' || service.templateAbroad !== '');
  return sms.length === 0 || goesAbroad ? null : ['CN'];
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
    SMS_TENCENT_ENDPOINT: tencent?.endpoint ?? '',
    SMS_TENCENT_REGION: tencent?.region ?? '',
    SMS_TENCENT_SECRET_ID: tencent?.secretId ?? '',
    SMS_TENCENT_SECRET_KEY: tencent?.secretKey ?? '',
    SMS_TENCENT_APP_ID: tencent?.appId ?? '',
    SMS_TENCENT_SIGN: tencent?.signName ?? '',
    SMS_TENCENT_TEMPLATE: tencent?.template ?? '',
    SMS_TENCENT_TEMPLATE_ABROAD: tencent?.templateAbroad ?? '',
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
export function channelFaults(given: Given, hasEmailRegistration: boolean): string[] {
  const drivers = given.SMS_DRIVER;
  const isSimulated = drivers.includes('simulator');
  const faults = [
    ...drivers.flatMap((driver) => lacking(given, `SMS_DRIVER ${driver}`, needed[driver])),
    ...lacking(given, 'MAIL_DRIVER smtp', given.MAIL_DRIVER === 'smtp' ? ['SMTP_URL', 'MAIL_FROM'] : []),
  ];
  if (drivers.length > 1 && isSimulated)
    faults.push('SMS_DRIVER names simulator beside a service: codes would only sometimes go out.');
  if (new Set(drivers).size < drivers.length) faults.push('SMS_DRIVER names a service twice.');
  if (hasEmailRegistration && given.MAIL_DRIVER === 'simulator' && !isSimulated)
    faults.push('EMAIL_REGISTRATION is true while SMS is real and mail simulated: set MAIL_DRIVER to smtp.');
  return faults;
}

const needed: Readonly<Record<SmsDriver, readonly (keyof Given)[]>> = {
  simulator: [],
  aliyun: ['SMS_ALIYUN_KEY_ID', 'SMS_ALIYUN_SECRET', 'SMS_ALIYUN_SIGN', 'SMS_ALIYUN_TEMPLATE'],
  tencent: [
    ...(['SMS_TENCENT_SECRET_ID', 'SMS_TENCENT_SECRET_KEY', 'SMS_TENCENT_APP_ID'] as const),
    ...(['SMS_TENCENT_SIGN', 'SMS_TENCENT_TEMPLATE'] as const),
  ],
  http: ['SMS_HTTP_URL', 'SMS_HTTP_SECRET'],
};

function lacking(given: Given, by: string, names: readonly (keyof Given)[]): string[] {
  return names.filter((name) => !given[name]).map((name) => `${by} needs ${name}.`);
}

function readService(driver: SmsDriver, given: Given): SmsService | null {
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
      };
    case 'http':
      return { driver, url: given.SMS_HTTP_URL ?? '', secret: given.SMS_HTTP_SECRET };
  }
}

function httpAddress() {
  return z.string().refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), {
    error: 'must be an http or https address',
  });
}
