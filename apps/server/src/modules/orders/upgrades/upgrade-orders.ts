import { AppError } from '@inkstone/contracts';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { basisHash, lockTimeline } from '../../membership/index.ts';
import { beginClosing } from '../close-order.ts';
import type { Quote } from '../quotes/store.ts';
import { lockOrder } from '../store.ts';
import { findUnpaidUpgrades } from './store.ts';

/** Closes other unpaid upgrades of the buyer, because the same Plus cannot lower two prices. */
export async function closeOtherUpgrades(sql: Sql, { buyerId, kind }: Quote, now: Instant): Promise<void> {
  if (kind !== 'upgrade') return;
  for (const orderNo of await findUnpaidUpgrades(sql, buyerId)) {
    const order = await lockOrder(sql, orderNo);
    if (order) await beginClosing(sql, order, now);
  }
}

/**
 * Throws `quote_stale` for an upgrade whose basis has changed. Ordering it changes the timeline, so that one
 * of two concurrent upgrades is refused.
 */
export async function requireBasis(sql: Sql, quote: Quote, accountId: string): Promise<void> {
  if (quote.kind !== 'upgrade') return;
  const version = await lockTimeline(sql, accountId);
  const { priceId, couponId } = quote;
  if (basisHash({ version, priceIds: [priceId], couponId }) !== quote.basisHash)
    throw new AppError('quote_stale');
}
