import { createHash } from 'node:crypto';
import { addMonths, dayOfMonth } from '@inkstone/domain/membership';
import { hour, instant, later } from '@inkstone/kernel';
import type {
  CardBeginning,
  CardBeginResult,
  CardReference,
  CardResult,
  CardSubscriptions,
} from '../../../../ports/card-subscriptions.ts';
import type { ProviderFact, ReturnsResult } from '../../../../ports/pay-channel.ts';
import { refused } from '../../request-provider.ts';
import { scheduleNotice } from '../notices.ts';
import type { SimulatorDeps } from '../simulator-deps.ts';
import { findPayment, findRefunds, findTrade, findTradeNumbered, type Trade } from '../store.ts';
import { beginCardChange, finishCardChange } from './change-card.ts';
import { endSubscription, makeInvoice } from './charge-invoice.ts';
import {
  addSubscription,
  changeSubscription,
  findDispute,
  findInvoice,
  findInvoiceOfTrade,
  findLastInvoice,
  findPaid,
  findSubscription,
  findTradeOf,
  lockSubscription,
  type SimSubscription,
} from './store.ts';

const noticePath = '/api/pay/notice/stripe';

/** Creates subscriptions by card at the simulated provider, which charges them according to the test clock. */
export function simulateSubscriptions(deps: SimulatorDeps): CardSubscriptions {
  const { sql } = deps.db;
  return {
    addCustomer: async (_target, name) => ({ kind: 'found', customer: `cus_${hashOf(name)}` }),
    begin: (request) => begin(deps, request),
    describe: (reference) => describe(deps, reference),
    nextCharge: async (reference) => {
      const found = await findOwn(deps, reference);
      if (!found) return { kind: 'absent' };
      const { amount, currency, periodEnd } = found;
      return { kind: 'found', at: later(instant(periodEnd), hour), amount, currency };
    },
    changeAmount: async (reference, { amount }) => {
      await changeSubscription(sql, reference.subscriptionRef, { amount });
      return describe(deps, reference);
    },
    beginCardChange: (reference) => beginCardChange(deps, reference),
    finishCardChange: (reference) => finishCardChange(deps, reference),
    end: async (reference, when) => {
      await deps.db.transact(async (tx) => {
        const found = await lockSubscription(tx.sql, reference.subscriptionRef);
        const last = found && (await findLastInvoice(tx.sql, found.subscriptionRef));
        if (!found || !last || found.status === 'ended') return;
        const trade = await findTradeOf(tx.sql, last);
        if (when === 'now') return endSubscription(deps, tx.sql, found, { trade, isUnpaid: false });
        await changeSubscription(tx.sql, found.subscriptionRef, { cancelAtEnd: true });
        await scheduleNotice(deps, tx.sql, trade, { says: 'subscription', ref: found.subscriptionRef });
      });
      return describe(deps, reference);
    },
    queryFirst: async ({ merchant, app }, invoiceRef) => {
      const invoice = invoiceRef === '' ? null : await findInvoice(sql, invoiceRef);
      if (!invoice) return { kind: 'absent' };
      const trade = await findTradeOf(sql, invoice);
      const payment = trade.state === 'paid' ? await findPayment(sql, trade.providerRef) : null;
      const period = { from: instant(invoice.periodStart), to: instant(invoice.periodEnd) };
      const fact: ProviderFact = {
        ...{ channel: 'stripe', merchant, app, outTradeNo: trade.outTradeNo, currency: trade.currency },
        ...{ amount: payment?.amount ?? trade.amount, providerTxn: payment?.providerTxn ?? '' },
        state: payment ? 'paid' : invoice.state === 'void' ? 'closed' : 'pending',
        ...{ paidAt: payment ? instant(payment.paidAt) : null, ...(payment ? { period } : {}) },
      };
      return { kind: 'found', fact };
    },
    closeFirst: (_target, invoiceRef) => closeFirst(deps, invoiceRef),
  };
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 14);
}

async function begin(deps: SimulatorDeps, request: CardBeginning): Promise<CardBeginResult> {
  const { target, customer, agreementNo, outTradeNo, months, amount, firstAmount, currency, subject } =
    request;
  const start = deps.clock.now();
  const anchorDay = dayOfMonth(start);
  return deps.db.transact(async ({ sql }) => {
    const known = await findTradeNumbered(sql, 'stripe', outTradeNo);
    const before = known && (await findInvoiceOfTrade(sql, known.tradeId));
    if (known && before) return created(known, before);
    if (known) return refused('conflict', 'the number is used');
    const subscription: SimSubscription = {
      ...{
        subscriptionRef: `sub_${Buffer.from(deps.random.bytes(12)).toString('hex')}`,
        customer,
        agreementNo,
      },
      ...{ merchant: target.merchant, app: target.app, months, amount, currency, subject, noticePath },
      ...{
        returnUrl: request.returnUrl,
        status: 'incomplete',
        isUnpaid: false,
        cancelAtEnd: false,
        anchorDay,
      },
      ...{ periodStart: start, periodEnd: addMonths(start, months, anchorDay), tries: 0, charges: 'paid' },
      ...{ setupSecret: null, setupState: null, setupLast4: null },
    };
    await addSubscription(sql, subscription);
    const first = { amount: firstAmount, outTradeNo, isFirst: true };
    const { invoice, trade } = await makeInvoice(deps, sql, subscription, first);
    return created(trade, invoice);
  });
}

function created(
  { clientSecret: secret }: Trade,
  { subscriptionRef, invoiceRef }: { readonly subscriptionRef: string; readonly invoiceRef: string },
): CardBeginResult {
  const handle = { kind: 'client_secret', secret, publishableKey: 'simulated' } as const;
  return { kind: 'created', handle, subscriptionRef, invoiceRef };
}

async function findOwn({ db }: SimulatorDeps, { subscriptionRef, agreementNo }: CardReference) {
  const found = await findSubscription(db.sql, subscriptionRef);
  return found?.agreementNo === agreementNo ? found : null;
}

async function describe(deps: SimulatorDeps, reference: CardReference): Promise<CardResult> {
  const found = await findOwn(deps, reference);
  if (!found) return { kind: 'absent' };
  const { subscriptionRef: id, status, cancelAtEnd, amount, currency, isUnpaid, app } = found;
  const paid = (await findPaid(deps.db.sql, id)).map(({ invoice, payment }) => ({
    ...{ id: invoice.invoiceRef, from: instant(invoice.periodStart), to: instant(invoice.periodEnd) },
    ...{ amount: payment.amount, currency: payment.currency, paidAt: instant(payment.paidAt) },
    ...{ providerTxn: payment.providerTxn, isFirst: invoice.isFirst },
  }));
  const [periodStart, periodEnd] = [instant(found.periodStart), instant(found.periodEnd)];
  const snapshot = { id, status, periodStart, periodEnd, cancelAtEnd, amount, currency };
  return { kind: 'found', description: { snapshot, isUnpaid, app, paid } };
}

async function closeFirst(
  deps: SimulatorDeps,
  invoiceRef: string,
): ReturnType<CardSubscriptions['closeFirst']> {
  return deps.db.transact(async ({ sql }) => {
    const invoice = invoiceRef === '' ? null : await findInvoice(sql, invoiceRef);
    const found = invoice && (await lockSubscription(sql, invoice.subscriptionRef));
    if (!invoice || !found) return { kind: 'absent' };
    if (invoice.state === 'paid') return refused('already_paid', 'paid');
    const trade = await findTradeOf(sql, invoice);
    if (found.status !== 'ended') await endSubscription(deps, sql, found, { trade, isUnpaid: false });
    return { kind: 'closed' };
  });
}

/** Returns the refunds and disputes of a simulated payment by card. */
export async function simulatedReturns({ db }: SimulatorDeps, providerTxn: string): Promise<ReturnsResult> {
  const payment = await findPayment(db.sql, providerTxn);
  const trade = payment && (await findTrade(db.sql, payment.tradeId));
  if (!trade) return { kind: 'absent' };
  const { merchant, outTradeNo, currency } = trade;
  const common = { channel: 'stripe', merchant, currency, providerTxn } as const;
  const refunds = (await findRefunds(db.sql, trade.tradeId)).map(
    ({ outRefundNo, providerRefund, state, amount }) => ({
      ...{ ...common, outTradeNo, outRefundNo, providerRefund, state, amount },
    }),
  );
  const dispute = await findDispute(db.sql, trade.tradeId);
  const state = dispute?.state === 'won' ? ('closed' as const) : ('succeeded' as const);
  const disputes = dispute
    ? [
        {
          ...{ ...common, outTradeNo: '', outRefundNo: '', providerRefund: dispute.disputeRef },
          ...{ cause: 'dispute' as const, state, amount: dispute.amount },
        },
      ]
    : [];
  return { kind: 'found', facts: [...refunds, ...disputes] };
}
