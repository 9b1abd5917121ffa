import type { ReplyOf } from '@inkstone/contracts';
import type { renewalTerms } from '@inkstone/contracts/subscriptions';
import type { Device } from '../ways/device.ts';
import type { AgreementWay, RenewalConsent, Wallet } from '../ways/list-ways.ts';

export type RenewalTerms = ReplyOf<typeof renewalTerms>;

/** How a browser reaches the page of an agreement, by wallet. */
const reach: Readonly<Record<Device, Partial<Record<Wallet, AgreementWay['way']>>>> = {
  desktop: { wechat: 'qr', alipay: 'qr' },
  phone: { wechat: 'h5', alipay: 'h5' },
  wechat: { wechat: 'inside' },
  alipay: { alipay: 'h5' },
};
const ids = { wechat: 'renew-wechat', alipay: 'renew-alipay' } as const;

/** Lists the wallets that can renew what the server offers, and that this browser reaches. */
export function listRenewalWays(
  { channels, amount, termsVersion }: Pick<RenewalTerms, 'channels' | 'amount' | 'termsVersion'>,
  device: Device,
): readonly AgreementWay[] {
  return channels.flatMap(({ channel, ways }) => {
    const way = reach[device][channel];
    if (way === undefined || !ways.includes(way)) return [];
    return [agreementWay(channel, way, { amount, termsVersion })];
  });
}

/** The agreement that was chosen before a reload, by its id; null for another way. */
export function rememberedAgreement(id: string | null, device: Device): AgreementWay | null {
  const channel = (['wechat', 'alipay'] as const).find((one) => ids[one] === id);
  const way = channel && reach[device][channel];
  return channel && way ? agreementWay(channel, way, null) : null;
}

function agreementWay(
  channel: Wallet,
  way: AgreementWay['way'],
  consent: RenewalConsent | null,
): AgreementWay {
  return { id: ids[channel], kind: 'agreement', channel, way, consent };
}
