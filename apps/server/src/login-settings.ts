import { z } from 'zod';

interface Off {
  readonly driver: 'off' | 'simulator';
}
interface WechatWebsite {
  readonly driver: 'open-platform';
  readonly appId: string;
  readonly appSecret: string;
}
interface WechatAccount {
  readonly driver: 'service-account';
  readonly appId: string;
  readonly appSecret: string;
  readonly callbackToken: string;
  /** The EncodingAESKey of safe mode; null for plain text. */
  readonly aesKey: string | null;
}
interface Qq {
  readonly driver: 'qq';
  readonly appId: string;
  readonly appKey: string;
}
interface Google {
  readonly driver: 'google';
  readonly clientId: string;
  readonly clientSecret: string;
  readonly hostedDomain: string | null;
}
interface Apple {
  readonly driver: 'apple';
  readonly servicesId: string;
  readonly teamId: string;
  readonly keyId: string;
  readonly privateKey: string;
}

/** Which social logins there are, with what their providers gave the operator. */
export interface LoginSettings {
  readonly wechat: Off | WechatWebsite | WechatAccount;
  readonly qq: Off | Qq;
  readonly google: Off | Google;
  readonly apple: Off | Apple;
  /** Whether a first social login must bring a phone number. */
  readonly phone: 'required' | 'optional';
}

/** Their part of the settings. */
export const loginSchema = {
  LOGIN_WECHAT: choice(['off', 'simulator', 'open-platform', 'service-account']),
  LOGIN_QQ: choice(['off', 'simulator', 'qq']),
  LOGIN_GOOGLE: choice(['off', 'simulator', 'google']),
  LOGIN_APPLE: choice(['off', 'simulator', 'apple']),
  LOGIN_PHONE: z
    .enum(['required', 'optional'], { error: 'must be required or optional' })
    .default('required'),
  WECHAT_APP_ID: z.string().default(''),
  WECHAT_APP_SECRET: z.string().default(''),
  WECHAT_CALLBACK_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9]{3,32}$/, { error: 'must be 3 to 32 letters and digits' })
    .optional(),
  WECHAT_AES_KEY: z
    .string()
    .regex(/^[A-Za-z0-9]{43}$/, { error: 'must be the EncodingAESKey of 43 letters and digits' })
    .optional(),
  QQ_APP_ID: z.string().default(''),
  QQ_APP_KEY: z.string().default(''),
  GOOGLE_CLIENT_ID: z.string().default(''),
  GOOGLE_CLIENT_SECRET: z.string().default(''),
  GOOGLE_HOSTED_DOMAIN: z.string().optional(),
  APPLE_SERVICES_ID: z.string().default(''),
  APPLE_TEAM_ID: z.string().default(''),
  APPLE_KEY_ID: z.string().default(''),
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((key) => key.replaceAll('\\n', '\n'))
    .refine((key) => key.includes('BEGIN PRIVATE KEY'), { error: 'must be the text of a .p8 file' })
    .optional(),
};
type Given = z.output<z.ZodObject<typeof loginSchema>>;

/** Where nothing is said, social logins are simulated as long as SMS is, and off from then on. */
export function readLogin(given: Given, isSmsSimulated: boolean): LoginSettings {
  const unset = isSmsSimulated ? 'simulator' : 'off';
  return {
    wechat: readWechat(given, given.LOGIN_WECHAT ?? unset),
    qq: readQq(given, given.LOGIN_QQ ?? unset),
    google: readGoogle(given, given.LOGIN_GOOGLE ?? unset),
    apple: readApple(given, given.LOGIN_APPLE ?? unset),
    phone: given.LOGIN_PHONE,
  };
}

/** The settings as text, for people. */
export function describeLogin({ wechat, qq, google, apple, phone }: LoginSettings) {
  const idOf = (setting: object) => ('appId' in setting ? String(setting.appId) : '');
  return {
    LOGIN_WECHAT: wechat.driver,
    LOGIN_QQ: qq.driver,
    LOGIN_GOOGLE: google.driver,
    LOGIN_APPLE: apple.driver,
    LOGIN_PHONE: phone,
    WECHAT_APP_ID: idOf(wechat),
    WECHAT_APP_SECRET: 'appSecret' in wechat ? wechat.appSecret : '',
    WECHAT_CALLBACK_TOKEN: 'callbackToken' in wechat ? wechat.callbackToken : '',
    WECHAT_AES_KEY: 'aesKey' in wechat ? (wechat.aesKey ?? '') : '',
    QQ_APP_ID: idOf(qq),
    QQ_APP_KEY: 'appKey' in qq ? qq.appKey : '',
    GOOGLE_CLIENT_ID: 'clientId' in google ? google.clientId : '',
    GOOGLE_CLIENT_SECRET: 'clientSecret' in google ? google.clientSecret : '',
    GOOGLE_HOSTED_DOMAIN: 'hostedDomain' in google ? (google.hostedDomain ?? '') : '',
    APPLE_SERVICES_ID: 'servicesId' in apple ? apple.servicesId : '',
    APPLE_TEAM_ID: 'teamId' in apple ? apple.teamId : '',
    APPLE_KEY_ID: 'keyId' in apple ? apple.keyId : '',
    APPLE_PRIVATE_KEY: 'privateKey' in apple ? apple.privateKey : '',
  };
}

/** What does not go together, one line for each. */
export function loginFaults(
  { wechat, qq, google, apple }: LoginSettings,
  { isHttps, isSmsSimulated }: { readonly isHttps: boolean; readonly isSmsSimulated: boolean },
): string[] {
  const faults = [
    ...lacking('LOGIN_WECHAT', wechat, {
      appId: 'WECHAT_APP_ID',
      appSecret: 'WECHAT_APP_SECRET',
      callbackToken: 'WECHAT_CALLBACK_TOKEN',
    }),
    ...lacking('LOGIN_QQ', qq, { appId: 'QQ_APP_ID', appKey: 'QQ_APP_KEY' }),
    ...lacking('LOGIN_GOOGLE', google, {
      clientId: 'GOOGLE_CLIENT_ID',
      clientSecret: 'GOOGLE_CLIENT_SECRET',
    }),
    ...lacking('LOGIN_APPLE', apple, {
      servicesId: 'APPLE_SERVICES_ID',
      teamId: 'APPLE_TEAM_ID',
      keyId: 'APPLE_KEY_ID',
      privateKey: 'APPLE_PRIVATE_KEY',
    }),
  ];
  const simulated = Object.entries({ WECHAT: wechat, QQ: qq, GOOGLE: google, APPLE: apple })
    .filter(([, { driver }]) => driver === 'simulator')
    .map(([name]) => `LOGIN_${name}`);
  if (simulated.length > 0 && !isSmsSimulated)
    faults.push(`${simulated.join(' and ')}: simulator lets anybody be anybody; not beside real SMS.`);
  if (apple.driver === 'apple' && !isHttps)
    faults.push('LOGIN_APPLE is apple, which needs a BASE_URL of https: Apple sends people to no other.');
  return faults;
}

function lacking(name: string, setting: object, needed: Readonly<Record<string, string>>): string[] {
  const values = new Map<string, unknown>(Object.entries(setting));
  const missing = Object.entries(needed)
    .filter(([field]) => values.get(field) === '')
    .map(([, each]) => each);
  return missing.length === 0
    ? []
    : [`${name} is ${String(values.get('driver'))}, which needs ${missing.join(' and ')}.`];
}

function readWechat(given: Given, driver: LoginSettings['wechat']['driver']): LoginSettings['wechat'] {
  const app = { appId: given.WECHAT_APP_ID, appSecret: given.WECHAT_APP_SECRET };
  if (driver === 'open-platform') return { driver, ...app };
  if (driver !== 'service-account') return { driver };
  const keys = { callbackToken: given.WECHAT_CALLBACK_TOKEN ?? '', aesKey: given.WECHAT_AES_KEY ?? null };
  return { driver, ...app, ...keys };
}

function readQq(given: Given, driver: LoginSettings['qq']['driver']): LoginSettings['qq'] {
  if (driver !== 'qq') return { driver };
  return { driver, appId: given.QQ_APP_ID, appKey: given.QQ_APP_KEY };
}

function readGoogle(given: Given, driver: LoginSettings['google']['driver']): LoginSettings['google'] {
  if (driver !== 'google') return { driver };
  return {
    driver,
    clientId: given.GOOGLE_CLIENT_ID,
    clientSecret: given.GOOGLE_CLIENT_SECRET,
    hostedDomain: given.GOOGLE_HOSTED_DOMAIN ?? null,
  };
}

function readApple(given: Given, driver: LoginSettings['apple']['driver']): LoginSettings['apple'] {
  if (driver !== 'apple') return { driver };
  return {
    driver,
    servicesId: given.APPLE_SERVICES_ID,
    teamId: given.APPLE_TEAM_ID,
    keyId: given.APPLE_KEY_ID,
    privateKey: given.APPLE_PRIVATE_KEY ?? '',
  };
}

function choice<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return z.enum(choices, { error: `must be one of ${choices.join(', ')}` }).optional();
}
