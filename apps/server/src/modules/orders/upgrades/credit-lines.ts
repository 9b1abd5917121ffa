import { type Currency, upgradeCredit } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { findUnusedPlus, type UnusedPlus } from '../../membership/index.ts';
import { findPaidOrders, type PaidOrderRow, type StoredCreditLine } from './store.ts';

/** What unused Plus of an account takes off the price of Pro, oldest first. Trials, gifts and free orders give nothing. */
export async function findCreditLines(
  sql: Sql,
  accountId: string,
  now: Instant,
  currency: Currency,
): Promise<StoredCreditLine[]> {
  const unused = await findUnusedPlus(sql, accountId, now);
  const orderNos = unused.flatMap(({ orderNo }) => orderNo ?? []);
  const orders = await findPaidOrders(sql, [...new Set(orderNos)]);
  return unused.flatMap((time) => {
    const order = orders.find(({ orderNo }) => orderNo === time.orderNo);
    const line = order && order.currency === currency ? lineOf(order, time) : null;
    return line && line.credit > 0 ? [line] : [];
  });
}

function lineOf(order: PaidOrderRow, { grantId, unused, share, credited }: UnusedPlus): StoredCreditLine {
  const { orderNo, plan, quantity, paid, refunded } = order;
  return {
    ...{ grantId, orderNo, plan, quantity, paid, refunded, credited, unused },
    whole: Number((share.whole * BigInt(unused)) / share.part),
    credit: upgradeCredit({ paid, refunded, credited }, share),
  };
}

/**
 * Whether the lines of an upgrade still hold: none of their grants has ended before its time, and of no order more was
 * returned or credited. Times go by: what ran since the quote is not asked for.
 */
export function isCreditThere(
  lines: readonly StoredCreditLine[],
  now: readonly { readonly grantId: string; readonly isRevoked: boolean }[],
  orders: readonly PaidOrderRow[],
): boolean {
  return lines.every(({ grantId, orderNo, refunded }) => {
    const grant = now.find((one) => one.grantId === grantId);
    const order = orders.find((one) => one.orderNo === orderNo);
    return grant && !grant.isRevoked && order && order.refunded === refunded;
  });
}
