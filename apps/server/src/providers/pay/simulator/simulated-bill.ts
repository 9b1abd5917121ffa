import { type BillDay, spanOfBillDay } from '@inkstone/domain/orders';
import type { Platform } from '../../../platform/platform.ts';
import type { BillLine, BillResult } from '../../../ports/pay-bill.ts';
import type { PayChannel } from '../../../ports/pay-channel.ts';
import { findBilledPayments, findBilledRefunds } from './store.ts';

/** What simulated providers keep of a payment, in hundredths of a percent. */
const feeRate = 60;

/** The bill of a simulated provider: what was paid to its merchant on a day, and what went back. */
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
    ...paid.map(({ providerTxn, outTradeNo, amount, currency }) => ({
      ...{ movement: 'payment' as const, ref: providerTxn, providerTxn, outTradeNo, amount, currency },
      ...{ fee: Math.round((amount * feeRate) / 10_000), feeCurrency: currency },
    })),
    ...returned.map(({ outRefundNo, providerTxn, outTradeNo, amount, currency }) => ({
      ...{ movement: 'refund' as const, ref: outRefundNo, providerTxn, outTradeNo, amount, currency },
      ...{ fee: 0 - Math.round((amount * feeRate) / 10_000), feeCurrency: currency },
    })),
  ];
  return lines.length === 0 ? { kind: 'none' } : { kind: 'bill', lines };
}
