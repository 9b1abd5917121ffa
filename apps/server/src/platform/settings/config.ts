import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { rates } from '@inkstone/contracts';
import { z } from 'zod';
import { minSecretLength, splitSecrets } from '../security/master-secrets.ts';
import { address, list, onOff, wholeNumber } from './setting-schemas.ts';
import { defineSettings } from './settings-group.ts';

/** A role of a process: pages and API, live sync, background jobs. */
export type Role = 'web' | 'sync' | 'worker';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** The settings of the platform after validation. Created once at start; nothing else reads the environment. */
export interface PlatformConfig {
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
  /**
   * Whether any failure to fetch the profile signs out, as the specification requires, and not only an ended
   * session (readings, 40).
   */
  readonly signsOutOnFailure: boolean;
  /** Origins of the operator's other domains, to which a session may be handed over. */
  readonly authOrigins: readonly string[];
  /** Exact origins of other sites that may show pages of the purchase area in a frame. */
  readonly embedOrigins: readonly string[];
  /** Whether these origins may receive the tokens themselves. */
  readonly hasRawTokens: boolean;
  /** Maximum checks per minute of one address without a key; requests of this machine are not counted. */
  readonly openChecksPerMinute: number;
  /** The explicitly set settings; the others have their defaults. */
  readonly given: readonly string[];
}

const allRoles = ['web', 'sync', 'worker'] as const;

const shape = {
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
    'must be all, or some of web, sync and worker, separated by commas',
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
    .refine((text) => splitSecrets(text).every(({ length }) => length >= minSecretLength), {
      error: `must have at least ${minSecretLength} characters, each of several`,
    })
    .optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  PROFILE_FAILURE_SIGNS_OUT: onOff().default('off'),
  AUTH_ORIGINS: list(
    isTrustedOrigin,
    'must be origins such as https://write.example.com, with commas between; http only on this machine',
  ).default([]),
  EMBED_ORIGINS: list(
    isTrustedOrigin,
    'must be origins such as https://app.example.com, with commas between; http only on this machine',
  ).default([]),
  AUTH_RAW_TOKENS: onOff().default('off'),
  OPEN_CHECKS_PER_MINUTE: wholeNumber(1, 100_000).default(rates.open.requests),
};

/** The settings of the platform. They are completed with the names of all settings that were given. */
export const platformSettings = defineSettings({
  shape,
  descriptions: {
    NODE_ENV: { means: 'production (default), development (pages come from Vite) or test (no pages)' },
    PORT: { means: 'port to listen on; default 4700' },
    HOST: { means: 'address to listen on; default 127.0.0.1' },
    BASE_URL: { means: 'public URL of the site; default http://localhost:PORT' },
    DATA_DIR: { means: 'folder of the embedded database, files and keys; default ./data' },
    DATABASE_URL: { means: 'PostgreSQL 15 or newer; without it the embedded database is used', secret: true },
    REDIS_URL: {
      means:
        'Redis or Valkey 6.2 or newer, which several processes need to share rate limits and cursors; without it each process has its own',
      secret: true,
    },
    REDIS_PREFIX: { means: 'prefix of every key in Redis; default inkstone:' },
    S3_URL: { means: 'bucket for files; without it they are stored under DATA_DIR', secret: true },
    ROLE: { means: 'all (default), or some of web, sync and worker, separated by commas' },
    LOG_LEVEL: { means: 'debug, info (default), warn, error or silent' },
    TRUSTED_PROXIES: {
      means: 'addresses or networks whose X-Forwarded-* headers are trusted; default none',
    },
    SECRET_KEY: {
      means:
        'at least 32 characters, the same for all processes; to rotate it, put the new one before the old one, separated by a comma; by default generated under DATA_DIR/keys',
      secret: true,
    },
    METRICS_TOKEN: {
      means: 'bearer token of /metrics; without it only this machine has access',
      secret: true,
    },
    OPEN_CHECKS_PER_MINUTE: { means: 'checks per minute and IP address without an API key; default 240' },
    PROFILE_FAILURE_SIGNS_OUT: {
      means: 'on: any failure to fetch the profile signs the user out, even a network error; default off',
    },
    AUTH_ORIGINS: {
      means:
        'origins of other domains of this server to which a sign-in extends, separated by commas; default none',
    },
    EMBED_ORIGINS: {
      means:
        'origins of other sites that may show plans and purchases in a frame, separated by commas; default none',
    },
    AUTH_RAW_TOKENS: {
      means: 'on: these domains may receive the tokens themselves, for legacy programs; default off',
    },
  },
  read: (given, names: readonly string[]): PlatformConfig => ({
    mode: given.NODE_ENV,
    port: given.PORT,
    host: given.HOST,
    baseUrl: given.BASE_URL ?? `http://localhost:${given.PORT}`,
    isHttps: given.BASE_URL?.startsWith('https:') ?? false,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    redisUrl: given.REDIS_URL ?? null,
    redisPrefix: given.REDIS_PREFIX,
    s3Url: given.S3_URL ?? null,
    roles: given.ROLE.includes('all') ? allRoles : given.ROLE.filter(isRole),
    logLevel: given.LOG_LEVEL,
    trustedProxies: given.TRUSTED_PROXIES,
    secretKey: given.SECRET_KEY ?? null,
    metricsToken: given.METRICS_TOKEN ?? null,
    signsOutOnFailure: given.PROFILE_FAILURE_SIGNS_OUT === 'on',
    authOrigins: given.AUTH_ORIGINS,
    embedOrigins: given.EMBED_ORIGINS,
    hasRawTokens: given.AUTH_RAW_TOKENS === 'on',
    openChecksPerMinute: given.OPEN_CHECKS_PER_MINUTE,
    given: names,
  }),
  describe: (config) => ({
    NODE_ENV: config.mode,
    PORT: config.port,
    HOST: config.host,
    BASE_URL: config.baseUrl,
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl ?? '',
    REDIS_URL: config.redisUrl ?? '',
    REDIS_PREFIX: config.redisPrefix,
    S3_URL: config.s3Url ?? '',
    ROLE: config.roles.join(','),
    LOG_LEVEL: config.logLevel,
    TRUSTED_PROXIES: config.trustedProxies.join(','),
    SECRET_KEY: config.secretKey ?? '',
    METRICS_TOKEN: config.metricsToken ?? '',
    AUTH_ORIGINS: config.authOrigins.join(','),
    EMBED_ORIGINS: config.embedOrigins.join(','),
    AUTH_RAW_TOKENS: config.hasRawTokens ? 'on' : 'off',
    PROFILE_FAILURE_SIGNS_OUT: config.signsOutOnFailure ? 'on' : 'off',
    OPEN_CHECKS_PER_MINUTE: config.openChecksPerMinute,
  }),
  findFaults: contradictions,
});

function contradictions(config: PlatformConfig): string[] {
  const faults: string[] = [];
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
