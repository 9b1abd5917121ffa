import type { Sql } from '../../../platform/db/database.ts';
import { findCredits } from '../../membership/index.ts';
import { findAccountOfOrder } from '../store.ts';
import { findPaidOrders } from './store.ts';

/**
 * What of the payment of an order lowered the prices of upgrades, in minor units: it cannot be returned too. An upgrade whose
 * whole payment was returned does not count. 0 where the account was removed.
 */
export async function findCreditUsed(sql: Sql, orderNo: string): Promise<number> {
  const accountId = await findAccountOfOrder(sql, orderNo);
  const credits = accountId === null ? [] : await findCredits(sql, { accountId, orderNo });
  const upgrades = credits.map((one) => one.orderNo);
  const returned = (await findPaidOrders(sql, upgrades, ['succeeded'])).filter(
    ({ paid, refunded }) => paid === refunded,
  );
  return credits
    .filter((one) => returned.every(({ orderNo: other }) => other !== one.orderNo))
    .reduce((sum, { credit }) => sum + credit, 0);
}
