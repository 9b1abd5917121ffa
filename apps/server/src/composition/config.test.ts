import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../platform/settings/create-config.ts';
import { testConfig } from '../testing/config.ts';
import { pem } from '../testing/pem.ts';
import { describeConfig, readConfig } from './config.ts';

function configOf(source: Record<string, string>) {
  return readConfig(source);
}

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    configOf(source);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('config', () => {
  it('has the settings of every module', () => {
    expect(Object.keys(configOf({})).sort()).toEqual(Object.keys(testConfig()).sort());
  });

  it('starts without any setting', () => {
    expect(configOf({})).toMatchObject({
      mode: 'production',
      port: 4700,
      host: '127.0.0.1',
      baseUrl: 'http://localhost:4700',
      databaseUrl: null,
      geoDatabase: null,
      roles: ['web', 'sync', 'worker'],
      sessionDays: 21,
      accountDeletionDays: 7,
    });
  });

  it('reads a CAPTCHA vendor and never shows its secrets', () => {
    const config = configOf({
      CAPTCHA_DRIVER: 'alibaba',
      CAPTCHA_ALIBABA_KEY_ID: 'id',
      CAPTCHA_ALIBABA_SECRET: 'very-secret',
      CAPTCHA_ALIBABA_SCENE_ID: 'scene',
      CAPTCHA_ALIBABA_PREFIX: 'ab5cde',
      CAPTCHA_ALIBABA_REGION: 'sgp',
    });
    expect(config.captcha).toMatchObject({
      driver: 'alibaba',
      endpoint: 'https://captcha.ap-southeast-1.aliyuncs.com',
    });
    expect(configOf({}).captcha).toEqual({ driver: 'slider' });
    expect(describeConfig(config).join()).toContain('CAPTCHA_ALIBABA_SECRET = (given, not shown)');
    expect(describeConfig(config).join()).not.toContain('very-secret');
  });

  it('offers the listed trials', () => {
    const trialsOf = (TRIALS: string) => configOf({ TRIALS }).trials;
    expect(configOf({}).trials).toEqual(['pro_week']);
    expect(trialsOf('lucky, pro_week')).toEqual(['lucky', 'pro_week']);
    expect(trialsOf('off')).toEqual([]);
    expect(faultsOf({ TRIALS: 'pro_year' })).toHaveLength(1);
    expect(faultsOf({ TRIALS: 'off,lucky' })).toEqual(['TRIALS names off beside trials.']);
  });

  it('resolves a path against the working directory', () => {
    expect(configOf({ GEO_DATABASE: 'maps/city.mmdb' }).geoDatabase).toBe(resolve('maps/city.mmdb'));
  });

  it('treats an empty setting as absent', () => {
    expect(configOf({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4700, databaseUrl: null });
  });

  it('reports all faults at once, one line each with what is expected', () => {
    expect(
      faultsOf({ PORT: 'abc', BASE_URL: 'ftp://x', LOG_LEVEL: 'loud', ROLE: 'web,cook', SESSION_DAYS: '0' }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535, but is "abc".',
      'BASE_URL must be an http or https address such as https://write.example.org, but is "ftp://x".',
      'ROLE must be all, or some of web, sync and worker, separated by commas, but is "web,cook".',
      'LOG_LEVEL must be debug, info, warn, error or silent, but is "loud".',
      'SESSION_DAYS must be a whole number from 1 to 365, but is "0".',
    ]);
  });

  it.each(['70000', '-1', '4.5', '1e3', ' 80', '0x10'])('refuses the port %j', (port) => {
    expect(faultsOf({ PORT: port })).toHaveLength(1);
  });

  it.each(['https://write.example.org', 'https://write.example.org/'])(
    'normalises the base URL %s',
    (url) => {
      expect(configOf({ BASE_URL: url })).toMatchObject({
        baseUrl: 'https://write.example.org',
        isHttps: true,
      });
    },
  );

  it('refuses a base URL with a path', () => {
    expect(faultsOf({ BASE_URL: 'https://example.org/write' })).toEqual([
      'BASE_URL must not have a path, but is "https://example.org/write".',
    ]);
  });

  it('accepts only addresses and networks as proxies', () => {
    expect(configOf({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
    expect(faultsOf({ TRUSTED_PROXIES: '10.0.0.0/33' })).toHaveLength(1);
    expect(faultsOf({ TRUSTED_PROXIES: 'proxy.local' })).toHaveLength(1);
  });

  it('requires a shared database and secret to run only some roles', () => {
    expect(faultsOf({ ROLE: 'web' })).toHaveLength(2);
    const shared = { DATABASE_URL: 'postgres://h/d', SECRET_KEY: 'x'.repeat(32) };
    expect(configOf({ ROLE: 'web,sync', ...shared }).roles).toEqual(['web', 'sync']);
  });

  it.each([
    'http://write.example.com',
    'https://write.example.com/',
    'https://write.example.com/login',
    'https://Write.example.com',
    'https://write.example.com:443',
    'https://*.example.com',
    'https://a.example.com;script-src',
    'https://me@write.example.com',
    'http://localhost.example.com',
    'ftp://localhost',
    'null',
    '*',
  ])('refuses the trusted origin %s', (origin) => {
    expect(faultsOf({ AUTH_ORIGINS: `https://a.example.com,${origin}` })).toHaveLength(1);
    expect(faultsOf({ EMBED_ORIGINS: `https://a.example.com,${origin}` })).toHaveLength(1);
  });

  it('trusts exact origins, http only on this machine, and returns tokens to no other', () => {
    const AUTH_ORIGINS = 'https://write.example.com:8443, http://127.0.0.1:4700,http://b.inkstone.localhost';
    expect(faultsOf({ AUTH_ORIGINS, AUTH_RAW_TOKENS: 'on' })).toEqual([]);
    expect(faultsOf({ AUTH_RAW_TOKENS: 'on' })).toHaveLength(1);
  });

  it('never prints a secret, neither in a fault nor in the overview', () => {
    const secrets = {
      DATABASE_URL: 'mysql://user:hush@host',
      SECRET_KEY: `${'x'.repeat(32)},hush`,
      METRICS_TOKEN: 'hush',
    };
    expect(faultsOf(secrets)).toHaveLength(3);
    expect(faultsOf(secrets).join()).not.toContain('hush');

    const config = readConfig({ DATABASE_URL: 'postgres://user:hush@host/db', PORT: '80' });
    const lines = describeConfig(config);
    expect(lines).toContain('PORT = 80');
    expect(lines).toContain('HOST = 127.0.0.1  (default)');
    expect(lines).toContain('DATABASE_URL = (given, not shown)');
    expect(lines.join()).not.toContain('hush');
  });
});

describe('social logins', () => {
  it('are simulated by default', () => {
    const { login } = configOf({});
    expect(login).toEqual({
      wechat: { driver: 'simulator' },
      qq: { driver: 'simulator' },
      google: { driver: 'simulator' },
      apple: { driver: 'simulator' },
      phone: 'required',
    });
    expect(configOf({ LOGIN_QQ: 'off', LOGIN_PHONE: 'optional' }).login).toMatchObject({
      qq: { driver: 'off' },
      phone: 'optional',
    });
  });

  it.each([
    [
      { LOGIN_WECHAT: 'open-platform' },
      'LOGIN_WECHAT is open-platform, which needs WECHAT_APP_ID and WECHAT_APP_SECRET.',
    ],
    [
      { LOGIN_WECHAT: 'service-account', WECHAT_APP_ID: 'a', WECHAT_APP_SECRET: 'hush' },
      'LOGIN_WECHAT is service-account, which needs WECHAT_CALLBACK_TOKEN.',
    ],
    [
      { LOGIN_WECHAT: 'open-platform, service-account', WECHAT_APP_ID: 'a', WECHAT_APP_SECRET: 'hush' },
      'LOGIN_WECHAT is open-platform,service-account, which needs WECHAT_ACCOUNT_APP_ID and WECHAT_ACCOUNT_APP_SECRET.',
    ],
    [
      {
        LOGIN_WECHAT: 'service-account,open-platform',
        WECHAT_APP_ID: 'a',
        WECHAT_APP_SECRET: 'hush',
        WECHAT_ACCOUNT_APP_ID: 'b',
        WECHAT_ACCOUNT_APP_SECRET: 'hush',
      },
      'LOGIN_WECHAT is service-account,open-platform, which needs WECHAT_CALLBACK_TOKEN.',
    ],
    [
      { LOGIN_WECHAT: 'both' },
      'LOGIN_WECHAT must be off, simulator, open-platform, service-account, or the last two with a comma between, but is "both".',
    ],
    [{ WECHAT_AES_KEY: 'hush' }, 'WECHAT_AES_KEY must be the EncodingAESKey of 43 letters and digits.'],
    [{ LOGIN_QQ: 'qq', QQ_APP_ID: 'a' }, 'LOGIN_QQ is qq, which needs QQ_APP_KEY.'],
    [
      { LOGIN_GOOGLE: 'google' },
      'LOGIN_GOOGLE is google, which needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
    ],
    [
      {
        LOGIN_APPLE: 'apple',
        APPLE_SERVICES_ID: 'a',
        APPLE_TEAM_ID: 't',
        APPLE_KEY_ID: 'k',
        APPLE_PRIVATE_KEY: pem('hush', '\\n'),
      },
      'LOGIN_APPLE is apple, which needs a BASE_URL of https: Apple sends people to no other.',
    ],
    [{ APPLE_PRIVATE_KEY: 'hush' }, 'APPLE_PRIVATE_KEY must be the text of a .p8 file.'],
    [{ LOGIN_QQ: 'yes' }, 'LOGIN_QQ must be one of off, simulator, qq, but is "yes".'],
  ])('refuse %j', (source, fault) => {
    expect(faultsOf(source)).toEqual([fault]);
  });

  it('are off beside real SMS, so that nobody can sign in as anybody', () => {
    const sms = { SMS_DRIVER: 'http', SMS_HTTP_URL: 'https://sms.example.org', SMS_HTTP_SECRET: 'x' };
    expect(configOf(sms).login).toMatchObject({ wechat: { driver: 'off' }, google: { driver: 'off' } });
    expect(faultsOf({ ...sms, LOGIN_QQ: 'simulator', LOGIN_APPLE: 'simulator' })).toEqual([
      'LOGIN_QQ and LOGIN_APPLE: simulator lets anybody be anybody; not beside real SMS.',
    ]);
  });

  it('never print their secrets', () => {
    const config = readConfig({
      LOGIN_WECHAT: 'service-account',
      WECHAT_APP_ID: 'app',
      WECHAT_APP_SECRET: 'hush1',
      WECHAT_CALLBACK_TOKEN: 'hush2',
      WECHAT_AES_KEY: 'hush'.padEnd(43, '4'),
      LOGIN_QQ: 'qq',
      QQ_APP_ID: 'app',
      QQ_APP_KEY: 'hush3',
    });
    const lines = describeConfig(config);
    expect(lines).toContain('WECHAT_APP_ID = app');
    expect(lines).toContain('QQ_APP_KEY = (given, not shown)');
    expect(lines.join()).not.toContain('hush');
  });

  it('show both WeChat apps without their secrets', () => {
    const config = readConfig({
      LOGIN_WECHAT: 'open-platform,service-account',
      WECHAT_APP_ID: 'website',
      WECHAT_APP_SECRET: 'hush1',
      WECHAT_ACCOUNT_APP_ID: 'account',
      WECHAT_ACCOUNT_APP_SECRET: 'hush2',
    });
    const lines = describeConfig(config);
    expect(lines).toEqual(
      expect.arrayContaining(['WECHAT_APP_ID = website', 'WECHAT_ACCOUNT_APP_ID = account']),
    );
    expect(lines.join()).not.toContain('hush');
  });
});

describe('countries that get codes', () => {
  const aliyun = {
    ...{ SMS_DRIVER: 'aliyun', SMS_ALIYUN_KEY_ID: 'k', SMS_ALIYUN_SECRET: 's' },
    ...{ SMS_ALIYUN_SIGN: '砚台', SMS_ALIYUN_TEMPLATE: 't' },
  };
  it.each([
    ['all while SMS is simulated', {}, null],
    ['China where there is no way abroad', aliyun, ['CN']],
    ['all where there is a template for abroad', { ...aliyun, SMS_ALIYUN_TEMPLATE_ABROAD: 'u' }, null],
    [
      'all by a service of the operator',
      { SMS_DRIVER: 'http', SMS_HTTP_URL: 'https://sms.example.org', SMS_HTTP_SECRET: 'x' },
      null,
    ],
    ['all where it is said', { ...aliyun, SMS_COUNTRIES: 'all' }, null],
    ['those that are said', { SMS_COUNTRIES: 'cn, HK' }, ['CN', 'HK']],
  ])('are %s', (_name, source, countries) => {
    expect(configOf(source).channels.countries).toEqual(countries);
  });
});

describe('settings from files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'inkstone-env-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads NAME_FILE without the final line break', () => {
    const path = join(folder, 'secret');
    writeFileSync(path, `${'s'.repeat(40)}\n`);
    expect(configOf({ SECRET_KEY_FILE: path }).secretKey).toBe('s'.repeat(40));
  });

  it('reports a missing or empty file, and a setting given twice', () => {
    const empty = join(folder, 'empty');
    writeFileSync(empty, '\n');
    expect(
      faultsOf({
        SECRET_KEY_FILE: join(folder, 'none'),
        DATABASE_URL_FILE: empty,
        PORT: '80',
        PORT_FILE: empty,
      }),
    ).toEqual([
      'PORT and PORT_FILE are both given: keep one.',
      `DATABASE_URL_FILE names an empty file: ${empty}`,
      `SECRET_KEY_FILE names a file that cannot be read: ${join(folder, 'none')}`,
    ]);
  });

  it('accepts message services in the given order, each with its required settings', () => {
    const aliyun = { SMS_ALIYUN_KEY_ID: 'id', SMS_ALIYUN_SECRET: 's', SMS_ALIYUN_SIGN: '砚台' };
    const source = {
      ...{ SMS_DRIVER: 'http, aliyun', SMS_HTTP_URL: 'https://sms.example.org', SMS_HTTP_SECRET: 'x' },
      ...{ ...aliyun, SMS_ALIYUN_TEMPLATE: 'SMS_1' },
      ...{ MAIL_DRIVER: 'smtp', SMTP_URL: 'smtps://u:p@mail.example.org', MAIL_FROM: 'a@example.org' },
    };
    const { channels } = configOf(source);
    expect(channels.sms.map((service) => service.driver)).toEqual(['http', 'aliyun']);
    expect(channels.mail).toMatchObject({ driver: 'smtp', requiresTls: true });
    expect(configOf({}).channels).toEqual({ sms: [], countries: null, mail: { driver: 'simulator' } });
    const described = describeConfig(configOf(source)).join('\n');
    expect(described).toContain('SMS_ALIYUN_SECRET = (given, not shown)');
    expect(described).not.toContain('u:p@');
  });

  it.each([
    [
      { SMS_COUNTRIES: 'CN,86' },
      [
        'SMS_COUNTRIES must be all, or countries by two letters such as CN,HK with commas between, but is "CN,86".',
      ],
    ],
    [
      { CAPTCHA_DRIVER: 'recaptcha' },
      ['CAPTCHA_DRIVER must be slider, turnstile, tencent or alibaba, but is "recaptcha".'],
    ],
    [
      { CAPTCHA_DRIVER: 'tencent', CAPTCHA_TENCENT_APP_ID: '1', CAPTCHA_TENCENT_SECRET_ID: 'id' },
      [
        'CAPTCHA_DRIVER tencent needs CAPTCHA_TENCENT_SECRET_KEY.',
        'CAPTCHA_DRIVER tencent needs CAPTCHA_TENCENT_APP_SECRET.',
      ],
    ],
    [
      { SMS_DRIVER: 'pigeon' },
      [
        'SMS_DRIVER must be simulator, or some of aliyun, tencent and http with commas between, but is "pigeon".',
      ],
    ],
    [
      { SMS_DRIVER: 'http' },
      ['SMS_DRIVER http needs SMS_HTTP_URL.', 'SMS_DRIVER http needs SMS_HTTP_SECRET.'],
    ],
    [
      { SMS_DRIVER: 'simulator,http', SMS_HTTP_URL: 'https://x.org', SMS_HTTP_SECRET: 's' },
      ['SMS_DRIVER names simulator beside a service: codes would only sometimes go out.'],
    ],
    [{ MAIL_DRIVER: 'smtp', MAIL_FROM: 'a@example.org' }, ['MAIL_DRIVER smtp needs SMTP_URL.']],
    [
      { SMS_DRIVER: 'http', SMS_HTTP_URL: 'https://x.org', SMS_HTTP_SECRET: 's', EMAIL_REGISTRATION: 'true' },
      ['EMAIL_REGISTRATION is true while SMS is real and mail simulated: set MAIL_DRIVER to smtp.'],
    ],
  ])('refuses incomplete channels: %j', (source, faults) => {
    expect(faultsOf(source)).toEqual(faults);
  });
});
