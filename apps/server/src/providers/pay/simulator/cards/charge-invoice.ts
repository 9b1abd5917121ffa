import { addMonths } from '@inkstone/domain/membership';
import { day, hour, instant, later } from '@inkstone/kernel';
import type { Sql } from '../../../../platform/db/database.ts';
import { scheduleDue } from '../../../../platform/due/index.ts';
import { simulatedPeriodKind } from '../../../../ports/pay-simulator.ts';
import { scheduleNotice } from '../notices.ts';
import { numberOf, type SimulatorDeps } from '../simulator-deps.ts';
import { addPayment, addTrade, changeTrade, type Payment, type Trade } from '../store.ts';
import {
  addInvoice,
  changeSubscription,
  findLastInvoice,
  findTradeOf,
  lockSubscription,
  type SimInvoice,
  type SimSubscription,
  setInvoiceState,
} from './store.ts';

/** The delay before a renewal's invoice is charged, and between attempts, in ms. */
const draftTime = hour;
const retryPause = day;
/** Number of failed attempts after which a subscription ends. */
const maxTries = 4;

/** Creates an invoice together with its payment. */
export async function makeInvoice(
  deps: SimulatorDeps,
  sql: Sql,
  subscription: SimSubscription,
  invoice: { readonly amount: number; readonly outTradeNo: string; readonly isFirst: boolean },
): Promise<{ readonly invoice: SimInvoice; readonly trade: Trade }> {
  const { subscriptionRef, merchant, app, currency, subject, noticePath, returnUrl } = subscription;
  const number = Buffer.from(deps.random.bytes(12)).toString('hex');
  const now = deps.clock.now();
  const newTrade: Trade = {
    ...{ tradeId: deps.ids.next(), channel: 'stripe', merchant, app, outTradeNo: invoice.outTradeNo },
    ...{ way: 'card', amount: invoice.amount, currency, subject, state: 'pending', refundsFail: false },
    ...{ billed: 'true', createdAt: now, expiresAt: later(now, day), returnUrl, noticePath },
    ...{ providerRef: `pi_${number}`, clientSecret: `pi_${number}_secret_${number}` },
  };
  const trade = await addTrade(sql, newTrade);
  const newInvoice: SimInvoice = {
    ...{ invoiceRef: `in_${number}`, subscriptionRef, tradeId: trade.tradeId, isFirst: invoice.isFirst },
    ...{ periodStart: subscription.periodStart, periodEnd: subscription.periodEnd, state: 'open' },
  };
  await addInvoice(sql, newInvoice);
  return { invoice: newInvoice, trade };
}

/** Records the payment of an invoice, and sends the provider's notice. */
export async function payInvoice(
  deps: SimulatorDeps,
  sql: Sql,
  invoice: SimInvoice,
  trade: Trade,
): Promise<Payment> {
  const { tradeId, merchant, app, amount, currency, providerRef: providerTxn } = trade;
  const payment = { providerTxn, tradeId, merchant, app, amount, currency, paidAt: deps.clock.now() };
  await addPayment(sql, payment);
  await changeTrade(sql, tradeId, { state: 'paid' });
  await setInvoiceState(sql, invoice.invoiceRef, 'paid');
  await changeSubscription(sql, invoice.subscriptionRef, { status: 'active', tries: 0 });
  await scheduleNotice(deps, sql, trade, { says: 'invoice', ref: invoice.invoiceRef });
  if (invoice.isFirst)
    await schedulePeriod(sql, invoice.subscriptionRef, later(instant(invoice.periodEnd), draftTime));
  return payment;
}

async function schedulePeriod(sql: Sql, ref: string, at: ReturnType<typeof instant>): Promise<void> {
  await scheduleDue(sql, { kind: simulatedPeriodKind, ref, at });
}

/** Simulates the end of a period: charges the next one, retries, or ends the subscription. */
export async function runPeriod(deps: SimulatorDeps, subscriptionRef: string): Promise<void> {
  await deps.db.transact(async ({ sql }) => {
    const found = await lockSubscription(sql, subscriptionRef);
    const last = found && (await findLastInvoice(sql, subscriptionRef));
    if (!found || !last || found.status === 'ended' || found.status === 'incomplete') return;
    const trade = await findTradeOf(sql, last);
    if (found.status === 'past_due') return retryCharge(deps, sql, found, { invoice: last, trade });
    if (deps.clock.now() < found.periodEnd) return;
    if (found.cancelAtEnd) return endSubscription(deps, sql, found, { trade, isUnpaid: false });
    const periodEnd = addMonths(instant(found.periodEnd), found.months, found.anchorDay);
    const next = { ...found, periodStart: found.periodEnd, periodEnd };
    await changeSubscription(sql, subscriptionRef, { periodStart: next.periodStart, periodEnd });
    const outTradeNo = numberOf(deps, trade, 'invoice-');
    const newInvoice = await makeInvoice(deps, sql, next, {
      amount: found.amount,
      outTradeNo,
      isFirst: false,
    });
    await charge(deps, sql, next, newInvoice);
  });
}

interface Charging {
  readonly invoice: SimInvoice;
  readonly trade: Trade;
}

async function charge(deps: SimulatorDeps, sql: Sql, found: SimSubscription, charging: Charging) {
  const { subscriptionRef, tries, periodEnd } = found;
  const { invoice, trade } = charging;
  if (found.charges === 'paid') {
    await payInvoice(deps, sql, invoice, trade);
    return schedulePeriod(sql, subscriptionRef, later(instant(periodEnd), draftTime));
  }
  await changeSubscription(sql, subscriptionRef, { status: 'past_due', tries: tries + 1 });
  await scheduleNotice(deps, sql, trade, { says: 'invoice', ref: invoice.invoiceRef });
  return schedulePeriod(sql, subscriptionRef, later(deps.clock.now(), retryPause));
}

async function retryCharge(
  deps: SimulatorDeps,
  sql: Sql,
  found: SimSubscription,
  charging: Charging,
): Promise<void> {
  if (found.charges === 'no_money' && found.tries >= maxTries)
    return endSubscription(deps, sql, found, { trade: charging.trade, isUnpaid: true });
  await charge(deps, sql, found, charging);
}

/** Ends a subscription: its open invoice is no longer charged. */
export async function endSubscription(
  deps: SimulatorDeps,
  sql: Sql,
  { subscriptionRef }: SimSubscription,
  { trade, isUnpaid }: { readonly trade: Trade; readonly isUnpaid: boolean },
): Promise<void> {
  await changeSubscription(sql, subscriptionRef, { status: 'ended', isUnpaid });
  const last = await findLastInvoice(sql, subscriptionRef);
  if (last?.state === 'open') {
    await setInvoiceState(sql, last.invoiceRef, 'void');
    await changeTrade(sql, last.tradeId, { state: 'closed' });
  }
  await scheduleNotice(deps, sql, trade, { says: 'subscription', ref: subscriptionRef });
}
