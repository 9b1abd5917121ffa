import type { Config } from '../config.ts';

/** Settings of a test: loopback, a free port, nothing from the environment. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  return {
    mode: 'test',
    port: 0,
    host: '127.0.0.1',
    baseUrl: 'http://localhost',
    isHttps: false,
    dataDir: '/nowhere',
    langpackDir: '/nowhere',
    termsDir: null,
    databaseUrl: null,
    s3Url: null,
    roles: ['web', 'sync', 'worker'],
    logLevel: 'debug',
    trustedProxies: [],
    secretKey: 'a secret that only tests know, long enough',
    metricsToken: null,
    channels: { sms: [], mail: { driver: 'simulator' } },
    login: {
      wechat: { driver: 'simulator' },
      qq: { driver: 'simulator' },
      google: { driver: 'simulator' },
      apple: { driver: 'simulator' },
      phone: 'required',
    },
    codesPerDay: 10,
    codesPerHour: 3000,
    hasEmailRegistration: false,
    sessionDays: 21,
    devices: { free: 50, plus: 50, pro: 50 },
    authOrigins: [],
    hasRawTokens: false,
    accountDeletionDays: 7,
    hasSharing: true,
    hasPrivateDestinations: false,
    hasOpenChecks: true,
    openChecksPerMinute: 240,
    checkCharacters: 200_000,
    ...overrides,
  };
}
