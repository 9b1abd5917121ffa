import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { payStatusOfOrder as contract } from '@inkstone/contracts/orders';
import { hasPayment, isLive } from '@inkstone/domain/orders';
import type { UseCase } from '../../../platform/http/route.ts';
import { queryNow } from '../attempts/query-attempt.ts';
import { findAttemptsOf } from '../attempts/store.ts';
import { requireOwnOrder } from '../history/read-orders.ts';
import { viewOne } from '../view.ts';

/** Maximum number of attempts queried in one call, newest first. The others are queried when they are due. */
const maxQueries = 4;

/**
 * Queries the providers about an order of the caller, concurrently and within the time limits of the drivers,
 * and returns its state. Throws if one did not answer and the order is not paid.
 */
export const payStatusOfOrder: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { orderNo },
) => {
  const { db, clock } = deps;
  const order = await requireOwnOrder(db.sql, accountId, orderNo);
  if (hasPayment(order.state)) return viewOne(db.sql, order, clock.now());
  const live = (await findAttemptsOf(db.sql, orderNo)).filter(({ state }) => isLive(state));
  const answers = await Promise.all(live.slice(-maxQueries).map((attempt) => queryNow(deps, attempt)));
  const after = await requireOwnOrder(db.sql, accountId, orderNo);
  if (answers.includes('no answer') && !hasPayment(after.state)) throw new AppError('pay_status_unknown');
  return viewOne(db.sql, after, clock.now());
};
