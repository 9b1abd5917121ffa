import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { orderNo, orderView } from './orders.ts';

export const payChannelName = z.enum(['wechat', 'alipay', 'stripe']);

/** Payment ways; see `PayWay` of the server. `card` is Stripe's Payment Element. */
export const payWay = z.enum(['qr', 'h5', 'jsapi', 'app', 'mini_program', 'page', 'card']);

/** The data that a client needs to let its user pay. */
export const payHandle = z.discriminatedUnion('kind', [
  /** Text of a QR code. */
  z.object({ kind: z.literal('code'), text: z.string() }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('form'), url: z.string(), fields: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('params'), params: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('order_string'), text: z.string() }),
  z.object({ kind: z.literal('client_secret'), secret: z.string(), publishableKey: z.string() }),
]);
export type PayHandleView = z.output<typeof payHandle>;

/** Lists the payment ways of this installation. */
export const listPayWays = endpoint({
  method: 'GET',
  path: '/api/vip/payWays',
  summary: 'Lists the ways to pay.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({
    channels: z.array(
      z.object({
        channel: payChannelName,
        ways: z.array(payWay),
        currencies: z.array(z.string()),
        isSimulated: z.boolean(),
      }),
    ),
    /** Whether one QR code (`channel: 'any'`) works for all wallets. */
    hasSharedCode: z.boolean(),
  }),
  errors: [],
  rate: 'normal',
});

const shownCode = z.object({
  order: orderView,
  /** Content of the QR code. */
  text: z.string(),
  /** End of the payment period, in ms. */
  expiresAt: z.int(),
});
const payErrors = [
  'order_not_found',
  'order_paid',
  'order_closed',
  'pay_way_off',
  'pay_unavailable',
] as const;

/** `any`: one code for all wallets. */
const codeInput = z.object({ orderNo, channel: z.enum(['wechat', 'alipay', 'any']) });

/** Returns the QR code with which a phone pays an order shown on a PC. */
export const payCode = endpoint({
  method: 'POST',
  path: '/api/vip/qrcode',
  summary: 'Returns the QR code that pays an order.',
  audience: 'account',
  input: codeInput,
  reply: shownCode,
  errors: payErrors,
  rate: 'normal',
});

/** Like `payCode`, under the path of the shop. */
export const shopPayCode = endpoint({
  method: 'POST',
  path: '/api/shop/order/qrcode',
  summary: 'Returns the QR code that pays an order of the shop.',
  audience: 'account',
  input: codeInput,
  reply: shownCode,
  errors: payErrors,
  rate: 'normal',
});

/** Starts a payment on a phone, or by a redirect on a PC. */
export const mobilePurchase = endpoint({
  method: 'POST',
  path: '/api/vip/mobilePurchase',
  summary: 'Starts a payment in a wallet.',
  audience: 'account',
  input: z.object({
    orderNo,
    channel: z.enum(['wechat', 'alipay']),
    way: payWay.exclude(['qr', 'card']),
    /** Authorisation code of the wallet, for `jsapi` and `mini_program`; identifies the payer. */
    code: z.string().min(1).max(256).optional(),
  }),
  reply: z.object({ order: orderView, handle: payHandle }),
  errors: [...payErrors, 'payer_unknown'],
  rate: 'normal',
});

/** Starts a payment by card. */
export const stripePurchase = endpoint({
  method: 'POST',
  path: '/api/vip/stripe_purchase',
  summary: 'Starts a payment by card.',
  audience: 'account',
  input: z.object({ orderNo }),
  reply: z.object({ order: orderView, handle: payHandle }),
  errors: payErrors,
  rate: 'normal',
});

/** Starts the payment on a phone that scanned the code for all wallets. Requires no sign-in. */
export const openPayCode = endpoint({
  method: 'POST',
  path: '/api/vip/qrcode/open',
  summary: 'Leads a phone that scanned a code to its payment.',
  audience: 'anyone',
  input: z.object({
    token: z.string().min(1).max(200),
    channel: z.enum(['wechat', 'alipay']),
    way: z.enum(['h5', 'jsapi', 'page']),
    code: z.string().min(1).max(256).optional(),
  }),
  reply: z.object({ handle: payHandle }),
  errors: ['invalid_token', 'order_paid', 'order_closed', 'pay_way_off', 'pay_unavailable', 'payer_unknown'],
  rate: 'normal',
});

/** Describes what a scanned code pays, without data about the buyer. */
export const describePayCode = endpoint({
  method: 'GET',
  path: '/api/vip/qrcode/order',
  summary: 'Describes the order of a scanned code.',
  audience: 'anyone',
  input: z.object({ token: z.string().min(1).max(200) }),
  reply: z.object({
    ...orderView.pick({ type: true, plan: true, quantity: true, payable: true, currency: true }).shape,
    ...orderView.pick({ status: true, expiresAt: true }).shape,
    /** URL of WeChat's authorisation, which redirects back with a code for the payer; null if JSAPI is off. */
    wechatAuthorizeUrl: z.string().nullable(),
  }),
  errors: ['invalid_token'],
  rate: 'poll',
});
