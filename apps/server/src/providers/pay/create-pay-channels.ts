import type { Clock, Random } from '@inkstone/kernel';
import type { AgreementChannels } from '../../ports/agreement-channel.ts';
import type { PayChannels } from '../../ports/pay-channel.ts';
import type { PaySettings } from '../../ports/pay-config.ts';

/** Creates the channels that the settings enable. Drivers are loaded only if they are used. */
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

/** Creates the agreement channels that the settings enable, for the channels through which they are paid. */
export async function createAgreements(
  { wechat, alipay }: PaySettings,
  deps: { readonly clock: Clock; readonly random: Random },
  pay: PayChannels,
): Promise<AgreementChannels> {
  const hasAlipay = alipay?.hasAgreements && pay.alipay;
  const hasWechat = wechat?.agreements && pay.wechat;
  return {
    wechat: hasWechat
      ? (await import('./wechat/create-wechat-agreements.ts')).createWechatAgreements(wechat, deps)
      : null,
    alipay: hasAlipay
      ? (await import('./alipay/create-alipay-agreements.ts')).createAlipayAgreements(alipay, deps, hasAlipay)
      : null,
  };
}
