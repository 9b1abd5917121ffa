import type { ReplyOf } from '@inkstone/contracts';
import type { renewalTerms } from '@inkstone/contracts/subscriptions';
import type { Device } from '../ways/device.ts';
import type { AgreementWay, RenewalConsent, RenewalWay, Wallet, Way } from '../ways/list-ways.ts';

export type RenewalTerms = ReplyOf<typeof renewalTerms>;

/** How a browser opens the page of an agreement, by wallet. */
const reach: Readonly<Record<Device, Partial<Record<Wallet, AgreementWay['way']>>>> = {
  desktop: { wechat: 'qr', alipay: 'qr' },
  phone: { wechat: 'h5', alipay: 'h5' },
  wechat: { wechat: 'inside' },
  alipay: { alipay: 'h5' },
};
const renewalCard = { id: 'renew-card', kind: 'card', channel: 'stripe', renews: true } as const;
const ids = { wechat: 'renew-wechat', alipay: 'renew-alipay' } as const;

/** Lists the renewal ways that the server offers and this browser supports. */
export function listRenewalWays(
  { channels, amount, termsVersion }: Pick<RenewalTerms, 'channels' | 'amount' | 'termsVersion'>,
  device: Device,
): readonly RenewalWay[] {
  return channels.flatMap<RenewalWay>(({ channel, ways }) => {
    if (channel === 'stripe')
      return ways.includes('card') ? [{ ...renewalCard, consent: { amount, termsVersion } }] : [];
    const way = reach[device][channel];
    if (way === undefined || !ways.includes(way)) return [];
    return [agreementWay(channel, way, { amount, termsVersion })];
  });
}

/** Whether a way starts a renewal. */
export function isRenewal(way: Way): way is RenewalWay {
  return way.kind === 'agreement' || (way.kind === 'card' && way.renews);
}

/** The renewal way chosen before a reload, by its id; null for another way. */
export function rememberedRenewal(id: string | null, device: Device): RenewalWay | null {
  if (id === renewalCard.id) return { ...renewalCard, consent: null };
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
