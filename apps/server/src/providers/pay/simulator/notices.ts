import { type Instant, instant, later, minute, second } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PayChannelName } from '../../../ports/pay-channel.ts';
import { simulatedNoticeKind } from '../../../ports/pay-simulator.ts';
import { type SignedNotice, signWechatBody } from './notice-makers.ts';
import type { SimulatedKeys } from './simulated-keys.ts';
import {
  alipayNotice,
  type NoticeStamp,
  type SimulatedTrade,
  stripeEvent,
  stripeObjectEvent,
  stripeRefundEvent,
  wechatPaid,
  wechatRefunded,
} from './simulated-trades.ts';
import { addNotice, type Notice, type Payment, type Refund, type Trade } from './store.ts';

/** A notice to be sent by a provider. */
export interface NoticePost extends Pick<Notice, 'says' | 'ref'> {
  readonly signedAs?: Notice['signedAs'];
  readonly times?: number;
  /** In ms from now. */
  readonly delay?: number;
  readonly isLost?: boolean;
}

/** Stores a notice and schedules it, unless its delivery is to fail. */
export async function scheduleNotice(
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  sql: Sql,
  { tradeId, channel }: Trade,
  { says, ref, signedAs = 'genuine', times = 1, delay = 0, isLost = false }: NoticePost,
): Promise<void> {
  const at = later(clock.now(), delay);
  const [noticeId, eventId] = [ids.next(), `${channel === 'stripe' ? 'evt_' : ''}${ids.next()}`];
  await addNotice(sql, {
    ...{ noticeId, tradeId, eventId, says, ref, signedAs, times, tries: 0, status: null },
    ...{ state: isLost ? 'lost' : 'due', createdAt: Math.min(clock.now(), at), dueAt: at },
  });
  if (!isLost) await scheduleDue(sql, { kind: simulatedNoticeKind, ref: noticeId, at });
}

const rhythms: Readonly<Record<PayChannelName, readonly number[]>> = {
  wechat: [
    ...[15, 15, 30].map((seconds) => seconds * second),
    ...[3, 10, 20, 30, 30, 30, 60, 180, 180, 180, 360, 360].map((minutes) => minutes * minute),
  ],
  alipay: [4, 10, 10, 60, 120, 360, 900].map((minutes) => minutes * minute),
  // Stripe documents only that it retries for three days with increasing delays.
  stripe: [1, 5, 30, 120, 300, 600, 720, 720, 720, 720].map((minutes) => minutes * minute),
};

/** Returns the delay after the n-th rejected delivery of a notice, in ms; null if the provider gives up. */
export function pauseAfter(channel: PayChannelName, tries: number): number | null {
  return rhythms[channel][tries - 1] ?? null;
}

/** The subject of a notice. */
export interface NoticeSubject {
  readonly trade: Trade;
  /** Null for a forged notice about a payment that does not exist. */
  readonly payment: Payment | null;
  readonly refund: Refund | null;
  /** The sum of all refunds of the payment. */
  readonly refunded: number;
  /** The object of a Stripe event other than a payment or a refund. */
  readonly event: { readonly type: string; readonly object: object } | null;
}

/** Signs a notice at the time of its delivery. */
export function signNotice(
  keys: SimulatedKeys,
  notice: Pick<Notice, 'eventId' | 'says' | 'ref' | 'signedAs'>,
  subject: NoticeSubject,
  { at, nonce }: { readonly at: Instant; readonly nonce: string },
): SignedNotice {
  const { trade, payment } = subject;
  const stamp: NoticeStamp = { id: notice.eventId, nonce, at };
  const about: SimulatedTrade = {
    ...{ merchant: payment?.merchant ?? trade.merchant, app: payment?.app ?? trade.app },
    ...{ outTradeNo: trade.outTradeNo, providerTxn: payment?.providerTxn ?? notice.ref },
    ...{ amount: payment?.amount ?? trade.amount, currency: payment?.currency ?? trade.currency },
    paidAt: payment ? instant(payment.paidAt) : at,
  };
  const signed = { ...subject, about, stamp, says: notice.says };
  if (notice.signedAs === 'probe') return probe(keys, stamp);
  const made = makers[trade.channel](notice.signedAs === 'forged' ? forgerOf(keys) : keys, signed);
  return made;
}

interface SignedSubject extends NoticeSubject {
  readonly about: SimulatedTrade;
  readonly stamp: NoticeStamp;
  readonly says: Notice['says'];
}

type Maker = (keys: SimulatedKeys, subject: SignedSubject) => SignedNotice;

const makers: Readonly<Record<PayChannelName, Maker>> = {
  wechat: (keys, { about, stamp, says, refund }) => {
    const issuer = {
      ...{ privateKey: keys.wechat.privateKey, serial: keys.wechatSerial, apiV3Key: keys.apiV3Key },
    };
    if (!refund) return wechatPaid(issuer, about, stamp, says === 'waiting' ? 'USERPAYING' : 'SUCCESS');
    const state = refund.state === 'abnormal' ? 'ABNORMAL' : 'SUCCESS';
    return wechatRefunded(issuer, about, { ...refund, state }, stamp);
  },
  alipay: ({ alipay }, { about, stamp, says, refund, refunded, payment }) => {
    const isClosed = refund !== null && payment !== null && refunded >= payment.amount;
    const status = says === 'waiting' ? 'WAIT_BUYER_PAY' : isClosed ? 'TRADE_CLOSED' : 'TRADE_SUCCESS';
    return alipayNotice(alipay.privateKey, about, { status, refunded: refund ? refunded : 0 }, stamp);
  },
  stripe: ({ stripeSecret }, { about, stamp, says, refund, event }) => {
    if (event) return stripeObjectEvent(stripeSecret, event, about, stamp);
    if (!refund)
      return stripeEvent(stripeSecret, about, says === 'waiting' ? 'processing' : 'succeeded', stamp);
    const status = refund.state === 'succeeded' || refund.state === 'pending' ? refund.state : 'failed';
    return stripeRefundEvent(stripeSecret, about, { ...refund, status }, stamp);
  },
};

/** Returns the keys of a forger, which have the right form: those of WeChat Pay and Alipay are exchanged. */
function forgerOf(keys: SimulatedKeys): SimulatedKeys {
  return { ...keys, wechat: keys.alipay, alipay: keys.wechat, stripeSecret: `${keys.stripeSecret}0` };
}

/** Creates a signature probe: WeChat Pay occasionally posts one to verify that a wrong signature is refused. */
function probe({ wechat, wechatSerial }: SimulatedKeys, { id, at, nonce }: NoticeStamp): SignedNotice {
  const issuer = { privateKey: wechat.privateKey, serial: wechatSerial };
  const time = Math.floor(at / second);
  const made = signWechatBody(issuer, JSON.stringify({ id }), { time, nonce });
  const signature = `WECHATPAY/SIGNTEST/${made.headers['wechatpay-signature']}`;
  return { ...made, headers: { ...made.headers, 'wechatpay-signature': signature } };
}
