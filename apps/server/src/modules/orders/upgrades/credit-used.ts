import type { Sql } from '../../../platform/db/database.ts';
import { findCredits } from '../../membership/index.ts';
import { findAccountOfOrder } from '../store.ts';
import { findPaidOrders } from './store.ts';

/**
 * Returns the part of an order's payment that lowered the prices of upgrades and therefore cannot be
 * refunded, in minor units. Fully refunded upgrades do not count. 0 if the account was removed.
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
