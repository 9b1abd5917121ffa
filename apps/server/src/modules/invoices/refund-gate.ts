import type { Sql } from '../../platform/db/database.ts';
import { scheduleDue } from '../../platform/due/index.ts';
import type { RefundGate } from '../../ports/module-manifest.ts';
import { lockOrder, type Order, readOrderRecords } from '../orders/index.ts';
import { invoiceKind } from './issuing/invoice-kind.ts';
import { notifyBuyer } from './mails.ts';
import { requireNext } from './require-next.ts';
import { changeInvoice, findLiveInvoices, lockInvoice } from './store.ts';

/** Reason code of the tax bureau for red letters of refunds: the service ended. Also marks withdrawn applications. */
const serviceEnded = '03' as const;

/**
 * Delays a refund, also a partial one, until the invoice of its order is cancelled by a red letter. The
 * whole invoice is cancelled, and the remaining amount can be invoiced again. An application that is not
 * being issued yet is withdrawn. New applications are refused while the order has a refund; the lock of the
 * order prevents a race.
 */
export const invoiceRefundGate: RefundGate = (deps, { orderNo, refundId }) =>
  deps.db.transact(async (tx) => {
    const { sql } = tx;
    const order = await lockOrder(sql, orderNo);
    if (order && (await isOfSurplus(sql, order, refundId))) return 'clear';
    const live = (await findLiveInvoices(sql, [orderNo])).get(orderNo);
    const invoice = live && (await lockInvoice(sql, live.invoiceId));
    if (!invoice) return 'clear';
    const { invoiceId, state } = invoice;
    const changedAt = deps.clock.now();
    switch (state) {
      case 'wanted':
      case 'rejected': {
        const change = { state: requireNext(state, 'withdraw'), redReason: serviceEnded, changedAt };
        await changeInvoice(sql, invoiceId, change);
        await notifyBuyer(deps, tx, { ...invoice, ...change }, state);
        return 'clear';
      }
      case 'issued':
        await changeInvoice(sql, invoiceId, {
          ...{ state: requireNext(state, 'want_red'), redReason: serviceEnded, changedAt },
        });
        if (deps.invoiceIssuer) await scheduleDue(sql, { kind: invoiceKind, ref: invoiceId, at: changedAt });
        else tx.afterCommit(() => deps.log.error('a refund waits for a red letter by staff', { invoiceId }));
        return 'waiting';
      case 'issuing':
      case 'stalled':
      case 'red_wanted':
        return 'waiting';
      case 'withdrawn':
      case 'red_issued':
        return 'clear';
    }
  });

/** Whether a refund returns a surplus payment, which the invoice does not cover. */
async function isOfSurplus(sql: Sql, order: Order, refundId: string): Promise<boolean> {
  const [record] = await readOrderRecords(sql, [order]);
  const refund = record?.refunds.find((one) => one.refundId === refundId);
  const payment = record?.payments.find(({ paymentId }) => paymentId === refund?.paymentId);
  return payment !== undefined && payment.use !== 'applied';
}
