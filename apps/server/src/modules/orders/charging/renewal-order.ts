import type { Instant, Random } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { together } from '../../../platform/db/statements.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { beginClosing, closeOrderKind } from '../close-order.ts';
import { newOrderNo } from '../order-number.ts';
import { insertQuote } from '../quotes/store.ts';
import { changeOrder, insertOrder, lockOrderOfPeriod, type Order } from '../store.ts';

/** A subscription period to order. */
export interface RenewalRequest {
  readonly subscriptionId: string;
  readonly periodNo: number;
  readonly buyerId: string;
  readonly itemId: string;
  readonly priceId: string;
  readonly amount: number;
  readonly currency: 'CNY' | 'USD';
  /** End of the time in which it can be charged. */
  readonly expiresAt: Instant;
}

/** Creates and locks the order of a period at the announced amount; returns the existing one for the same period. */
export async function orderRenewal(
  { ids, clock, random }: Pick<Deps, 'ids' | 'clock'> & { readonly random: Random },
  sql: Sql,
  input: RenewalRequest,
): Promise<Order> {
  const known = await lockOrderOfPeriod(sql, input.subscriptionId, input.periodNo);
  if (known) return known;
  const { subscriptionId, periodNo, buyerId, itemId, priceId, amount, currency, expiresAt } = input;
  const now = clock.now();
  const priced = {
    ...{ quoteId: ids.next(), buyerId, itemId, priceId, quantity: 1, list: amount, discount: 0 },
    ...{ couponId: null, couponDiscount: 0, credit: 0, payable: amount, currency },
  };
  const quoted = insertQuote(sql, {
    ...{ ...priced, kind: 'purchase', lines: [], basisHash: null },
    ...{ campaignId: null, quotedAt: now, expiresAt },
  });
  const order: Order = {
    ...{ ...priced, orderNo: newOrderNo(now, random), state: 'unpaid', isLate: false, isCouponReused: false },
    ...{ createdAt: now, expiresAt, paidAt: null, closingAt: null, closedAt: null, subscriptionId, periodNo },
    alternativeOf: null,
  };
  await together([
    quoted,
    insertOrder(sql, order),
    scheduleDue(sql, { kind: closeOrderKind, ref: order.orderNo, at: expiresAt }),
  ]);
  return order;
}

/** Links an order to the subscription whose first period it pays; null removes the link. */
export async function linkOrder(sql: Sql, orderNo: string, subscriptionId: string | null): Promise<void> {
  await changeOrder(sql, orderNo, { subscriptionId, periodNo: subscriptionId === null ? null : 1 });
}

/** Closes the order of a period, if there is one: later charges for it are returned. */
export async function giveUpPeriod(
  sql: Sql,
  { subscriptionId, periodNo }: Pick<RenewalRequest, 'subscriptionId' | 'periodNo'>,
  now: Instant,
): Promise<void> {
  const order = await lockOrderOfPeriod(sql, subscriptionId, periodNo);
  if (order) await beginClosing(sql, order, now);
}
