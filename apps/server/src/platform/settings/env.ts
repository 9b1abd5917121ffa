import { readFileSync } from 'node:fs';

/** Description of one setting, for `inkstone help`, `inkstone config` and the check of compose.yaml. */
interface Setting {
  readonly means: string;
  /** Never printed, not even in error messages. */
  readonly secret?: true;
}

/** All settings of the product. Each may also be given as NAME_FILE, the path of a file with the value. */
export const settings = {
  NODE_ENV: { means: 'production (default), development (pages come from Vite) or test (no pages)' },
  PORT: { means: 'port to listen on; default 4700' },
  HOST: { means: 'address to listen on; default 127.0.0.1' },
  BASE_URL: { means: 'where people reach the site; default http://localhost:PORT' },
  DATA_DIR: { means: 'folder of the embedded database, files and keys; default ./data' },
  LANGPACK_DIR: {
    means: 'folder of language packs (script/langpack makes them); default langpacks under DATA_DIR',
  },
  TERMS_DIR: {
    means: "folder of the operator's own terms, as in docs/terms.md; without it the templates are shown",
  },
  GEO_DATABASE: {
    means:
      'map of addresses in the format of MaxMind (.mmdb) by which devices are shown with their place; default none',
  },
  DATABASE_URL: { means: 'PostgreSQL 15 or newer; without it the embedded database is used', secret: true },
  REDIS_URL: {
    means:
      'Redis or Valkey 6.2 or newer, so that limits hold and cursors reach over several processes; without it each process counts alone',
    secret: true,
  },
  REDIS_PREFIX: { means: 'in front of every key in Redis; default inkstone:' },
  S3_URL: { means: 'bucket for files; without it they lie under DATA_DIR', secret: true },
  ROLE: { means: 'all (default), or some of web, sync and worker with commas between' },
  LOG_LEVEL: { means: 'debug, info (default), warn, error or silent' },
  TRUSTED_PROXIES: { means: 'addresses or networks whose X-Forwarded-* headers are believed; default none' },
  SECRET_KEY: {
    means:
      'at least 32 characters, the same for all processes; to change it put the new one before the old with a comma; by default made under DATA_DIR/keys',
    secret: true,
  },
  METRICS_TOKEN: { means: 'bearer token of /metrics; without it only this machine may read', secret: true },
  CODES_PER_DAY: { means: 'codes that one number or address may get in a day; default 10' },
  CODES_PER_HOUR: { means: 'codes sent in an hour, to everybody together; default 3000' },
  CODES_ABROAD_PER_HOUR: { means: 'codes sent in an hour to one area code other than 86; default 60' },
  EMAIL_REGISTRATION: { means: 'false (default), or true: accounts can be made by e-mail too' },
  LOGIN_WECHAT: {
    means:
      'off, simulator, open-platform or service-account, or both with a comma: the first shows QR codes, the account asks inside WeChat; by default simulator while SMS is one, else off',
  },
  LOGIN_QQ: { means: 'off, qq or simulator; default as for LOGIN_WECHAT' },
  LOGIN_GOOGLE: { means: 'off, google or simulator; default as for LOGIN_WECHAT' },
  LOGIN_APPLE: { means: 'off, apple or simulator; default as for LOGIN_WECHAT' },
  LOGIN_PHONE: {
    means: 'required (default): a first social login must bring a phone number; or optional',
  },
  WECHAT_APP_ID: { means: 'app id at WeChat of the website, or of the service account where that is alone' },
  WECHAT_APP_SECRET: { means: 'its secret', secret: true },
  WECHAT_ACCOUNT_APP_ID: { means: 'app id of the service account beside a website' },
  WECHAT_ACCOUNT_APP_SECRET: { means: 'its secret', secret: true },
  WECHAT_CALLBACK_TOKEN: {
    means: 'token of the service account, whose server calls BASE_URL/api/wechat/callback',
    secret: true,
  },
  WECHAT_AES_KEY: {
    means: 'EncodingAESKey of the service account in safe mode; without it messages come in plain text',
    secret: true,
  },
  QQ_APP_ID: { means: 'app id at QQ Connect; the app must have the right to read unionids' },
  QQ_APP_KEY: { means: 'its key', secret: true },
  GOOGLE_CLIENT_ID: { means: 'client id at Google' },
  GOOGLE_CLIENT_SECRET: { means: 'its secret', secret: true },
  GOOGLE_HOSTED_DOMAIN: { means: 'only accounts of this Workspace domain; by default of everybody' },
  APPLE_SERVICES_ID: { means: 'Services ID of Sign in with Apple; not the bundle id of an app' },
  APPLE_TEAM_ID: { means: 'team id at Apple' },
  APPLE_KEY_ID: { means: 'id of the key below' },
  APPLE_PRIVATE_KEY: { means: 'text of the .p8 file of a key for Sign in with Apple', secret: true },
  SMS_DRIVER: {
    means:
      'simulator (default): codes appear on /simulator and in the log; or aliyun, tencent, http, tried in the order given',
  },
  SMS_ALIYUN_ENDPOINT: { means: 'address of the service; default https://dysmsapi.aliyuncs.com' },
  SMS_ALIYUN_KEY_ID: { means: 'AccessKey ID at Alibaba Cloud' },
  SMS_ALIYUN_SECRET: { means: 'its AccessKey Secret', secret: true },
  SMS_ALIYUN_SIGN: { means: 'approved signature (SignName)' },
  SMS_ALIYUN_TEMPLATE: { means: 'approved template (TemplateCode) with the variable code' },
  SMS_ALIYUN_TEMPLATE_ABROAD: { means: 'template for other countries; without it none are written to' },
  SMS_TENCENT_ENDPOINT: { means: 'address of the service; default https://sms.tencentcloudapi.com' },
  SMS_TENCENT_REGION: { means: 'region at Tencent Cloud; default ap-guangzhou' },
  SMS_TENCENT_SECRET_ID: { means: 'SecretId at Tencent Cloud' },
  SMS_TENCENT_SECRET_KEY: { means: 'its SecretKey', secret: true },
  SMS_TENCENT_APP_ID: { means: 'SmsSdkAppId' },
  SMS_TENCENT_SIGN: { means: 'approved signature (SignName)' },
  SMS_TENCENT_TEMPLATE: { means: 'approved template (TemplateId) with one variable, the code' },
  SMS_TENCENT_TEMPLATE_ABROAD: { means: 'template for other countries; without it none are written to' },
  SMS_HTTP_URL: {
    means: 'takes a POST of JSON with phone, code, text, language; may hold {phone}, {code}, {language}',
  },
  SMS_HTTP_SECRET: { means: 'bearer secret sent along', secret: true },
  SMS_COUNTRIES: {
    means:
      'all, or countries whose numbers get codes, such as CN,HK,US; default all where there is a way to send abroad, else CN',
  },
  MAIL_DRIVER: { means: 'simulator (default): mails appear on /simulator; or smtp' },
  SMTP_URL: {
    means: 'smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465',
    secret: true,
  },
  SMTP_TLS: { means: 'required (default), or optional: mails may go out without encryption' },
  MAIL_FROM: { means: 'sender of mails, such as Inkstone <write@example.org>' },
  WARM_CHECKS: {
    means: 'on (default): the thread that proofreads is started with the server and kept; off saves memory',
  },
  OPEN_CHECKS: { means: 'on (default): other programs may use /v2/check without an API key; or off' },
  OPEN_CHECKS_PER_MINUTE: { means: 'checks a minute and address without an API key; default 240' },
  CHECK_CHARACTERS: { means: 'longest text of one /v2/check, in characters; default and most 200000' },
  SHARING: { means: 'on (default): people may share documents by link; or off, for everybody' },
  PRIVATE_DESTINATIONS: {
    means: "on: archives may be sent to machines in the server's own network, such as a NAS; default off",
  },
  SESSION_DAYS: { means: 'days a sign-in lasts unused, to the end of the last one; default 21' },
  PROFILE_FAILURE_SIGNS_OUT: {
    means: 'on: a profile that cannot be fetched signs out, even when only the network fails; default off',
  },
  DEVICES_FREE: { means: 'desktops signed in at once, and as many phones and tablets; default 1' },
  DEVICES_PLUS: { means: 'devices signed in at once, with Plus; default 5' },
  DEVICES_PRO: { means: 'devices signed in at once, with Pro; default 10' },
  AUTH_ORIGINS: {
    means:
      'other domains of this server where a sign-in here holds too, as origins with commas; default none',
  },
  AUTH_RAW_TOKENS: {
    means: 'on: these may be given tokens in the clear, for programs of before; default off',
  },
  ACCOUNT_DELETION_DAYS: {
    means: 'days between asking for the deletion of an account and its removal, 0 to 14; default 7',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** Raw settings as text, and one line for each that could not be read. */
export interface Environment {
  readonly values: Readonly<Partial<Record<SettingName, string>>>;
  readonly faults: readonly string[];
}

/** Reads the known settings from `source`, following NAME_FILE. Empty values count as unset. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const values: Partial<Record<SettingName, string>> = {};
  const faults: string[] = [];
  for (const name of Object.keys(settings) as SettingName[]) {
    const direct = source[name];
    const file = source[`${name}_FILE`];
    if (direct && file) {
      faults.push(`${name} and ${name}_FILE are both given: keep one.`);
    } else if (file) {
      const content = readSecret(file);
      if (content === null) faults.push(`${name}_FILE names a file that cannot be read: ${file}`);
      else if (content === '') faults.push(`${name}_FILE names an empty file: ${file}`);
      else values[name] = content;
    } else if (direct) {
      values[name] = direct;
    }
  }
  return { values, faults };
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}
