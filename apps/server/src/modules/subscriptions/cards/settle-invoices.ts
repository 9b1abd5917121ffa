import { hasPayment } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { CardDescription, CardInvoice } from '../../../ports/card-subscriptions.ts';
import {
  addPaidInvoice,
  findAccountOf,
  finishOrder,
  giveUpPeriod,
  lockOrder,
  settle,
} from '../../orders/index.ts';
import { lockSubscription, type Subscription } from '../store.ts';
import { findInvoices, recordSettled } from './store.ts';

/**
 * Settles paid invoices: books the money and grants their periods, once per invoice. Charges made after the subscription was
 * canceled here are refunded. `isFirstSurplus`: the first payment was a surplus.
 */
export async function settleInvoices(
  deps: Deps,
  subscription: Subscription,
  { app, paid }: CardDescription,
): Promise<{ readonly isFirstSurplus: boolean }> {
  const { subscriptionId } = subscription;
  let isFirstSurplus = false;
  for (const { invoiceId, orderNo, isSettled, isUnwanted } of await findInvoices(
    deps.db.sql,
    subscriptionId,
  )) {
    const invoice = paid.find(({ id }) => id === invoiceId);
    if (isSettled || !invoice) continue;
    if (isUnwanted) await giveUp(deps, subscriptionId, orderNo);
    const verdict =
      invoice.amount === 0
        ? await grantFree(deps, subscription, { invoice, orderNo })
        : await settleOne(deps, subscription, { invoice, orderNo, app });
    if (invoice.isFirst && verdict === 'surplus') isFirstSurplus = true;
    await deps.db.transact(({ sql }) => recordSettled(sql, invoiceId));
  }
  return { isFirstSurplus };
}

interface Settling {
  readonly invoice: CardInvoice;
  readonly orderNo: string;
}

async function settleOne(
  deps: Deps,
  { merchant, app: ownApp }: Subscription,
  { invoice, orderNo, app }: Settling & { readonly app: string },
) {
  const { id: invoiceRef, amount, currency, paidAt, providerTxn, from, to } = invoice;
  const { outTradeNo } = await deps.db.transact(async ({ sql }) => {
    const order = await lockOrder(sql, orderNo);
    if (!order) throw new Error(`The order ${orderNo} is missing`);
    return addPaidInvoice(deps, sql, order, { target: { merchant, app: ownApp }, invoiceRef });
  });
  return settle(deps, {
    ...{ channel: 'stripe', merchant, app, outTradeNo, providerTxn, state: 'paid', paidAt, amount, currency },
    period: { from, to },
  });
}

/** Grants the period of an invoice that was paid by a credit at the provider, without a payment. */
async function grantFree(deps: Deps, { buyerId }: Subscription, { invoice, orderNo }: Settling) {
  return deps.db.transact(async ({ sql }) => {
    const order = await lockOrder(sql, orderNo);
    const accountId = await findAccountOf(sql, buyerId);
    if (!order || accountId === null || hasPayment(order.state)) return 'noted';
    const at: Instant = deps.clock.now();
    await finishOrder(deps, sql, order, { accountId, at, period: { from: invoice.from, to: invoice.to } });
    return 'applied';
  });
}

async function giveUp(deps: Deps, subscriptionId: string, orderNo: string): Promise<void> {
  await deps.db.transact(async ({ sql }) => {
    await lockSubscription(sql, subscriptionId);
    const order = await lockOrder(sql, orderNo);
    if (order?.state === 'unpaid' && order.periodNo !== null)
      await giveUpPeriod(sql, { subscriptionId, periodNo: order.periodNo }, deps.clock.now());
  });
}
