import { z } from 'zod';
import type { SettingDescription } from '../../../platform/settings/settings-group.ts';
import type { LoginSettings } from '../../../ports/accounts-config.ts';

const wechatDrivers = [
  'off',
  'simulator',
  'open-platform',
  'service-account',
  'open-platform,service-account',
  'service-account,open-platform',
] as const satisfies LoginSettings['wechat']['driver'][];

/** The schema of the login settings. */
export const loginSchema = {
  LOGIN_WECHAT: z
    .string()
    .transform((value) => value.replaceAll(/\s*,\s*/g, ','))
    .pipe(
      z.enum(wechatDrivers, {
        error: 'must be off, simulator, open-platform, service-account, or the last two with a comma between',
      }),
    )
    .optional(),
  LOGIN_QQ: choice(['off', 'simulator', 'qq']),
  LOGIN_GOOGLE: choice(['off', 'simulator', 'google']),
  LOGIN_APPLE: choice(['off', 'simulator', 'apple']),
  LOGIN_PHONE: z
    .enum(['required', 'optional'], { error: 'must be required or optional' })
    .default('required'),
  WECHAT_APP_ID: z.string().default(''),
  WECHAT_APP_SECRET: z.string().default(''),
  WECHAT_ACCOUNT_APP_ID: z.string().default(''),
  WECHAT_ACCOUNT_APP_SECRET: z.string().default(''),
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
/** The descriptions of the login settings. */
export const loginDescriptions = {
  LOGIN_WECHAT: {
    means:
      'off, simulator, open-platform, service-account, or the last two separated by a comma: the first then shows QR codes, the account is used inside WeChat; default simulator if SMS is simulated, otherwise off',
  },
  LOGIN_QQ: { means: 'off, qq or simulator; default as for LOGIN_WECHAT' },
  LOGIN_GOOGLE: { means: 'off, google or simulator; default as for LOGIN_WECHAT' },
  LOGIN_APPLE: { means: 'off, apple or simulator; default as for LOGIN_WECHAT' },
  LOGIN_PHONE: {
    means: 'required (default): a first social login needs a phone number; or optional',
  },
  WECHAT_APP_ID: { means: 'app id at WeChat of the website, or of the service account if only that is used' },
  WECHAT_APP_SECRET: { means: 'its secret', secret: true },
  WECHAT_ACCOUNT_APP_ID: { means: 'app id of the service account if a website is used too' },
  WECHAT_ACCOUNT_APP_SECRET: { means: 'its secret', secret: true },
  WECHAT_CALLBACK_TOKEN: {
    means: 'token of the service account, whose server calls BASE_URL/api/wechat/callback',
    secret: true,
  },
  WECHAT_AES_KEY: {
    means: 'EncodingAESKey of the service account in secure mode; without it messages are in plain text',
    secret: true,
  },
  QQ_APP_ID: { means: 'app id at QQ Connect; the app must be permitted to read unionids' },
  QQ_APP_KEY: { means: 'its key', secret: true },
  GOOGLE_CLIENT_ID: { means: 'client id at Google' },
  GOOGLE_CLIENT_SECRET: { means: 'its secret', secret: true },
  GOOGLE_HOSTED_DOMAIN: { means: 'only accounts of this Workspace domain; default all' },
  APPLE_SERVICES_ID: { means: 'Services ID of Sign in with Apple; not the bundle id of an app' },
  APPLE_TEAM_ID: { means: 'team id at Apple' },
  APPLE_KEY_ID: { means: 'id of the key below' },
  APPLE_PRIVATE_KEY: { means: 'text of the .p8 file of a key for Sign in with Apple', secret: true },
} as const satisfies Record<keyof typeof loginSchema, SettingDescription>;

type GivenSettings = z.output<z.ZodObject<typeof loginSchema>>;

/** By default, social logins are simulated while SMS is simulated, and off otherwise. */
export function readLogin(given: GivenSettings, isSmsSimulated: boolean): LoginSettings {
  const unset = isSmsSimulated ? 'simulator' : 'off';
  return {
    wechat: readWechat(given, given.LOGIN_WECHAT ?? unset),
    qq: readQq(given, given.LOGIN_QQ ?? unset),
    google: readGoogle(given, given.LOGIN_GOOGLE ?? unset),
    apple: readApple(given, given.LOGIN_APPLE ?? unset),
    phone: given.LOGIN_PHONE,
  };
}

/** Formats the settings for display. */
export function describeLogin({ wechat, qq, google, apple, phone }: LoginSettings) {
  const idOf = (setting: object) => ('appId' in setting ? String(setting.appId) : '');
  return {
    LOGIN_WECHAT: wechat.driver,
    LOGIN_QQ: qq.driver,
    LOGIN_GOOGLE: google.driver,
    LOGIN_APPLE: apple.driver,
    LOGIN_PHONE: phone,
    ...describeWechat(wechat),
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

/** Returns one line for each inconsistency. */
export function loginFaults(
  { wechat, qq, google, apple }: LoginSettings,
  { isHttps, isSmsSimulated }: { readonly isHttps: boolean; readonly isSmsSimulated: boolean },
): string[] {
  const faults = [
    ...missingKeys('LOGIN_WECHAT', { ...describeWechat(wechat), driver: wechat.driver }, wechatNeeds(wechat)),
    ...missingKeys('LOGIN_QQ', qq, { appId: 'QQ_APP_ID', appKey: 'QQ_APP_KEY' }),
    ...missingKeys('LOGIN_GOOGLE', google, {
      clientId: 'GOOGLE_CLIENT_ID',
      clientSecret: 'GOOGLE_CLIENT_SECRET',
    }),
    ...missingKeys('LOGIN_APPLE', apple, {
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

function missingKeys(name: string, setting: object, needed: Readonly<Record<string, string>>): string[] {
  const values = new Map<string, unknown>(Object.entries(setting));
  const missing = Object.entries(needed)
    .filter(([field]) => values.get(field) === '')
    .map(([, each]) => each);
  return missing.length === 0
    ? []
    : [`${name} is ${String(values.get('driver'))}, which needs ${missing.join(' and ')}.`];
}

function readWechat(
  given: GivenSettings,
  driver: LoginSettings['wechat']['driver'],
): LoginSettings['wechat'] {
  const app = { appId: given.WECHAT_APP_ID, appSecret: given.WECHAT_APP_SECRET };
  const website = { driver: 'open-platform', ...app } as const;
  const keys = { callbackToken: given.WECHAT_CALLBACK_TOKEN ?? '', aesKey: given.WECHAT_AES_KEY ?? null };
  const account = { driver: 'service-account', ...app, ...keys } as const;
  switch (driver) {
    case 'off':
    case 'simulator':
      return { driver };
    case 'open-platform':
      return website;
    case 'service-account':
      return account;
    default: {
      const own = { appId: given.WECHAT_ACCOUNT_APP_ID, appSecret: given.WECHAT_ACCOUNT_APP_SECRET };
      return { driver, website, account: { ...account, ...own } };
    }
  }
}

function describeWechat(wechat: LoginSettings['wechat']) {
  const both = 'website' in wechat ? wechat : null;
  const first = both ? both.website : wechat;
  const account = both ? both.account : wechat;
  return {
    WECHAT_APP_ID: 'appId' in first ? first.appId : '',
    WECHAT_APP_SECRET: 'appSecret' in first ? first.appSecret : '',
    WECHAT_ACCOUNT_APP_ID: both?.account.appId ?? '',
    WECHAT_ACCOUNT_APP_SECRET: both?.account.appSecret ?? '',
    WECHAT_CALLBACK_TOKEN: 'callbackToken' in account ? account.callbackToken : '',
    WECHAT_AES_KEY: 'aesKey' in account ? (account.aesKey ?? '') : '',
  };
}

/** A service account that provides no QR codes is never called by WeChat. */
function wechatNeeds({ driver }: LoginSettings['wechat']): Readonly<Record<string, string>> {
  if (driver === 'off' || driver === 'simulator') return {};
  const names = [
    ...['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
    ...(driver.includes(',') ? ['WECHAT_ACCOUNT_APP_ID', 'WECHAT_ACCOUNT_APP_SECRET'] : []),
    ...(driver.startsWith('service-account') ? ['WECHAT_CALLBACK_TOKEN'] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, name]));
}

function readQq(given: GivenSettings, driver: LoginSettings['qq']['driver']): LoginSettings['qq'] {
  if (driver !== 'qq') return { driver };
  return { driver, appId: given.QQ_APP_ID, appKey: given.QQ_APP_KEY };
}

function readGoogle(
  given: GivenSettings,
  driver: LoginSettings['google']['driver'],
): LoginSettings['google'] {
  if (driver !== 'google') return { driver };
  return {
    driver,
    clientId: given.GOOGLE_CLIENT_ID,
    clientSecret: given.GOOGLE_CLIENT_SECRET,
    hostedDomain: given.GOOGLE_HOSTED_DOMAIN ?? null,
  };
}

function readApple(given: GivenSettings, driver: LoginSettings['apple']['driver']): LoginSettings['apple'] {
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
