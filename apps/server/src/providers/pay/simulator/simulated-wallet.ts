import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import type { WalletIdentity } from '../../../ports/pay-channel.ts';
import { refused } from '../request-provider.ts';

const form = /^simulated-[0-9a-f]{24}$/;

/** Simulates WeChat's silent authorisation: redirects back at once, with a code that names a payer. */
export function simulatedWallet({ random }: Pick<Platform, 'random'>): WalletIdentity {
  return {
    ways: ['jsapi'],
    authorizeUrl: (returnUrl, state) => {
      const url = new URL(returnUrl);
      url.searchParams.set('code', `simulated-${Buffer.from(random.bytes(12)).toString('hex')}`);
      url.searchParams.set('state', state);
      return url.href;
    },
    payerOf: async (_way, code) => {
      if (!form.test(code)) return refused('payer', 'code');
      const payer = `simulated-${createHash('sha256').update(code).digest('hex').slice(0, 16)}`;
      return { kind: 'found', payer };
    },
  };
}
