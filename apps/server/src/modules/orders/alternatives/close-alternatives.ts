import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { beginClosing } from '../close-order.ts';
import { passCoupon } from '../coupons/store.ts';
import type { Order } from '../store.ts';
import { findOpenAlternatives, mayHaveAlternatives } from './store.ts';

/** Closes the alternatives of a locked order that is being paid, and reserves for it the coupon that they share. */
export async function closeAlternatives(sql: Sql, order: Order, now: Instant): Promise<void> {
  if (!mayHaveAlternatives(order)) return;
  for (const other of await findOpenAlternatives(sql, order)) {
    await beginClosing(sql, other, now);
    await passCoupon(sql, other, order);
  }
}
