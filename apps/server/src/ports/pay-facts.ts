import type { Instant } from '@inkstone/kernel';
import type { RefusedCall, UnknownOutcome } from './pay-refusal.ts';

/** A payment provider. A merchant account is chosen per attempt: see `PayTarget`. */
export type PayChannelName = 'wechat' | 'alipay' | 'stripe';

/**
 * How the payer reaches the provider. `qr`: a code on a PC page. `h5`: a browser on a phone. `jsapi`: a page inside
 * the wallet. `app`, `mini_program`: the wallet's SDK. `page`: a redirect on a PC. `card`: Stripe's Payment Element.
 */
export type PayWay = 'qr' | 'h5' | 'jsapi' | 'app' | 'mini_program' | 'page' | 'card';

/** The receiving account at the provider. It is stored with each attempt, because settings may change later. */
export interface PayTarget {
  /** WeChat: mch_id. Alipay: seller_id. Stripe: account id. */
  readonly merchant: string;
  /** WeChat: appid. Alipay: app_id. Stripe: `live` or `test`. */
  readonly app: string;
}

/** An amount in minor units (fen, cents): a positive safe integer, with its ISO 4217 code in upper case. */
export interface PayAmount {
  readonly amount: number;
  readonly currency: string;
}

/** The data that a client needs to let its user pay. */
export type PayHandle =
  /** Text of a QR code: WeChat's code_url, Alipay's qr_code. */
  | { readonly kind: 'code'; readonly text: string }
  /** A URL to redirect the browser to: WeChat's h5_url, Alipay's page and wap pages. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** A form to post from the browser, for providers whose parameters exceed a URL. */
  | { readonly kind: 'form'; readonly url: string; readonly fields: Readonly<Record<string, string>> }
  /** Parameters for the wallet's own script or SDK: WeChat JSAPI, app, mini program; Alipay tradeNO. */
  | { readonly kind: 'params'; readonly params: Readonly<Record<string, string>> }
  /** Alipay's order string for its app SDK. */
  | { readonly kind: 'order_string'; readonly text: string }
  /** For Stripe's Payment Element. */
  | { readonly kind: 'client_secret'; readonly secret: string; readonly publishableKey: string };

/** State of a payment at the provider. `refunded`: paid, and a refund was begun. */
export type ProviderState = 'pending' | 'paid' | 'closed' | 'failed' | 'refunded';

/**
 * A provider's statement about one payment, after verification of its signature. Values are those of the provider, never
 * completed from our records: the caller compares them with the attempt. The amount may be 0 and the currency '' before the
 * payment. A reply that does not name the account is about the account with whose key it was requested.
 */
export interface ProviderFact extends PayAmount {
  readonly channel: PayChannelName;
  readonly merchant: string;
  readonly app: string;
  readonly outTradeNo: string;
  /** The provider's number of the payment; '' before the payment. */
  readonly providerTxn: string;
  readonly state: ProviderState;
  /** Null unless paid. */
  readonly paidAt: Instant | null;
  /** The paid period, if the provider determines it. */
  readonly period?: { readonly from: Instant; readonly to: Instant };
}

/** Result of `query`. `absent`: the provider has no such payment, which is normal for an Alipay code until it is scanned. */
export type QueryResult =
  | { readonly kind: 'found'; readonly fact: ProviderFact }
  | { readonly kind: 'absent' }
  | RefusedCall
  | UnknownOutcome;
