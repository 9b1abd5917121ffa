import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, createConfig, describeConfig } from '../../../platform/settings/create-config.ts';
import { readEnvironment } from '../../../platform/settings/environment.ts';
import type { StoreConfig } from '../../../ports/store-config.ts';
import { paySettings } from '../../orders/pay-settings.ts';
import { storeSettings } from './settings.ts';

const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const ec = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;
const publicKey = rsa.publicKey.toString('base64');
const PRODUCTS = 'com.example.month=plus,com.example.words=words_50k';
const products = new Map([
  ['com.example.month', { kind: 'tier', tier: 'plus' }],
  ['com.example.words', { kind: 'words', itemId: 'words_50k' }],
]);

/** The settings of a store that is on. */
const of = (store: string, given: Record<string, string>) => ({
  [`STORE_${store}`]: 'on',
  ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`STORE_${store}_${name}`, value])),
});
const stores = {
  apple: of('APPLE', {
    ...{ BUNDLE_ID: 'com.example', APP_ID: '7', PRODUCTS, ENVIRONMENT: 'sandbox' },
    ...{ ISSUER_ID: 'issuer', KEY_ID: 'KEY1', PRIVATE_KEY: ec },
  }),
  google: of('GOOGLE', {
    ...{ PACKAGE: 'com.example.app', CLIENT_EMAIL: 'a@example.com', PRIVATE_KEY: rsa.privateKey, PRODUCTS },
    ...{ PUSH_AUDIENCE: 'https://example.com', PUSH_EMAIL: 'b@example.com' },
  }),
  huawei: of('HUAWEI', {
    ...{ APP_ID: '1', PACKAGE: 'com.example', CLIENT_SECRET: 'hidden', PUBLIC_KEY: publicKey, PRODUCTS },
    SITE: 'germany',
  }),
  harmony: of('HARMONY', {
    ...{ APP_ID: '1', PACKAGE: 'com.example', ISSUER_ID: 'i', KEY_ID: 'k', PRIVATE_KEY: ec, PRODUCTS },
  }),
};

const groups = [storeSettings, paySettings];
const names = groups.flatMap(({ descriptions }) => Object.keys(descriptions));
function configOf(source: Record<string, string>) {
  const config = createConfig(readEnvironment(source, names), groups);
  return config as typeof config & StoreConfig;
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

const account = '0190b4c8-0000-7000-8000-000000000001';

describe('settings of stores', () => {
  it('are read if a store is on', () => {
    const { apple, google, huawei, harmony } = stores;
    const environment = 'production';
    const [first, second] = [account, account.replace('1', '2')];
    const STORE_APPLE_REVIEWERS = `${first}, ${second.toUpperCase()}`;
    const reviewers = new Set<string>();
    const given = { ...apple, ...google, ...huawei, ...harmony, STORE_APPLE_REVIEWERS };
    expect(configOf(given).stores).toEqual({
      apple: {
        ...{ bundleId: 'com.example', appId: 7, environment: 'sandbox', products },
        reviewers: new Set([first, second]),
        api: { issuerId: 'issuer', keyId: 'KEY1', privateKey: ec.trim() },
      },
      google: {
        ...{ packageName: 'com.example.app', clientEmail: 'a@example.com', environment, products, reviewers },
        ...{ privateKey: rsa.privateKey.trim(), pushAudience: 'https://example.com' },
        pushEmail: 'b@example.com',
      },
      huawei: {
        ...{ appId: '1', packageName: 'com.example', clientSecret: 'hidden', publicKey, environment },
        ...{ site: 'germany', products, reviewers },
      },
      harmony: {
        ...{ appId: '1', packageName: 'com.example', issuerId: 'i', keyId: 'k', environment, products },
        reviewers,
        privateKey: ec.trim(),
      },
    });
    expect(configOf({ ...apple, STORE_APPLE: 'off' }).stores).toEqual({
      ...{ apple: null, google: null, huawei: null, harmony: null },
    });
  });

  it.each([
    ['apple', ['BUNDLE_ID', 'APP_ID', 'PRODUCTS']],
    ['google', ['PACKAGE', 'CLIENT_EMAIL', 'PRIVATE_KEY', 'PUSH_AUDIENCE', 'PUSH_EMAIL', 'PRODUCTS']],
    ['huawei', ['APP_ID', 'PACKAGE', 'CLIENT_SECRET', 'PUBLIC_KEY', 'PRODUCTS']],
    ['harmony', ['APP_ID', 'PACKAGE', 'ISSUER_ID', 'KEY_ID', 'PRIVATE_KEY', 'PRODUCTS']],
  ])('of %s are reported if missing', (store, needed) => {
    const name = `STORE_${store.toUpperCase()}`;
    expect(faultsOf({ [name]: 'on' })).toEqual(needed.map((field) => `${name} needs ${name}_${field}.`));
  });

  it.each([
    [{ STORE_APPLE_BUNDLE_ID: '?' }, 'STORE_APPLE_BUNDLE_ID must be a bundle id, but is "?".'],
    [{ STORE_APPLE_PRIVATE_KEY: 'x' }, 'STORE_APPLE_PRIVATE_KEY must be a private key (EC) in PEM.'],
    [{ STORE_GOOGLE_PRIVATE_KEY: ec }, 'STORE_GOOGLE_PRIVATE_KEY must be a private key (RSA) in PEM.'],
    [
      { STORE_HUAWEI_PUBLIC_KEY: 'x' },
      'STORE_HUAWEI_PUBLIC_KEY must be the IAP public key of the app in Base64, but is "x".',
    ],
    [
      { STORE_GOOGLE_REVIEWERS: `${account},somebody` },
      `STORE_GOOGLE_REVIEWERS must be ids of accounts with commas between, but is "${account},somebody".`,
    ],
    [
      { STORE_HARMONY_ENVIRONMENT: 'test' },
      'STORE_HARMONY_ENVIRONMENT must be production or sandbox, but is "test".',
    ],
    [
      { STORE_APPLE_KEY_ID: 'KEY1' },
      'STORE_APPLE_ISSUER_ID, STORE_APPLE_KEY_ID and STORE_APPLE_PRIVATE_KEY belong together.',
    ],
  ])('are refused if invalid (%o)', (given, fault) => {
    expect(faultsOf(given)).toEqual([fault]);
  });

  it('are described line by line, without secrets', () => {
    const config = configOf({ ...stores.apple, ...stores.google, ...stores.huawei, ...stores.harmony });
    const lines = describeConfig(config, [storeSettings]);
    for (const name of Object.keys(storeSettings.descriptions))
      expect(lines.filter((line) => line.startsWith(`${name} = `))).toHaveLength(1);
    for (const line of [
      ...['STORE_APPLE = on', 'STORE_APPLE_APP_ID = 7', `STORE_HARMONY_PRODUCTS = ${PRODUCTS}`],
      ...['STORE_APPLE_PRIVATE_KEY = (given, not shown)', 'STORE_HUAWEI_CLIENT_SECRET = (given, not shown)'],
      ...['STORE_GOOGLE_PRIVATE_KEY = (given, not shown)', 'STORE_HARMONY_PRIVATE_KEY = (given, not shown)'],
      ...['STORE_HUAWEI_SITE = germany', 'STORE_GOOGLE_ENVIRONMENT = production  (default)'],
    ])
      expect(lines).toContain(line);
    expect(lines.join()).not.toContain('hidden');
    expect(describeConfig(configOf({}), [storeSettings])).toContain('STORE_HARMONY = off  (default)');
  });

  it.each([
    ['apple', 'STORE_APPLE, STORE_APPLE_PRIVATE_KEY', 'STORE_APPLE_PRIVATE_KEY'],
    ['google', 'STORE_GOOGLE, STORE_GOOGLE_PRIVATE_KEY', 'STORE_GOOGLE_PRIVATE_KEY'],
    ['huawei', 'STORE_HUAWEI, STORE_HUAWEI_CLIENT_SECRET', 'STORE_HUAWEI_CLIENT_SECRET'],
    ['harmony', 'STORE_HARMONY, STORE_HARMONY_PRIVATE_KEY', 'STORE_HARMONY_PRIVATE_KEY'],
  ] as const)('of a real %s are refused beside the simulator', (store, on, off) => {
    const refused = (given: string) => [
      `SIMULATOR is on, which is refused beside ${given}: simulated purchases are not real ones.`,
    ];
    const name = `STORE_${store.toUpperCase()}`;
    expect(faultsOf({ ...stores[store], SIMULATOR: 'on' })).toEqual(refused(on));
    expect(faultsOf({ ...stores[store], [name]: 'off', SIMULATOR: 'on' })).toEqual(refused(off));
    expect(faultsOf({ ...stores[store], SIMULATOR: 'off' })).toEqual([]);
    expect(faultsOf({ [name]: 'off', SIMULATOR: 'on' })).toEqual([]);
  });
});
