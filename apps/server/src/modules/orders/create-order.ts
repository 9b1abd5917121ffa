import { AppError } from '@inkstone/contracts';
import { type Instant, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import { scheduleDue } from '../../platform/due/index.ts';
import { currentPriceId } from '../membership/index.ts';
import { replaceOrder } from './alternatives/replace-order.ts';
import { firstOf } from './alternatives/store.ts';
import { beginClosing, closeOrderKind } from './close-order.ts';
import { holdCoupon } from './coupons/store.ts';
import { finishOrder } from './finish-order.ts';
import { newOrderNo } from './order-number.ts';
import { findQuote, type Quote } from './quotes/store.ts';
import { findOrderOfQuote, insertOrder, lockBuyer, lockUnpaidOrder, type Order } from './store.ts';
import { closeOtherUpgrades, requireBasis } from './upgrades/upgrade-orders.ts';

/** Payment period of an order without a coupon, in ms. */
const orderLength = 30 * minute;

type OrderDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'random' | 'config' | 'recordEvent'>;

/**
 * Creates an order from a quote. Idempotent per quote. A buyer has one unpaid order per item: an equal one is
 * returned, a different one is closed. Of an order and the one that it replaces, at most one is paid. Throws
 * `coupon_unusable` if the coupon of the quote can no longer be held, and `quote_stale` for an upgrade whose basis has
 * changed.
 */
export async function createOrder(deps: OrderDeps, accountId: string, quoteId: string): Promise<Order> {
  return deps.db.transact(async ({ sql }) => {
    const now = deps.clock.now();
    const buyerId = await lockBuyer(sql, accountId, deps.ids.next());
    const quote = await findQuote(sql, quoteId, buyerId);
    if (!quote) throw new AppError('quote_expired');
    const known = (await findOrderOfQuote(sql, quoteId)) ?? (await equalOrder(sql, quote, now));
    if (known) return known;
    await requireValid(sql, quote, now);
    const replaced = await replaceOrder(sql, quote, now);
    await closeOtherUpgrades(sql, quote, now);
    await requireBasis(sql, quote, accountId);
    return insertNew(deps, sql, quote, { accountId, at: now, replaced });
  });
}

/** Returns an unpaid order that is equal to the quote; starts closing one that differs. */
async function equalOrder(sql: Sql, quote: Quote, now: Instant): Promise<Order | null> {
  const unpaid = await lockUnpaidOrder(sql, quote.buyerId, quote.itemId);
  if (!unpaid) return null;
  const isEqual =
    unpaid.priceId === quote.priceId &&
    unpaid.quantity === quote.quantity &&
    unpaid.couponId === quote.couponId &&
    unpaid.payable === quote.payable &&
    // Equal credits can come from different purchases.
    quote.kind === 'purchase';
  if (isEqual && now < unpaid.expiresAt) return unpaid;
  await beginClosing(sql, unpaid, now);
  return null;
}

async function requireValid(sql: Sql, quote: Quote, now: Instant): Promise<void> {
  if (now >= quote.expiresAt) throw new AppError('quote_expired');
  if ((await currentPriceId(sql, quote, now)) !== quote.priceId) throw new AppError('price_changed');
}

interface Creation {
  readonly accountId: string;
  readonly at: Instant;
  /** The order that it replaces: at most one of both is paid. */
  readonly replaced: Order | null;
}

async function insertNew(
  deps: OrderDeps,
  sql: Sql,
  quote: Quote,
  { accountId, at: now, replaced }: Creation,
): Promise<Order> {
  const { quoteId, buyerId, itemId, priceId, quantity, list, discount, credit, payable, currency } = quote;
  const { couponId, couponDiscount } = quote;
  const length = couponId === null ? orderLength : deps.config.couponHoldMinutes * minute;
  const expiresAt = later(now, length);
  const order: Order = {
    ...{ orderNo: newOrderNo(now, deps.random), quoteId, buyerId, itemId, priceId, quantity },
    ...{ list, discount, couponId, couponDiscount, credit, payable, currency },
    ...{ state: 'unpaid', isLate: false, isCouponReused: false },
    ...{ createdAt: now, expiresAt, paidAt: null, closingAt: null, closedAt: null },
    ...{ subscriptionId: null, periodNo: null, alternativeOf: replaced && firstOf(replaced) },
  };
  await insertOrder(sql, order);
  if (!(await holdCoupon(sql, order, now, replaced))) throw new AppError('coupon_unusable');
  await deps.recordEvent(sql, { event: 'order_created', accountId });
  if (payable === 0) return finishOrder(deps, sql, order, { accountId, at: now });
  await scheduleDue(sql, { kind: closeOrderKind, ref: order.orderNo, at: expiresAt });
  return order;
}
