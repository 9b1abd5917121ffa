import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { buyAgain as contract } from '@inkstone/contracts/orders';
import type { UseCase } from '../../../platform/http/route.ts';
import { findOfferOfPrice } from '../../membership/index.ts';
import { requireOwnOrder } from '../history/read-orders.ts';
import { canUpgradeTo } from '../upgrades/quote-upgrade.ts';

/** Returns with what the item of an order of the caller is bought again. */
export const buyAgain: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { orderNo },
) => {
  const { sql } = deps.db;
  const order = await requireOwnOrder(sql, accountId, orderNo);
  const offer = await findOfferOfPrice(deps, sql, order, deps.clock.now());
  if (!offer) throw new AppError('plan_not_for_sale');
  const isUpgrade = order.credit > 0 && (await canUpgradeTo(deps, accountId, offer));
  return { item: offer.id, isUpgrade };
};
