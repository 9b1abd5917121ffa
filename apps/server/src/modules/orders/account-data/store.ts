import { asc, eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { buyers, orders } from '../../../platform/db/tables/orders.ts';
import type { AccountData, ArchivedRow } from '../../../ports/account-data.ts';

/** The orders of an account, the oldest first: what was bought, for how much in minor units, and when it was paid. */
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

/** The link from orders to an account. Orders stay, as the law requires, and then belong to nobody. */
export const accountData: AccountData = { unarchived: [buyers], archivedRows: { orders: readOrders } };
