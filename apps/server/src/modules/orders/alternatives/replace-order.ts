import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { findExceeded, type Limits, lockLimits } from '../campaigns/limits.ts';
import { beginClosing } from '../close-order.ts';
import type { Quote } from '../quotes/store.ts';
import { lockOrder, type Order } from '../store.ts';
import { findOpenOrders, hasPaidAlternative, type OpenOrder } from './store.ts';

/**
 * Returns the open order that an order of the quote replaces, because both use the same coupon or share of a limited campaign, and
 * starts closing it; null if there is none. Throws if a limit of the campaign is reached. Lock the buyer first.
 */
export async function replaceOrder(sql: Sql, quote: Quote, now: Instant): Promise<Order | null> {
  const limits = await lockLimits(sql, quote);
  if (!limits && quote.couponId === null) return null;
  const open = await findOpenOrders(sql, quote.buyerId);
  const changed = await closeFormer(sql, open.find(isChangedBy(quote, limits)), now);
  const exceeded = limits && (await findExceeded(sql, quote, limits, changed));
  if (!exceeded) return changed;
  // The buyer has chosen another item of the campaign.
  const ofCampaign = open.find(({ campaignId }) => campaignId === quote.campaignId);
  const other = changed ? null : await closeFormer(sql, ofCampaign, now);
  if (!other || (await findExceeded(sql, quote, limits, other))) throw exceeded;
  return other;
}

function isChangedBy(quote: Quote, limits: Limits | null): (open: OpenOrder) => boolean {
  return ({ itemId, couponId, campaignId }) =>
    itemId === quote.itemId &&
    ((couponId !== null && couponId === quote.couponId) ||
      (limits !== null && campaignId === quote.campaignId));
}

async function closeFormer(sql: Sql, found: OpenOrder | undefined, now: Instant): Promise<Order | null> {
  const order = found ? await lockOrder(sql, found.orderNo) : null;
  // Read again: it may have been paid before it was locked.
  if (!order || (order.state !== 'unpaid' && order.state !== 'closing')) return null;
  if (await hasPaidAlternative(sql, order)) return null;
  await beginClosing(sql, order, now);
  return order;
}
