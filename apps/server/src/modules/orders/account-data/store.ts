import { asc, eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { buyers, orders } from '../../../platform/db/tables/orders.ts';
import type { AccountData, ArchivedRow } from '../../../ports/account-data.ts';

/** Returns the orders of an account, oldest first: item, amount in minor units, and time of payment. */
async function readOrders(sql: Sql, accountId: string): Promise<ArchivedRow[]> {
  const { orderNo, itemId, quantity, list, discount, couponDiscount, credit, payable, currency } = orders;
  const { state, createdAt, paidAt, closedAt, subscriptionId, periodNo } = orders;
  return sql
    .select({
      ...{ orderNo, itemId, quantity, list, discount, couponDiscount, credit, payable, currency },
      ...{ state, createdAt, paidAt, closedAt, subscriptionId, periodNo },
    })
    .from(orders)
    .innerJoin(buyers, eq(buyers.buyerId, orders.buyerId))
    .where(eq(buyers.accountId, accountId))
    .orderBy(asc(createdAt), asc(orderNo));
}

/** The link from orders to an account. Orders are kept without an account, as the law requires. */
export const accountData: AccountData = { unarchived: [buyers], archivedRows: { orders: readOrders } };
