import { manualClock } from '@inkstone/kernel';
import type { AlipaySettings } from '../../../../ports/pay-config.ts';
import { testDay } from '../../../../testing/bare-server.ts';
import { timeouts } from '../../testing/pay-server.ts';
import { testKeys } from '../../testing/requests.ts';
import { createAlipay } from '../create-alipay.ts';
import { startAlipayServer } from './alipay-server.ts';

/** Keys of the app and of Alipay, generated once because generation is slow. */
export const appKeys = testKeys();
export const alipayKeys = testKeys();
export const alipayTarget = { merchant: '2088123412341234', app: '2021000000000001' };

/** Settings of an app with keys. */
export function alipaySettings(change: Partial<AlipaySettings> = {}): AlipaySettings {
  return {
    url: 'https://openapi.alipay.example/gateway.do',
    appId: alipayTarget.app,
    seller: alipayTarget.merchant,
    privateKey: appKeys.privateKey,
    publicKey: alipayKeys.publicKey,
    certificates: null,
    ways: ['qr', 'page', 'h5', 'app'],
    hasAgreements: true,
    ...change,
  };
}

/** Starts a fake gateway, and creates a driver that is connected to it. */
export async function startAlipay(
  change: Partial<AlipaySettings> = {},
  serverSide: Partial<Parameters<typeof startAlipayServer>[0]> = {},
  timeout: number = timeouts.usual,
) {
  const keys = {
    appId: alipayTarget.app,
    appPublicKey: appKeys.publicKey,
    privateKey: alipayKeys.privateKey,
    ...serverSide,
  };
  const server = await startAlipayServer(keys);
  const clock = manualClock(testDay);
  const settings = alipaySettings({ url: `${server.url}/gateway.do`, ...change });
  const channel = createAlipay(settings, { clock, timeout });
  return { channel, server, keys, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
