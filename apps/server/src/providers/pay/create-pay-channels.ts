import type { Clock, Random } from '@inkstone/kernel';
import type { PayChannels } from '../../ports/pay-channel.ts';
import type { PaySettings } from '../../ports/pay-config.ts';

/** Creates the channels that the settings enable. Drivers are loaded only where they are used. */
export async function createPayChannels(
  { wechat, alipay, stripe }: PaySettings,
  deps: { readonly clock: Clock; readonly random: Random },
): Promise<PayChannels> {
  return {
    wechat: wechat && (await import('./wechat/create-wechat-pay.ts')).createWechatPay(wechat, deps),
    alipay: alipay && (await import('./alipay/create-alipay.ts')).createAlipay(alipay, deps),
    stripe: stripe && (await import('./stripe/create-stripe-pay.ts')).createStripePay(stripe),
  };
}
