import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import type { PaySettings } from '../../../ports/pay-config.ts';
import { createIssuerKeys } from './notice-makers.ts';
import { openSealedKeys } from './sealed-keys.ts';

const pair = z.object({ privateKey: z.string(), publicKey: z.string() });
const keySet = z.object({
  wechat: pair,
  wechatSerial: z.string(),
  apiV3Key: z.string(),
  alipay: pair,
  stripeSecret: z.string(),
});

/** The signing keys of the simulated providers. */
export type SimulatedKeys = z.output<typeof keySet>;

/** Reads the keys of the installation; generates them at the first start, or when they can no longer be decrypted. */
export async function openSimulatedKeys(
  deps: Pick<Platform, 'db' | 'keys' | 'random'>,
): Promise<SimulatedKeys> {
  return openSealedKeys(deps, {
    ...{ name: 'pay', purpose: 'keys of simulated payment providers', schema: keySet },
    make: () => makeKeys(deps),
  });
}

function makeKeys({ random }: Pick<Platform, 'random'>): SimulatedKeys {
  const text = (bytes: number) => Buffer.from(random.bytes(bytes)).toString('hex');
  return {
    wechat: createIssuerKeys(),
    wechatSerial: `PUB_KEY_ID_${text(8)}`,
    apiV3Key: text(16),
    alipay: createIssuerKeys(),
    stripeSecret: `simulated_${text(16)}`,
  };
}

/** Returns settings with which the real drivers verify signatures of these keys. Nothing is ever sent to the URLs. */
export function settingsOf(keys: SimulatedKeys) {
  const { wechat, alipay } = keys;
  const url = 'https://simulated.invalid';
  return {
    wechat: {
      ...{ url, merchant: 'simulated-wechat', serial: 'simulated', privateKey: wechat.privateKey },
      ...{ apiV3Key: keys.apiV3Key, publicKey: { id: keys.wechatSerial, pem: wechat.publicKey } },
      ...{ certificates: '', ways: ['qr', 'h5', 'jsapi'], appId: 'simulated-wechat-app' },
      ...{ mobileAppId: '', miniAppId: '', appSecret: '', miniAppSecret: '', identityUrl: url },
      agreements: null,
    },
    alipay: {
      ...{ url, appId: 'simulated-alipay-app', seller: 'simulated-alipay' },
      ...{
        privateKey: alipay.privateKey,
        publicKey: alipay.publicKey,
        certificates: null,
        ways: ['qr', 'page', 'h5'],
      },
      hasAgreements: false,
    },
    stripe: {
      ...{ url, account: 'simulated-stripe', secretKey: 'simulated', publishableKey: 'simulated' },
      ...{ webhookSecrets: [keys.stripeSecret], currencies: ['CNY', 'USD'] },
    },
  } as const satisfies PaySettings;
}
