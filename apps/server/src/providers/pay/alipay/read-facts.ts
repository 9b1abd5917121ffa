import { z } from 'zod';
import type { PayTarget, ProviderFact, ProviderState, RefundFact } from '../../../ports/pay-channel.ts';
import { readBeijingTime } from '../beijing-time.ts';
import { fenOf } from '../yuan.ts';

const yuan = z.string().transform((text, context) => {
  const fen = fenOf(text);
  if (fen !== null) return fen;
  context.addIssue({ code: 'custom', message: 'not yuan' });
  return z.NEVER;
});

/** The states of a trade. */
export const tradeStatus = z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']);

const notice = z.object({
  app_id: z.string(),
  seller_id: z.string().default(''),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: tradeStatus,
  total_amount: yuan,
  /** Sum of all refunds, in notices about one. */
  refund_fee: z.string().default(''),
  gmt_payment: z.string().default(''),
});

/** Reads a notice about a trade; null if it is malformed. */
export function readTradeNotice(fields: unknown): ProviderFact | null {
  const given = notice.safeParse(fields).data;
  if (!given) return null;
  const refunded = given.refund_fee === '' ? 0 : fenOf(given.refund_fee);
  if (refunded === null) return null;
  return tradeFact({
    target: { merchant: given.seller_id, app: given.app_id },
    outTradeNo: given.out_trade_no,
    tradeNo: given.trade_no,
    status: given.trade_status,
    isRefunded: refunded > 0,
    paidAt: given.gmt_payment,
    amount: given.total_amount,
  });
}

const trade = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: tradeStatus,
  total_amount: yuan,
  send_pay_date: z.string().default(''),
});

/** Reads the reply to a query, which contains neither app nor seller; those of the request are used. */
export function readTrade(data: unknown, target: PayTarget): ProviderFact | null {
  const given = trade.safeParse(data).data;
  if (!given) return null;
  return tradeFact({
    target,
    outTradeNo: given.out_trade_no,
    tradeNo: given.trade_no,
    status: given.trade_status,
    isRefunded: false,
    paidAt: given.send_pay_date,
    amount: given.total_amount,
  });
}

interface Trade {
  readonly target: PayTarget;
  readonly outTradeNo: string;
  readonly tradeNo: string;
  readonly status: z.output<typeof tradeStatus>;
  readonly isRefunded: boolean;
  readonly paidAt: string;
  readonly amount: number;
}

/** The products used here are in CNY; Alipay does not name the currency. */
function tradeFact(given: Trade): ProviderFact | null {
  const paidAt = readBeijingTime(given.paidAt);
  const state = stateOf(given, paidAt !== null);
  const wasPaid = state === 'paid' || state === 'refunded';
  if (wasPaid && (paidAt === null || given.tradeNo === '')) return null;
  return {
    channel: 'alipay',
    ...given.target,
    outTradeNo: given.outTradeNo,
    providerTxn: wasPaid ? given.tradeNo : '',
    state,
    paidAt: wasPaid ? paidAt : null,
    amount: given.amount,
    currency: 'CNY',
  };
}

/** A trade is closed without a payment, or because all of it was refunded. */
function stateOf({ status, isRefunded }: Trade, hasPayment: boolean): ProviderState {
  if (status === 'WAIT_BUYER_PAY') return 'pending';
  if (status === 'TRADE_CLOSED') return hasPayment || isRefunded ? 'refunded' : 'closed';
  return isRefunded ? 'refunded' : 'paid';
}

const refundStatus = z.object({ refund_status: z.string().default('') });
const refund = refundStatus.extend({
  out_trade_no: z.string(),
  out_request_no: z.string(),
  trade_no: z.string(),
  refund_amount: yuan,
});

/** Reads the reply to a query of a refund. `absent`: the refund was not received, or it failed. */
export function readRefund(data: unknown, merchant: string): RefundFact | 'absent' | null {
  if (!refundStatus.safeParse(data).data?.refund_status) return 'absent';
  const given = refund.safeParse(data).data;
  if (!given || given.refund_amount === 0) return null;
  return {
    channel: 'alipay',
    merchant,
    outTradeNo: given.out_trade_no,
    outRefundNo: given.out_request_no,
    providerRefund: given.trade_no,
    state: given.refund_status === 'REFUND_SUCCESS' ? 'succeeded' : 'pending',
    amount: given.refund_amount,
    currency: 'CNY',
  };
}
