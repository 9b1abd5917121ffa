import { z } from 'zod';
import type { ProviderFact, ProviderState, RefundFact, RefundState } from '../../../ports/pay-channel.ts';
import { readInstant } from '../beijing-time.ts';

const states = {
  NOTPAY: 'pending',
  USERPAYING: 'pending',
  ACCEPT: 'pending',
  SUCCESS: 'paid',
  REFUND: 'refunded',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'failed',
} as const satisfies Record<string, ProviderState>;

const refundStates = {
  PROCESSING: 'pending',
  SUCCESS: 'succeeded',
  ABNORMAL: 'abnormal',
  CLOSED: 'closed',
} as const satisfies Record<string, RefundState>;

const stateName = z.enum(Object.keys(states) as (keyof typeof states)[]);
const refundStateName = z.enum(Object.keys(refundStates) as (keyof typeof refundStates)[]);

const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().default(''),
  trade_state: stateName,
  success_time: z.string().default(''),
  // The amount may be missing for an unpaid order.
  amount: z.object({ total: z.int().nonnegative(), currency: z.string().default('') }).optional(),
});

/** Reads a transaction of a notice or a query; null if it is malformed, or paid without an amount. */
export function readTransaction(data: unknown): ProviderFact | null {
  const given = transaction.safeParse(data).data;
  if (!given) return null;
  const state = states[given.trade_state];
  const wasPaid = state === 'paid' || state === 'refunded';
  const paidAt = readInstant(given.success_time);
  if (wasPaid && (!given.amount || given.transaction_id === '' || paidAt === null)) return null;
  return {
    channel: 'wechat',
    merchant: given.mchid,
    app: given.appid,
    outTradeNo: given.out_trade_no,
    providerTxn: given.transaction_id,
    state,
    paidAt: wasPaid ? paidAt : null,
    amount: given.amount?.total ?? 0,
    currency: given.amount?.currency ?? '',
  };
}

const refundAmount = z.object({ refund: z.int().positive() });
const refund = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  refund_id: z.string(),
  status: refundStateName,
  amount: refundAmount,
});
const refundNotice = refund
  .omit({ status: true })
  .extend({ mchid: z.string(), refund_status: refundStateName });

/** Reads the reply to a refund or its query, which does not contain the merchant; that of the request is used. */
export function readRefund(data: unknown, merchant: string): RefundFact | null {
  const given = refund.safeParse(data).data;
  return given ? refundFact(given, merchant, refundStates[given.status]) : null;
}

/** Reads the refund of a notice. */
export function readRefundNotice(data: unknown): RefundFact | null {
  const given = refundNotice.safeParse(data).data;
  return given ? refundFact(given, given.mchid, refundStates[given.refund_status]) : null;
}

/** Domestic refunds are always in CNY; notices do not name the currency. */
function refundFact(
  given: Omit<z.output<typeof refund>, 'status'>,
  merchant: string,
  state: RefundState,
): RefundFact {
  return {
    channel: 'wechat',
    merchant,
    outTradeNo: given.out_trade_no,
    outRefundNo: given.out_refund_no,
    providerRefund: given.refund_id,
    state,
    amount: given.amount.refund,
    currency: 'CNY',
  };
}
