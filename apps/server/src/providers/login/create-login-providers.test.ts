import { manualClock, seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { createConfig } from '../../composition/config.ts';
import { createKeys } from '../../platform/security/keys.ts';
import { testDay } from '../../testing/bare-server.ts';
import { pem } from '../../testing/pem.ts';
import { createLoginProviders } from './create-login-providers.ts';

function providersOf(values: Record<string, string>) {
  const config = createConfig({ values: { BASE_URL: 'https://here.example', ...values }, faults: [] });
  const [clock, random] = [manualClock(testDay), seededRandom(1)];
  return createLoginProviders({ config, clock, random, keys: createKeys('for tests') });
}

const start = { state: 's', nonce: 'n', challenge: 'c', returnUrl: 'https://here.example/back' };
const wechat = { WECHAT_APP_ID: 'a', WECHAT_APP_SECRET: 's', WECHAT_CALLBACK_TOKEN: 'Token123' };
const account = { WECHAT_ACCOUNT_APP_ID: 'b', WECHAT_ACCOUNT_APP_SECRET: 't' };
const apple = {
  APPLE_SERVICES_ID: 'a',
  APPLE_TEAM_ID: 't',
  APPLE_KEY_ID: 'k',
  APPLE_PRIVATE_KEY: pem('x'),
};

describe('createLoginProviders', () => {
  it.each([
    ['wechat', { LOGIN_WECHAT: 'open-platform', ...wechat }, 'https://open.weixin.qq.com/connect/qrconnect'],
    [
      'wechat',
      { LOGIN_WECHAT: 'service-account', ...wechat },
      'https://open.weixin.qq.com/connect/oauth2/authorize',
    ],
    ['qq', { LOGIN_QQ: 'qq', QQ_APP_ID: 'a', QQ_APP_KEY: 'k' }, 'https://graph.qq.com/oauth2.0/authorize'],
    [
      'google',
      { LOGIN_GOOGLE: 'google', GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 's' },
      'https://accounts.google.com/o/oauth2/v2/auth',
    ],
    ['apple', { LOGIN_APPLE: 'apple', ...apple }, 'https://appleid.apple.com/auth/authorize'],
    ['qq', { LOGIN_QQ: 'simulator' }, '/simulator/login'],
  ] as const)('redirects to the real %s by %o', (kind, values, address) => {
    const provider = providersOf(values)[kind];
    expect(provider?.startUrl({ ...start, isInWechat: false }).split('?')[0]).toBe(address);
    expect(provider?.isSimulated).toBe(address.startsWith('/'));
  });

  it('has no disabled providers', () => {
    const off = { LOGIN_WECHAT: 'off', LOGIN_QQ: 'off', LOGIN_GOOGLE: 'off', LOGIN_APPLE: 'off' };
    expect(providersOf(off)).toEqual({ wechat: null, qq: null, google: null, apple: null });
  });

  it.each([
    ['open-platform', 'a page of WeChat'],
    ['service-account', 'our own page'],
    ['simulator', 'our own page'],
    ['open-platform,service-account', 'a page of WeChat'],
    ['service-account,open-platform', 'our own page'],
  ])('shows codes of %s on %s', (driver, where) => {
    const provider = providersOf({ LOGIN_WECHAT: driver, ...wechat, ...account }).wechat;
    expect(provider?.scan ? 'our own page' : 'a page of WeChat').toBe(where);
  });

  it('uses the service account inside WeChat if there is one beside a website', () => {
    const provider = providersOf({
      LOGIN_WECHAT: 'open-platform,service-account',
      ...wechat,
      ...account,
    }).wechat;
    const startUrl = (isInWechat: boolean) => provider?.startUrl({ ...start, isInWechat });
    expect(startUrl(true)).toMatch(/^https:\/\/open\.weixin\.qq\.com\/connect\/oauth2\/authorize\?appid=b&/);
    expect(startUrl(false)).toMatch(/^https:\/\/open\.weixin\.qq\.com\/connect\/qrconnect\?appid=a&/);
  });
});
