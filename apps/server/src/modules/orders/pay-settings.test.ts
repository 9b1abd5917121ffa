import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, createConfig, describeConfig } from '../../platform/settings/create-config.ts';
import { readEnvironment } from '../../platform/settings/environment.ts';
import type { PayConfig } from '../../ports/pay-config.ts';
import { createAlipayAuthority } from '../../providers/pay/alipay/testing/alipay-certificates.ts';
import { testKeys } from '../../providers/pay/testing/requests.ts';
import { testDay } from '../../testing/bare-server.ts';
import { paySettings } from './pay-settings.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');

const wechat = {
  ...{ PAY_WECHAT: 'on', WECHAT_PAY_MERCHANT: '1900000001', WECHAT_PAY_SERIAL: '7777777777AB' },
  ...{ WECHAT_PAY_PRIVATE_KEY: privateKey, WECHAT_PAY_API_V3_KEY: '0123456789abcdef0123456789abcdef' },
  ...{ WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1', WECHAT_PAY_PUBLIC_KEY: publicKey },
  WECHAT_PAY_APP_ID: 'wx1',
};
const alipay = {
  ...{ PAY_ALIPAY: 'on', ALIPAY_APP_ID: '2021000000000001', ALIPAY_SELLER: '2088123412341234' },
  ...{ ALIPAY_PRIVATE_KEY: bare(privateKey), ALIPAY_PUBLIC_KEY: bare(publicKey) },
};
const stripe = {
  ...{ PAY_STRIPE: 'on', STRIPE_ACCOUNT: 'acct_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
  STRIPE_SECRET_KEY: ['sk', 'test', '1'].join('_'),
  STRIPE_WEBHOOK_SECRET: ['whsec', 'theOneOfTheseTests'].join('_'),
};

const names = Object.keys(paySettings.descriptions);

function configOf(source: Record<string, string>) {
  const config = createConfig(readEnvironment(source, names), [paySettings]);
  return config as typeof config & PayConfig;
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

const authority = createAlipayAuthority(testDay);
const keys = { privateKey, publicKey };
const certificates = {
  ALIPAY_PUBLIC_KEY: '',
  ALIPAY_APP_CERTIFICATE: `${authority.issue(keys, { name: 'app', serial: '30', at: testDay })}`,
  ALIPAY_ROOT_CERTIFICATES: authority.roots,
  ALIPAY_CERTIFICATES: `${authority.issue(testKeys(), { name: 'alipay', serial: '31', at: testDay })}\n${authority.issuer}`,
};

describe('payment settings', () => {
  it('are off by default', () => {
    expect(configOf({}).pay).toEqual({ wechat: null, alipay: null, stripe: null });
  });

  it('are read, keys as PEM, folded PEM or base64', () => {
    const { pay } = configOf({
      ...{ ...wechat, ...alipay, ...stripe },
      WECHAT_PAY_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    });
    expect(pay.wechat).toMatchObject({
      merchant: '1900000001',
      ways: ['qr'],
      publicKey: { id: 'PUB_KEY_ID_1' },
    });
    expect(pay.alipay).toMatchObject({ seller: '2088123412341234', ways: ['qr', 'page', 'h5'] });
    expect(pay.stripe).toMatchObject({ account: 'acct_1', currencies: ['CNY'] });
    expect(pay.stripe?.webhookSecrets).toHaveLength(1);
  });

  it.each([
    [wechat, 'WECHAT_PAY_MERCHANT', 'PAY_WECHAT needs WECHAT_PAY_MERCHANT.'],
    [wechat, 'WECHAT_PAY_API_V3_KEY', 'PAY_WECHAT needs WECHAT_PAY_API_V3_KEY.'],
    [wechat, 'WECHAT_PAY_APP_ID', 'PAY_WECHAT needs WECHAT_PAY_APP_ID.'],
    [
      wechat,
      'WECHAT_PAY_PUBLIC_KEY',
      'WECHAT_PAY_PUBLIC_KEY and WECHAT_PAY_PUBLIC_KEY_ID must be set together.',
    ],
    [alipay, 'ALIPAY_PUBLIC_KEY', 'PAY_ALIPAY needs ALIPAY_PUBLIC_KEY.'],
    [stripe, 'STRIPE_WEBHOOK_SECRET', 'PAY_STRIPE needs STRIPE_WEBHOOK_SECRET.'],
  ])('are incomplete without one of them', (source, name, fault) => {
    expect(faultsOf({ ...source, [name]: '' })).toEqual([fault]);
  });

  it('accept certificates of Alipay instead of its public key, only if they belong together', () => {
    const { pay } = configOf({ ...alipay, ...certificates });
    expect(pay.alipay?.certificates).toMatchObject({ roots: authority.roots });
    const faults = (change: Record<string, string>) => faultsOf({ ...alipay, ...certificates, ...change });
    expect(faults({ ALIPAY_PUBLIC_KEY: bare(publicKey) })).toEqual([
      'ALIPAY_PUBLIC_KEY and the certificates of Alipay are two modes: set one of them.',
    ]);
    expect(faults({ ALIPAY_CERTIFICATES: '' })).toEqual([
      'The certificate mode of Alipay needs ALIPAY_CERTIFICATES.',
    ]);
    expect(faults({ ALIPAY_APP_CERTIFICATE: certificates.ALIPAY_CERTIFICATES })).toEqual([
      'ALIPAY_APP_CERTIFICATE is not that of ALIPAY_PRIVATE_KEY.',
    ]);
    expect(faults({ ALIPAY_ROOT_CERTIFICATES: createAlipayAuthority(testDay).roots })).toEqual([
      'ALIPAY_CERTIFICATES has no certificate that was issued below ALIPAY_ROOT_CERTIFICATES.',
    ]);
    expect(faults({ ALIPAY_CERTIFICATES: bare(publicKey) })[0]).toMatch(/^ALIPAY_CERTIFICATES must /);
  });

  it('require a key that verifies the replies of WeChat Pay, and the app id of each way', () => {
    const none = { ...wechat, WECHAT_PAY_PUBLIC_KEY_ID: '', WECHAT_PAY_PUBLIC_KEY: '' };
    expect(faultsOf({ ...none, WECHAT_PAY_WAYS: 'qr, app,mini_program' })).toEqual([
      'PAY_WECHAT needs WECHAT_PAY_MOBILE_APP_ID.',
      'PAY_WECHAT needs WECHAT_PAY_MINI_APP_ID.',
      'PAY_WECHAT needs WECHAT_PAY_MINI_APP_SECRET.',
      'PAY_WECHAT needs WECHAT_PAY_PUBLIC_KEY or WECHAT_PAY_CERTIFICATES: answers cannot be verified.',
    ]);
  });

  it('require the secret by which WeChat identifies the payer inside it', () => {
    const inside = { ...wechat, WECHAT_PAY_WAYS: 'qr,jsapi' };
    expect(faultsOf(inside)).toEqual(['PAY_WECHAT needs WECHAT_PAY_APP_SECRET.']);
    const { pay } = configOf({ ...inside, WECHAT_PAY_APP_SECRET: 'page-secret' });
    expect(pay.wechat).toMatchObject({ appSecret: 'page-secret', identityUrl: 'https://api.weixin.qq.com' });
  });

  it.each([
    ['WECHAT_PAY_PRIVATE_KEY', publicKey],
    ['ALIPAY_PUBLIC_KEY', privateKey],
    ['ALIPAY_PUBLIC_KEY', bare(privateKey)],
    ['WECHAT_PAY_CERTIFICATES', publicKey],
    ['STRIPE_SECRET_KEY', 'pk_live_9'],
    ['STRIPE_PUBLISHABLE_KEY', ['sk', 'live', '9'].join('_')],
    ['WECHAT_PAY_API_V3_KEY', 'short'],
  ])('refuse invalid %s, and do not print it', (name, value) => {
    const [fault = '', ...rest] = faultsOf({ [name]: value });
    expect(rest).toEqual([]);
    expect(fault).toMatch(new RegExp(`^${name} must `));
    expect(fault).not.toContain(value.slice(-12));
    expect(fault.length).toBeLessThan(130);
  });

  it.each([
    ['WECHAT_PAY_URL', 'http://api.example'],
    ['WECHAT_PAY_IDENTITY_URL', 'http://api.example'],
    ['ALIPAY_URL', 'ftp://127.0.0.1'],
    ['STRIPE_URL', 'http://127.0.0.1.example'],
    ['WECHAT_PAY_WAYS', 'qr,page'],
    ['STRIPE_CURRENCIES', 'cny'],
    // Without minor units; no price can have it.
    ['STRIPE_CURRENCIES', 'CNY,JPY'],
    ['ALIPAY_SELLER', '2099123412341234'],
  ])('refuse %s %s', (name, value) => {
    expect(faultsOf({ [name]: value })).toHaveLength(1);
  });

  it('do not mix live and test keys of Stripe', () => {
    expect(faultsOf({ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toEqual([
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live, or both test.',
    ]);
  });

  it('allow the simulator beside no live channel, nor a key of one', () => {
    expect(configOf({ SIMULATOR: 'on' })).toMatchObject({
      hasSimulator: true,
      pay: { wechat: null, alipay: null, stripe: null },
    });
    expect(configOf({}).hasSimulator).toBe(false);
    expect(configOf({ ...wechat, ...alipay, ...stripe, SIMULATOR: 'off' }).hasSimulator).toBe(false);
    const refused = (names: string) =>
      `SIMULATOR is on, which is refused beside ${names}: simulated payments are not real money.`;
    for (const [channel, switchName, keyName] of [
      [wechat, 'PAY_WECHAT', 'WECHAT_PAY_PRIVATE_KEY'],
      [alipay, 'PAY_ALIPAY', 'ALIPAY_PRIVATE_KEY'],
      [stripe, 'PAY_STRIPE', 'STRIPE_SECRET_KEY'],
    ] as const) {
      expect(faultsOf({ ...channel, SIMULATOR: 'on' })).toEqual([refused(`${switchName}, ${keyName}`)]);
      expect(faultsOf({ ...channel, [switchName]: 'off', SIMULATOR: 'on' })).toEqual([refused(keyName)]);
    }
  });

  it('print no key', () => {
    const secrets = { WECHAT_PAY_APP_SECRET: 'page-secret', WECHAT_PAY_MINI_APP_SECRET: 'mini-secret' };
    const config = configOf({ ...wechat, ...alipay, ...stripe, ...secrets });
    const shown = describeConfig(config, [paySettings]).join('\n');
    expect(shown).toContain('WECHAT_PAY_PRIVATE_KEY = (given, not shown)');
    expect(shown).toContain('STRIPE_WEBHOOK_SECRET = (given, not shown)');
    for (const secret of [
      wechat.WECHAT_PAY_API_V3_KEY,
      stripe.STRIPE_SECRET_KEY,
      stripe.STRIPE_WEBHOOK_SECRET,
      ...Object.values(secrets),
    ])
      expect(shown).not.toContain(secret);
    expect(shown).not.toContain(bare(privateKey).slice(40, 80));
  });
});
