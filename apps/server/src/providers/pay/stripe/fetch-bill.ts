import { spanOfBillDay } from '@inkstone/domain/orders';
import { second } from '@inkstone/kernel';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { BillLine, BillResult } from '../../../ports/pay-bill.ts';
import { maxBillLines } from '../bills/limits.ts';
import { failureOf } from './refusals.ts';

const metadata = z.object({ out_trade_no: z.string().default(''), out_refund_no: z.string().default('') });
const source = z.object({
  id: z.string(),
  amount: z.int().positive(),
  currency: z.string(),
  payment_intent: z.string().nullish(),
  metadata: metadata.default({ out_trade_no: '', out_refund_no: '' }),
});
const transaction = z.object({
  id: z.string().startsWith('txn_'),
  type: z.string(),
  fee: z.int(),
  currency: z.string(),
});
const moved = transaction.extend({ source });

const movementOf: Readonly<Record<string, 'payment' | 'refund'>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
};

/**
 * The balance transactions of a day in Asia/Shanghai. Amounts are those of the charge or refund, because the
 * balance may be in another currency than the payment. Payouts, disputes and Stripe's own fees are not
 * included.
 */
export async function fetchStripeBill(stripe: Stripe, day: string): Promise<BillResult> {
  const { from, to } = spanOfBillDay(day);
  const lines: BillLine[] = [];
  const params = {
    created: { gte: from / second, lt: to / second },
    expand: ['data.source'],
    limit: 100,
  };
  try {
    for (let after: string | undefined; ; ) {
      const page = await stripe.balanceTransactions.list({
        ...params,
        ...(after === undefined ? {} : { starting_after: after }),
      });
      for (const row of page.data) {
        const line = readRow(row);
        if (line === null) return { kind: 'damaged', detail: 'a balance transaction in another form' };
        if (line !== 'other') lines.push(line);
      }
      if (lines.length > maxBillLines) return { kind: 'damaged', detail: `more than ${maxBillLines} rows` };
      const last = page.data.at(-1)?.id;
      if (!page.has_more) return { kind: 'bill', lines };
      if (last === undefined || last === after) return { kind: 'damaged', detail: 'a page without an end' };
      after = last;
    }
  } catch (error) {
    const failure = failureOf(error);
    return failure.kind === 'absent' ? { kind: 'none' } : failure;
  }
}

function readRow(data: unknown): BillLine | 'other' | null {
  const type = transaction.safeParse(data).data?.type;
  if (type === undefined) return null;
  const movement = movementOf[type];
  if (movement === undefined) return 'other';
  const parsed = moved.safeParse(data).data;
  if (!parsed) return null;
  const { id, amount, currency, payment_intent: intent, metadata: named } = parsed.source;
  const providerTxn = intent ?? id;
  return {
    ...{ movement, providerTxn, amount, currency: currency.toUpperCase(), outTradeNo: named.out_trade_no },
    ref: movement === 'payment' ? providerTxn : named.out_refund_no || id,
    ...{ fee: parsed.fee, feeCurrency: parsed.currency.toUpperCase() },
  };
}
