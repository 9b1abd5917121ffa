import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { cancelOrder as contract } from '@inkstone/contracts/orders';
import { hasPayment } from '@inkstone/domain/orders';
import type { UseCase } from '../../../platform/http/route.ts';
import { beginClosing } from '../close-order.ts';
import { findAccountOf, lockOrder } from '../store.ts';
import { viewOne } from '../view.ts';

/** Closes an unpaid order of the caller. Idempotent. */
export const cancelOrder: UseCase<typeof contract, ReplyOf<typeof contract>> = (
  { db, clock },
  { accountId },
  { orderNo },
) =>
  db.transact(async ({ sql }) => {
    const order = await lockOrder(sql, orderNo);
    if (!order || (await findAccountOf(sql, order.buyerId)) !== accountId)
      throw new AppError('order_not_found');
    if (hasPayment(order.state)) throw new AppError('order_paid');
    if (order.state === 'unpaid') await beginClosing(sql, order, clock.now());
    const after = (await lockOrder(sql, orderNo)) ?? order;
    return viewOne(sql, after, clock.now());
  });
