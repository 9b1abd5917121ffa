import { fenOf } from '@inkstone/domain/orders';
import { z } from 'zod';
import type { PayTarget, ProviderFact, ProviderState, RefundFact } from '../../../ports/pay-channel.ts';
import { readBeijingTime } from '../beijing-time.ts';

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
  const parsed = notice.safeParse(fields).data;
  if (!parsed) return null;
  const refunded = parsed.refund_fee === '' ? 0 : fenOf(parsed.refund_fee);
  if (refunded === null) return null;
  return tradeFact({
    target: { merchant: parsed.seller_id, app: parsed.app_id },
    outTradeNo: parsed.out_trade_no,
    tradeNo: parsed.trade_no,
    status: parsed.trade_status,
    isRefunded: refunded > 0,
    paidAt: parsed.gmt_payment,
    amount: parsed.total_amount,
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
  const parsed = trade.safeParse(data).data;
  if (!parsed) return null;
  return tradeFact({
    target,
    outTradeNo: parsed.out_trade_no,
    tradeNo: parsed.trade_no,
    status: parsed.trade_status,
    isRefunded: false,
    paidAt: parsed.send_pay_date,
    amount: parsed.total_amount,
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
function tradeFact(trade: Trade): ProviderFact | null {
  const paidAt = readBeijingTime(trade.paidAt);
  const state = stateOf(trade, paidAt !== null);
  const wasPaid = state === 'paid' || state === 'refunded';
  if (wasPaid && (paidAt === null || trade.tradeNo === '')) return null;
  return {
    channel: 'alipay',
    ...trade.target,
    outTradeNo: trade.outTradeNo,
    providerTxn: wasPaid ? trade.tradeNo : '',
    state,
    paidAt: wasPaid ? paidAt : null,
    amount: trade.amount,
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
  const parsed = refund.safeParse(data).data;
  if (!parsed || parsed.refund_amount === 0) return null;
  return {
    channel: 'alipay',
    merchant,
    outTradeNo: parsed.out_trade_no,
    outRefundNo: parsed.out_request_no,
    providerRefund: parsed.trade_no,
    state: parsed.refund_status === 'REFUND_SUCCESS' ? 'succeeded' : 'pending',
    amount: parsed.refund_amount,
    currency: 'CNY',
  };
}
