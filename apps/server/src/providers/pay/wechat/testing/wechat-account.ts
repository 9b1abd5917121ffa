import { manualClock, seededRandom } from '@inkstone/kernel';
import type { WechatPaySettings } from '../../../../ports/pay-config.ts';
import { testDay } from '../../../../testing/bare-server.ts';
import { timeouts } from '../../testing/pay-server.ts';
import { testKeys } from '../../testing/requests.ts';
import { createWechatPay } from '../create-wechat-pay.ts';
import { startWechatServer } from './wechat-server.ts';

/** Keys of the merchant and of WeChat Pay, generated once because generation is slow. */
export const merchantKeys = testKeys();
export const wechatKeys = testKeys();
export const wechatKeyId = 'PUB_KEY_ID_0112345678';

/** Settings of a merchant in public-key mode. */
export function wechatSettings(change: Partial<WechatPaySettings> = {}): WechatPaySettings {
  return {
    url: 'http://127.0.0.1:1',
    merchant: '1900000001',
    serial: '7777777777777777777777777777777777777777',
    privateKey: merchantKeys.privateKey,
    apiV3Key: '0123456789abcdef0123456789abcdef',
    publicKey: { id: wechatKeyId, pem: wechatKeys.publicKey },
    certificates: '',
    ways: ['qr', 'h5', 'jsapi', 'app', 'mini_program'],
    appId: 'wx-account',
    mobileAppId: 'wx-mobile',
    miniAppId: 'wx-mini',
    appSecret: 'page-secret',
    miniAppSecret: 'mini-secret',
    identityUrl: 'http://127.0.0.1:1',
    agreements: null,
    ...change,
  };
}

/**
 * Starts a fake server, and creates a driver that is connected to it. `serverSerial` and `change` make the trusted keys of
 * one of them wrong.
 */
export async function startWechat(
  change: Partial<WechatPaySettings> = {},
  serverSide: { readonly serial?: string; readonly privateKey?: string } = {},
  timeout: number = timeouts.usual,
) {
  const clock = manualClock(testDay);
  const settings = wechatSettings(change);
  const server = await startWechatServer({
    merchant: '1900000001',
    merchantSerial: '7777777777777777777777777777777777777777',
    merchantPublicKey: merchantKeys.publicKey,
    serial: wechatKeyId,
    privateKey: wechatKeys.privateKey,
    isPublicKeyMode: settings.publicKey !== null,
    now: () => clock.now(),
    ...serverSide,
  });
  const deps = { clock, random: seededRandom(1), timeout };
  const channel = createWechatPay({ ...settings, url: server.url }, deps);
  return { channel, server, clock, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
