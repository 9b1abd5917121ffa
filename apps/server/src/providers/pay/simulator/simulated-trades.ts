import { yuanOf } from '@inkstone/domain/orders';
import { type Instant, second } from '@inkstone/kernel';
import { beijingRfc3339, beijingTime } from '../beijing-time.ts';
import {
  makeAlipayNotice,
  makeStripeEvent,
  makeWechatNotice,
  type SignedNotice,
  type WechatIssuer,
} from './notice-makers.ts';

/** A payment at a simulated provider. */
export interface SimulatedTrade {
  readonly merchant: string;
  readonly app: string;
  readonly outTradeNo: string;
  readonly providerTxn: string;
  readonly amount: number;
  readonly currency: string;
  readonly paidAt: Instant;
}

/** A refund of such a payment. */
export interface SimulatedRefund {
  readonly outRefundNo: string;
  readonly providerRefund: string;
  readonly amount: number;
}

/** The time and the id of a notice. `nonce` has 12 characters. */
export interface NoticeStamp {
  readonly id: string;
  readonly nonce: string;
  readonly at: Instant;
}

const seconds = (at: Instant) => Math.floor(at / second);

/** Returns WeChat Pay's notice of a payment. Real notices contain no state other than SUCCESS. */
export function wechatPaid(
  issuer: WechatIssuer,
  trade: SimulatedTrade,
  stamp: NoticeStamp,
  state: 'SUCCESS' | 'USERPAYING' = 'SUCCESS',
): SignedNotice {
  return makeWechatNotice(issuer, {
    id: stamp.id,
    nonce: stamp.nonce,
    time: seconds(stamp.at),
    type: 'TRANSACTION.SUCCESS',
    resource: {
      appid: trade.app,
      mchid: trade.merchant,
      out_trade_no: trade.outTradeNo,
      transaction_id: trade.providerTxn,
      trade_type: 'NATIVE',
      trade_state: state,
      trade_state_desc: state === 'SUCCESS' ? '支付成功' : '用户支付中',
      bank_type: 'OTHERS',
      attach: '',
      success_time: beijingRfc3339(trade.paidAt),
      payer: { openid: 'simulated' },
      amount: {
        total: trade.amount,
        payer_total: trade.amount,
        currency: trade.currency,
        payer_currency: trade.currency,
      },
    },
  });
}

/** Returns WeChat Pay's notice of the completion of a refund. */
export function wechatRefunded(
  issuer: WechatIssuer,
  trade: SimulatedTrade,
  refund: SimulatedRefund & { readonly state: 'SUCCESS' | 'ABNORMAL' | 'CLOSED' },
  stamp: NoticeStamp,
): SignedNotice {
  return makeWechatNotice(issuer, {
    id: stamp.id,
    nonce: stamp.nonce,
    time: seconds(stamp.at),
    type: `REFUND.${refund.state}`,
    resource: {
      mchid: trade.merchant,
      out_trade_no: trade.outTradeNo,
      transaction_id: trade.providerTxn,
      out_refund_no: refund.outRefundNo,
      refund_id: refund.providerRefund,
      refund_status: refund.state,
      user_received_account: '',
      ...(refund.state === 'SUCCESS' ? { success_time: beijingRfc3339(stamp.at) } : {}),
      amount: {
        total: trade.amount,
        refund: refund.amount,
        payer_total: trade.amount,
        payer_refund: refund.amount,
      },
    },
  });
}

/** Returns Alipay's notice about a trade. `refunded` is the sum of all refunds in fen; 0 in the notice of the payment. */
export function alipayNotice(
  privateKey: string,
  trade: SimulatedTrade,
  { status, refunded }: { readonly status: string; readonly refunded: number },
  stamp: NoticeStamp,
): SignedNotice {
  const wasPaid = status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED' || refunded > 0;
  return makeAlipayNotice(privateKey, {
    notify_id: stamp.id,
    notify_type: 'trade_status_sync',
    notify_time: beijingTime(stamp.at),
    app_id: trade.app,
    auth_app_id: trade.app,
    seller_id: trade.merchant,
    out_trade_no: trade.outTradeNo,
    trade_no: trade.providerTxn,
    trade_status: status,
    total_amount: yuanOf(trade.amount),
    subject: '砚台 Plus',
    body: '',
    ...(wasPaid ? { gmt_payment: beijingTime(trade.paidAt) } : {}),
    ...(refunded > 0 ? { refund_fee: yuanOf(refunded), gmt_refund: `${beijingTime(stamp.at)}.000` } : {}),
  });
}

/** Returns Stripe's event about a PaymentIntent; its id is `providerTxn`. */
export function stripeEvent(
  secret: string,
  trade: SimulatedTrade,
  status: 'succeeded' | 'canceled' | 'processing',
  stamp: NoticeStamp,
): SignedNotice {
  const object = {
    id: trade.providerTxn,
    object: 'payment_intent',
    amount: trade.amount,
    amount_received: status === 'succeeded' ? trade.amount : 0,
    currency: trade.currency.toLowerCase(),
    livemode: trade.app === 'live',
    metadata: { out_trade_no: trade.outTradeNo },
    status,
    latest_charge: status === 'succeeded' ? `ch_${trade.providerTxn.slice(3)}` : null,
  };
  return stripeObjectEvent(secret, { type: `payment_intent.${status}`, object }, trade, stamp);
}

/** Returns Stripe's event about a refund. */
export function stripeRefundEvent(
  secret: string,
  trade: SimulatedTrade,
  refund: SimulatedRefund & { readonly status: 'pending' | 'succeeded' | 'failed' },
  stamp: NoticeStamp,
): SignedNotice {
  const object = {
    id: refund.providerRefund,
    object: 'refund',
    amount: refund.amount,
    currency: trade.currency.toLowerCase(),
    metadata: { out_trade_no: trade.outTradeNo, out_refund_no: refund.outRefundNo },
    payment_intent: trade.providerTxn,
    status: refund.status,
  };
  return stripeObjectEvent(secret, { type: 'refund.updated', object }, trade, stamp);
}

/** Returns Stripe's event about any object. */
export function stripeObjectEvent(
  secret: string,
  { type, object }: { readonly type: string; readonly object: object },
  trade: Pick<SimulatedTrade, 'app'>,
  { id, at }: NoticeStamp,
): SignedNotice {
  const time = seconds(at);
  const livemode = trade.app === 'live';
  const data = { object };
  const event = {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: time,
    data,
    livemode,
    type,
  };
  return makeStripeEvent(secret, event, time);
}
