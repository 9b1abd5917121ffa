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
  const parsed = transaction.safeParse(data).data;
  if (!parsed) return null;
  const state = states[parsed.trade_state];
  const wasPaid = state === 'paid' || state === 'refunded';
  const paidAt = readInstant(parsed.success_time);
  if (wasPaid && (!parsed.amount || parsed.transaction_id === '' || paidAt === null)) return null;
  return {
    channel: 'wechat',
    merchant: parsed.mchid,
    app: parsed.appid,
    outTradeNo: parsed.out_trade_no,
    providerTxn: parsed.transaction_id,
    state,
    paidAt: wasPaid ? paidAt : null,
    amount: parsed.amount?.total ?? 0,
    currency: parsed.amount?.currency ?? '',
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
  const parsed = refund.safeParse(data).data;
  return parsed ? refundFact(parsed, merchant, refundStates[parsed.status]) : null;
}

/** Reads the refund of a notice. */
export function readRefundNotice(data: unknown): RefundFact | null {
  const parsed = refundNotice.safeParse(data).data;
  return parsed ? refundFact(parsed, parsed.mchid, refundStates[parsed.refund_status]) : null;
}

/** Domestic refunds are always in CNY; notices do not name the currency. */
function refundFact(
  facts: Omit<z.output<typeof refund>, 'status'>,
  merchant: string,
  state: RefundState,
): RefundFact {
  return {
    channel: 'wechat',
    merchant,
    outTradeNo: facts.out_trade_no,
    outRefundNo: facts.out_refund_no,
    providerRefund: facts.refund_id,
    state,
    amount: facts.amount.refund,
    currency: 'CNY',
  };
}
