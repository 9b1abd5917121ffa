import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { Payment } from '../settlement/store.ts';
import { insertRefund } from './store.ts';

/** The kind of due rows that send refunds. */
export const sendRefundKind = 'send-refund';

/** Has a payment that nobody needs returned in full. */
export async function orderRefund(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  { paymentId, amount, currency }: Payment,
  at: Instant,
): Promise<void> {
  const refundId = ids.next();
  await insertRefund(sql, {
    ...{ refundId, paymentId, outRefundNo: `R${refundId.replaceAll('-', '').slice(1).toUpperCase()}` },
    ...{ amount, currency, reason: 'paid twice', state: 'wanted', createdAt: at, endedAt: null },
  });
  await scheduleDue(sql, { kind: sendRefundKind, ref: refundId, at });
}
