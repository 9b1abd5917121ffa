import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { rates, signInLimits } from '@inkstone/contracts';
import { longestDeletionDays } from '@inkstone/contracts/accounts/account-deletion';
import { correctLimits } from '@inkstone/contracts/assist';
import type { SettingRow } from '@inkstone/contracts/staff/settings';
import type { Tier } from '@inkstone/domain/membership';
import { z } from 'zod';
import { leastSecret, splitSecrets } from '../security/master-secrets.ts';
import {
  type ChannelSettings,
  channelFaults,
  channelSchema,
  describeChannels,
  readChannels,
} from './channel-settings.ts';
import { type Environment, type SettingName, settings } from './env.ts';
import { describeLogin, type LoginSettings, loginFaults, loginSchema, readLogin } from './login-settings.ts';

/** A role of a process: pages and API, live sync, background jobs. */
export type Role = 'web' | 'sync' | 'worker';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** All settings after validation. Created once at start; nothing else reads the environment. */
export interface Config {
  readonly mode: 'production' | 'development' | 'test';
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** The public URL of the site, without a trailing slash. */
  readonly baseUrl: string;
  /** Whether the site is served over https: cookies are then Secure, and HSTS is sent. */
  readonly isHttps: boolean;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absolute path; the Chinese language pack is its subfolder `zh`, if present. */
  readonly langpackDir: string;
  /** Absolute path of the operator's own terms, or null for the built-in ones. */
  readonly termsDir: string | null;
  /**
   * Absolute path of the operator's IP geolocation database, or null: devices are shown without a location.
   */
  readonly geoDatabase: string | null;
  /** PostgreSQL, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** URL of Redis or Valkey for state shared by several processes, or null: in memory. */
  readonly redisUrl: string | null;
  /** Prefix of every key and channel in Redis. */
  readonly redisPrefix: string;
  /** URL of the bucket for files, or null for a folder under `dataDir`. */
  readonly s3Url: string | null;
  readonly roles: readonly Role[];
  readonly logLevel: LogLevel;
  /** Addresses and networks of proxies whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: readonly string[];
  /**
   * The configured secret, or several separated by commas, newest first; null to use the one under
   * `dataDir`/keys.
   */
  readonly secretKey: string | null;
  readonly metricsToken: string | null;
  /** SMS and mail channels. */
  readonly channels: ChannelSettings;
  /** The enabled social logins. */
  readonly login: LoginSettings;
  /** Maximum codes sent to one number or address per day. */
  readonly codesPerDay: number;
  /** Maximum codes sent by this installation per hour. */
  readonly codesPerHour: number;
  /** Maximum codes sent to one area code other than 86 per hour. */
  readonly codesAbroadPerHour: number;
  /** Whether accounts can be created by e-mail (readings, 9). */
  readonly hasEmailRegistration: boolean;
  /** Lifetime of a session in days; it ends at the end of the last day. */
  readonly sessionDays: number;
  /**
   * Whether any failure to fetch the profile signs out, as the specification requires, and not only an ended
   * session (readings, 40).
   */
  readonly signsOutOnFailure: boolean;
  /** Maximum signed-in devices by tier; for `free` this many desktops, and as many phones and tablets. */
  readonly devices: Readonly<Record<Tier, number>>;
  /** Origins of the operator's other domains, to which a session may be handed over. */
  readonly authOrigins: readonly string[];
  /** Whether these origins may receive the tokens themselves. */
  readonly hasRawTokens: boolean;
  /** Days between the request to delete an account and its removal. */
  readonly accountDeletionDays: number;
  /** Whether documents may be shared by link. */
  readonly hasSharing: boolean;
  /** Whether archives may be sent to private network addresses, and without encryption. */
  readonly hasPrivateDestinations: boolean;
  /** Whether the proofreading thread is started with the server and kept. */
  readonly keepsChecksWarm: boolean;
  /** Whether editors may check texts without an API key. */
  readonly hasOpenChecks: boolean;
  /** Maximum checks per minute of one address without a key; requests of this machine are not counted. */
  readonly openChecksPerMinute: number;
  /** Maximum characters of one check by an editor. */
  readonly checkCharacters: number;
  /** The explicitly set settings; the others have their defaults. */
  readonly given: readonly SettingName[];
}

/** Invalid settings, one line each. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

const allRoles = ['web', 'sync', 'worker'] as const;

const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('production'),
  PORT: wholeNumber(0, 65535).default(4700),
  HOST: z.string().default('127.0.0.1'),
  BASE_URL: address(['http:', 'https:'], 'must be an http or https address such as https://write.example.org')
    .refine((url) => new URL(url).pathname === '/', { error: 'must not have a path' })
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  LANGPACK_DIR: z.string().optional(),
  TERMS_DIR: z.string().optional(),
  GEO_DATABASE: z.string().optional(),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'must look like postgres://user:password@host/name',
  ).optional(),
  REDIS_URL: address(
    ['redis:', 'rediss:'],
    'must look like redis://user:password@host:6379/0, or rediss: for TLS',
  ).optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w:.-]{1,64}$/, { error: 'must be 1 to 64 letters, digits or any of _ : . -' })
    .default('inkstone:'),
  S3_URL: address(['s3:', 'http:', 'https:'], 'must be an s3, http or https address').optional(),
  ROLE: list(
    (item) => item === 'all' || isRole(item),
    'must be all, or some of web, sync and worker with commas between',
  ).default(['all']),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('info'),
  TRUSTED_PROXIES: list(
    isNetwork,
    'must be addresses or networks such as 10.0.0.0/8, with commas between',
  ).default([]),
  SECRET_KEY: z
    .string()
    .refine((text) => splitSecrets(text).every(({ length }) => length >= leastSecret), {
      error: `must have at least ${leastSecret} characters, each of several`,
    })
    .optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  ...channelSchema,
  ...loginSchema,
  CODES_PER_DAY: wholeNumber(1, 100).default(signInLimits.codesPerReceiver.requests),
  CODES_PER_HOUR: wholeNumber(1, 1_000_000).default(signInLimits.codesInTotal.requests),
  CODES_ABROAD_PER_HOUR: wholeNumber(1, 1_000_000).default(signInLimits.codesAbroad.requests),
  EMAIL_REGISTRATION: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  SESSION_DAYS: wholeNumber(1, 365).default(21),
  PROFILE_FAILURE_SIGNS_OUT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  DEVICES_FREE: wholeNumber(1, 1000).default(1),
  DEVICES_PLUS: wholeNumber(1, 1000).default(5),
  DEVICES_PRO: wholeNumber(1, 1000).default(10),
  AUTH_ORIGINS: list(
    isTrustedOrigin,
    'must be origins such as https://write.example.com, with commas between; http only on this machine',
  ).default([]),
  AUTH_RAW_TOKENS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  ACCOUNT_DELETION_DAYS: wholeNumber(0, longestDeletionDays).default(7),
  SHARING: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  PRIVATE_DESTINATIONS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  OPEN_CHECKS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  WARM_CHECKS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  OPEN_CHECKS_PER_MINUTE: wholeNumber(1, 100_000).default(rates.open.requests),
  CHECK_CHARACTERS: wholeNumber(100, correctLimits.accountCharacters).default(
    correctLimits.accountCharacters,
  ),
});

/** Creates the configuration. Throws ConfigError with all errors at once. */
export function createConfig(environment: Environment): Config {
  const checked = schema.safeParse(environment.values);
  const faults = [...environment.faults];
  if (!checked.success) {
    for (const issue of checked.error.issues) faults.push(faultLine(issue, environment));
    throw new ConfigError(faults);
  }
  const given = checked.data;
  const channels = readChannels(given);
  const config: Config = {
    mode: given.NODE_ENV,
    port: given.PORT,
    host: given.HOST,
    baseUrl: given.BASE_URL ?? `http://localhost:${given.PORT}`,
    isHttps: given.BASE_URL?.startsWith('https:') ?? false,
    dataDir: resolve(given.DATA_DIR),
    langpackDir: resolve(given.LANGPACK_DIR ?? join(given.DATA_DIR, 'langpacks')),
    termsDir: given.TERMS_DIR === undefined ? null : resolve(given.TERMS_DIR),
    geoDatabase: given.GEO_DATABASE === undefined ? null : resolve(given.GEO_DATABASE),
    databaseUrl: given.DATABASE_URL ?? null,
    redisUrl: given.REDIS_URL ?? null,
    redisPrefix: given.REDIS_PREFIX,
    s3Url: given.S3_URL ?? null,
    roles: given.ROLE.includes('all') ? allRoles : given.ROLE.filter(isRole),
    logLevel: given.LOG_LEVEL,
    trustedProxies: given.TRUSTED_PROXIES,
    secretKey: given.SECRET_KEY ?? null,
    metricsToken: given.METRICS_TOKEN ?? null,
    channels,
    login: readLogin(given, channels.sms.length === 0),
    codesPerDay: given.CODES_PER_DAY,
    codesPerHour: given.CODES_PER_HOUR,
    codesAbroadPerHour: given.CODES_ABROAD_PER_HOUR,
    hasEmailRegistration: given.EMAIL_REGISTRATION === 'true',
    sessionDays: given.SESSION_DAYS,
    signsOutOnFailure: given.PROFILE_FAILURE_SIGNS_OUT === 'on',
    devices: { free: given.DEVICES_FREE, plus: given.DEVICES_PLUS, pro: given.DEVICES_PRO },
    authOrigins: given.AUTH_ORIGINS,
    hasRawTokens: given.AUTH_RAW_TOKENS === 'on',
    accountDeletionDays: given.ACCOUNT_DELETION_DAYS,
    hasSharing: given.SHARING === 'on',
    hasPrivateDestinations: given.PRIVATE_DESTINATIONS === 'on',
    keepsChecksWarm: given.WARM_CHECKS === 'on',
    hasOpenChecks: given.OPEN_CHECKS === 'on',
    openChecksPerMinute: given.OPEN_CHECKS_PER_MINUTE,
    checkCharacters: given.CHECK_CHARACTERS,
    given: Object.keys(settings).filter((name): name is SettingName => hasValue(environment, name)),
  };
  faults.push(...channelFaults(given, config.hasEmailRegistration), ...contradictions(config));
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** Formats the configuration as lines `NAME = value`; secrets show only whether they are set. */
export function describeConfig(config: Config): string[] {
  return describeSettings(config).map(({ name, value, isDefault }) => {
    const absent = isSecret(name) ? '(not given)' : '(none)';
    return `${name} = ${value === null ? '(given, not shown)' : value || absent}${isDefault ? '  (default)' : ''}`;
  });
}

/** Returns the configuration setting by setting. */
export function describeSettings(config: Config): SettingRow[] {
  const derived: Record<SettingName, string | number> = {
    NODE_ENV: config.mode,
    PORT: config.port,
    HOST: config.host,
    BASE_URL: config.baseUrl,
    DATA_DIR: config.dataDir,
    LANGPACK_DIR: config.langpackDir,
    TERMS_DIR: config.termsDir ?? '',
    GEO_DATABASE: config.geoDatabase ?? '',
    DATABASE_URL: config.databaseUrl ?? '',
    REDIS_URL: config.redisUrl ?? '',
    REDIS_PREFIX: config.redisPrefix,
    S3_URL: config.s3Url ?? '',
    ROLE: config.roles.join(','),
    LOG_LEVEL: config.logLevel,
    TRUSTED_PROXIES: config.trustedProxies.join(','),
    SECRET_KEY: config.secretKey ?? '',
    METRICS_TOKEN: config.metricsToken ?? '',
    ...describeChannels(config.channels),
    ...describeLogin(config.login),
    CODES_PER_DAY: config.codesPerDay,
    CODES_PER_HOUR: config.codesPerHour,
    CODES_ABROAD_PER_HOUR: config.codesAbroadPerHour,
    EMAIL_REGISTRATION: String(config.hasEmailRegistration),
    AUTH_ORIGINS: config.authOrigins.join(','),
    AUTH_RAW_TOKENS: config.hasRawTokens ? 'on' : 'off',
    ACCOUNT_DELETION_DAYS: config.accountDeletionDays,
    SESSION_DAYS: config.sessionDays,
    PROFILE_FAILURE_SIGNS_OUT: config.signsOutOnFailure ? 'on' : 'off',
    DEVICES_FREE: config.devices.free,
    DEVICES_PLUS: config.devices.plus,
    DEVICES_PRO: config.devices.pro,
    SHARING: config.hasSharing ? 'on' : 'off',
    PRIVATE_DESTINATIONS: config.hasPrivateDestinations ? 'on' : 'off',
    WARM_CHECKS: config.keepsChecksWarm ? 'on' : 'off',
    OPEN_CHECKS: config.hasOpenChecks ? 'on' : 'off',
    OPEN_CHECKS_PER_MINUTE: config.openChecksPerMinute,
    CHECK_CHARACTERS: config.checkCharacters,
  };
  return Object.entries(derived).map(([name, value]) => ({
    name,
    value: isSecret(name) && value !== '' ? null : String(value),
    isDefault: !config.given.includes(name as SettingName),
  }));
}

function hasValue({ values }: Environment, name: string): boolean {
  return Boolean(values[name as SettingName]);
}

function contradictions(config: Config): string[] {
  const faults = loginFaults(config.login, {
    isHttps: config.isHttps,
    isSmsSimulated: config.channels.sms.length === 0,
  });
  if (config.hasRawTokens && config.authOrigins.length === 0) {
    faults.push('AUTH_RAW_TOKENS is on, which needs AUTH_ORIGINS: tokens are given to these alone.');
  }
  if (config.roles.length < allRoles.length) {
    if (!config.databaseUrl) {
      faults.push(
        'ROLE names a part only, which needs DATABASE_URL: the embedded database serves one process.',
      );
    }
    if (!config.secretKey) {
      faults.push('ROLE names a part only, which needs SECRET_KEY: all processes must share one.');
    }
  }
  return faults;
}

function faultLine(issue: z.core.$ZodIssue, environment: Environment): string {
  const name = String(issue.path[0]) as SettingName;
  const value = environment.values[name];
  const shown = isSecret(name) ? '' : `, but is "${value}"`;
  return `${name} ${issue.message}${shown}.`;
}

function isSecret(name: string): boolean {
  return 'secret' in (settings[name as SettingName] ?? {});
}

function isRole(text: string): text is Role {
  return (allRoles as readonly string[]).includes(text);
}

/** Returns whether an origin is in the browsers' normal form and uses a secure transport. */
function isTrustedOrigin(text: string): boolean {
  if (!URL.canParse(text) || new URL(text).origin !== text) return false;
  const { protocol, hostname } = new URL(text);
  // Browsers interpret a host with a star or a semicolon as more than one host in a content security policy.
  if (!/^(?:[\w.-]+|\[[\da-f:]+\])$/.test(hostname)) return false;
  const isLoopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/');
  const widest = isIP(ip) === 6 ? 128 : 32;
  return (
    isIP(ip) > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= widest))
  );
}

function wholeNumber(from: number, to: number) {
  const error = `must be a whole number from ${from} to ${to}`;
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to, { error })
    .transform(Number);
}

function address(protocols: readonly string[], error: string) {
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), { error });
}

function list(accepts: (item: string) => boolean, error: string) {
  return z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .refine((items) => items.every(accepts), { error });
}
