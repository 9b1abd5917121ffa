import type { PayWays } from '../order/purchase-calls.ts';
import type { Device } from './device.ts';

/**
 * A payment way that a page offers. `agreement`: see `AgreementWay`. `code`: a QR code for another device, `any` for all wallets.
 * `wallet`: opens a wallet from this browser. `inside`: the page of the shared code, for a browser that is part of a wallet.
 * `card`: the card page.
 */
export type Way =
  | {
      readonly id: 'code-any' | 'code-wechat' | 'code-alipay';
      readonly kind: 'code';
      readonly channel: CodeChannel;
    }
  | {
      readonly id: 'wallet-wechat' | 'wallet-alipay';
      readonly kind: 'wallet';
      readonly channel: Wallet;
      readonly way: 'h5' | 'page';
    }
  | { readonly id: 'inside-wechat'; readonly kind: 'inside'; readonly channel: 'wechat' }
  | {
      readonly id: 'card' | 'renew-card';
      readonly kind: 'card';
      readonly channel: 'stripe';
      /** Whether it opens the page that starts the renewal. */
      readonly renews: boolean;
      /** The consent given before; null if the page must ask for it. */
      readonly consent: RenewalConsent | null;
    }
  | AgreementWay;

/** Signs a renewal agreement at a provider, which then charges the order. */
export interface AgreementWay {
  readonly id: 'renew-wechat' | 'renew-alipay';
  readonly kind: 'agreement';
  readonly channel: Wallet;
  readonly way: 'qr' | 'h5' | 'inside';
  /** Consent given on this page; null after a reload, because the server has stored it. */
  readonly consent: RenewalConsent | null;
}

/** Consent to the displayed renewal: the price of later periods, and the version of the agreement. */
export interface RenewalConsent {
  readonly amount: number;
  readonly termsVersion: string;
}

/** A way that starts a renewal. */
export type RenewalWay = AgreementWay | Extract<Way, { kind: 'card' }>;

export type WayId = Way['id'];
export type Wallet = 'wechat' | 'alipay';
export type CodeChannel = Wallet | 'any';

/** All ways, in display order. */
const all = {
  codeAny: { id: 'code-any', kind: 'code', channel: 'any' },
  codeWechat: { id: 'code-wechat', kind: 'code', channel: 'wechat' },
  codeAlipay: { id: 'code-alipay', kind: 'code', channel: 'alipay' },
  alipayPage: { id: 'wallet-alipay', kind: 'wallet', channel: 'alipay', way: 'page' },
  wechatApp: { id: 'wallet-wechat', kind: 'wallet', channel: 'wechat', way: 'h5' },
  alipayApp: { id: 'wallet-alipay', kind: 'wallet', channel: 'alipay', way: 'h5' },
  insideWechat: { id: 'inside-wechat', kind: 'inside', channel: 'wechat' },
  card: { id: 'card', kind: 'card', channel: 'stripe', renews: false, consent: null },
} as const satisfies Record<string, Way>;

/**
 * Lists the payment ways that work in this browser for an amount in `currency`, most convenient first. On phones there is no QR
 * code, because a phone cannot scan its own screen.
 */
export function listPayWays(
  { channels, hasSharedCode }: PayWays,
  device: Device,
  currency: string,
): readonly Way[] {
  const takes = (channel: Way['channel'], way: string) =>
    channels.some(
      (each) =>
        each.channel === channel &&
        each.currencies.includes(currency) &&
        each.ways.some((one) => one === way),
    );
  const card = takes('stripe', 'card') ? [all.card] : [];
  switch (device) {
    case 'desktop':
      return [
        ...(hasSharedCode ? [all.codeAny] : []),
        ...(takes('wechat', 'qr') ? [all.codeWechat] : []),
        ...(takes('alipay', 'qr') ? [all.codeAlipay] : []),
        ...(takes('alipay', 'page') && !takes('alipay', 'qr') ? [all.alipayPage] : []),
        ...card,
      ];
    case 'phone':
      return [
        ...(takes('wechat', 'h5') ? [all.wechatApp] : []),
        ...(takes('alipay', 'h5') ? [all.alipayApp] : []),
        ...card,
      ];
    case 'wechat':
      return [...(takes('wechat', 'jsapi') && hasSharedCode ? [all.insideWechat] : []), ...card];
    case 'alipay':
      return [...(takes('alipay', 'h5') ? [all.alipayApp] : []), ...card];
  }
}

/** Whether a way opens a simulator instead of a provider. */
export function isSimulated({ channels }: PayWays, way: Way): boolean {
  return channels.some(
    (each) =>
      each.isSimulated && (way.channel === 'any' ? each.channel !== 'stripe' : each.channel === way.channel),
  );
}
