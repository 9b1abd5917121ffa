import { type BillDay, spanOfBillDay } from '@inkstone/domain/orders';
import type { Platform } from '../../../platform/platform.ts';
import type { BillLine, BillResult } from '../../../ports/pay-bill.ts';
import type { PayChannel } from '../../../ports/pay-channel.ts';
import { findBilledPayments, findBilledRefunds } from './store.ts';

/** The fee of simulated providers, in hundredths of a percent. */
const feeRate = 60;

/** Returns the bill of a simulated provider: the payments and refunds of its merchant on a day. */
export async function simulatedBill(
  { db }: Pick<Platform, 'db'>,
  { name, targetOf, ways }: PayChannel,
  day: BillDay,
): Promise<BillResult> {
  const span = spanOfBillDay(day);
  const { merchant } = targetOf(ways[0] ?? 'qr');
  const [paid, returned] = await Promise.all([
    findBilledPayments(db.sql, { channel: name, merchant, ...span }),
    findBilledRefunds(db.sql, { channel: name, merchant, ...span }),
  ]);
  const lines: BillLine[] = [
    ...paid.flatMap(paymentLines),
    ...returned.map(({ outRefundNo, providerTxn, outTradeNo, amount, currency }) => ({
      ...{ movement: 'refund' as const, ref: outRefundNo, providerTxn, outTradeNo, amount, currency },
      ...{ fee: 0 - Math.round((amount * feeRate) / 10_000), feeCurrency: currency },
    })),
  ];
  return lines.length === 0 ? { kind: 'none' } : { kind: 'bill', lines };
}

/** Returns the lines of a payment, with the differences that a tester has requested. */
function paymentLines(paid: Awaited<ReturnType<typeof findBilledPayments>>[number]): BillLine[] {
  const { providerTxn, outTradeNo, amount, currency, billed } = paid;
  if (billed === 'missing') return [];
  const lineOf = (txn: string, number: string, sum: number): BillLine => ({
    ...{ movement: 'payment', ref: txn, providerTxn: txn, outTradeNo: number, amount: sum, currency },
    ...{ fee: Math.round((sum * feeRate) / 10_000), feeCurrency: currency },
  });
  const line = lineOf(providerTxn, outTradeNo, billed === 'other_amount' ? amount + 100 : amount);
  // The number of a payment that does not exist.
  const extra = lineOf(`${providerTxn}-extra`, `${outTradeNo.slice(0, -2)}XX`, amount);
  return billed === 'beside_extra' ? [line, extra] : [line];
}
