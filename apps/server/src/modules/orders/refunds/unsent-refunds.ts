import { nextRefundState, refundable } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import type { Payment } from '../settlement/store.ts';
import { changeRefund, findRefundsOf, lockRefund, type Refund } from './store.ts';

/** The refunds of a locked payment: those of which the provider may know, and the others, locked until the transaction ends. */
export interface PaymentRefunds {
  readonly sent: readonly Refund[];
  readonly unsent: readonly Refund[];
}

/** Locks the refunds of a locked payment that were not sent to the provider. */
export async function lockUnsent(sql: Sql, { paymentId }: Payment): Promise<PaymentRefunds> {
  const refunds: Refund[] = [];
  for (const one of await findRefundsOf(sql, paymentId)) {
    const locked = isUnsent(one) ? await lockRefund(sql, one) : null;
    refunds.push(locked?.refund ?? one);
  }
  return { unsent: refunds.filter(isUnsent), sent: refunds.filter((one) => !isUnsent(one)) };
}

/** Closes locked refunds, the newest first, until no more is to be returned than remains of the payment. */
export async function closeSuperseded(
  sql: Sql,
  { amount }: Payment,
  { sent, unsent }: PaymentRefunds,
  at: Instant,
): Promise<void> {
  let left = refundable({ amount, refunds: sent });
  for (const { refundId, state, amount: wanted } of unsent) {
    if (wanted <= left) left -= wanted;
    else {
      const next = nextRefundState(state, 'supersede');
      if (next.ok) await changeRefund(sql, refundId, { state: next.value, endedAt: at });
    }
  }
}

const isUnsent = ({ state }: Refund) => state === 'wanted' || state === 'approved';
