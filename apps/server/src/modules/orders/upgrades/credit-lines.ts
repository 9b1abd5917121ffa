import { type Currency, upgradeCredit } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { findUnusedPlus, type UnusedPlus } from '../../membership/index.ts';
import { findPaidOrders, type PaidOrderRow, type StoredCreditLine } from './store.ts';

/**
 * Returns the credits of unused Plus on the price of Pro, oldest first. Trials, gifts and free orders give no
 * credit.
 */
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
 * Whether the credits of an upgrade are still available: no grant was ended early, and no order was refunded
 * or credited further. Time that has run since the quote is disregarded.
 */
export function isCreditAvailable(
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
