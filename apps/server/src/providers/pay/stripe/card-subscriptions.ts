import { instant, second } from '@inkstone/kernel';
import Stripe from 'stripe';
import { z } from 'zod';
import type {
  CardBeginning,
  CardBeginResult,
  CardInvoice,
  CardReference,
  CardResult,
  CardSubscriptions,
  CustomerResult,
  NextChargeResult,
} from '../../../ports/card-subscriptions.ts';
import type { PayTarget } from '../../../ports/pay-channel.ts';
import { isAmount, isSame, otherAccount } from '../check-request.ts';
import { refused, unknown } from '../request-provider.ts';
import type { Account } from './account.ts';
import { beginCardChange, finishCardChange } from './card-change.ts';
import {
  factOfInvoice,
  paidInvoice,
  type ReadSubscription,
  readInvoice,
  readSubscription,
} from './read-subscription.ts';
import { failureOf } from './refusals.ts';

/** Maximum number of invoices that are read; a monthly subscription never has more. */
const maxInvoices = 1000;

/** Subscriptions by card through Stripe: prices by plan, and an incomplete subscription for the Payment Element. */
export function createCardSubscriptions(account: Account): CardSubscriptions {
  const { stripe, target } = account;
  const isOwn = (one: PayTarget) => isSame(one, target);
  return {
    addCustomer: async (payTarget, name) => (isOwn(payTarget) ? addCustomer(stripe, name) : otherAccount()),
    begin: async (request) => (isOwn(request.target) ? begin(account, request) : otherAccount()),
    describe: async (reference) => (isOwn(reference.target) ? describe(stripe, reference) : otherAccount()),
    nextCharge: async (reference) => (isOwn(reference.target) ? preview(stripe, reference) : otherAccount()),
    changeAmount: async (reference, change) =>
      isOwn(reference.target) ? changeAmount(stripe, reference, change) : otherAccount(),
    beginCardChange: async (reference) =>
      isOwn(reference.target) ? beginCardChange(account, reference) : otherAccount(),
    finishCardChange: async (reference, setupRef) =>
      isOwn(reference.target) ? finishCardChange(account, reference, setupRef) : otherAccount(),
    end: async (reference, when) => (isOwn(reference.target) ? end(stripe, reference, when) : otherAccount()),
    queryFirst: async (payTarget, invoiceRef) => {
      if (!isOwn(payTarget)) return otherAccount();
      const found = await retrieveInvoice(stripe, invoiceRef);
      return found.kind === 'found'
        ? { kind: 'found', fact: factOfInvoice(found.invoice, target.merchant) }
        : found;
    },
    closeFirst: async (payTarget, invoiceRef) =>
      isOwn(payTarget) ? closeFirst(stripe, invoiceRef) : otherAccount(),
  };
}

/** Stripe's client treats an error without a description as a result. */
const customerId = z.string().startsWith('cus_');

async function addCustomer(stripe: Stripe, name: string): Promise<CustomerResult> {
  try {
    const created = await stripe.customers.create(
      { description: name, metadata: { buyer: name } },
      { idempotencyKey: `customer-${name}` },
    );
    const customer = customerId.safeParse(created.id).data;
    return customer ? { kind: 'found', customer } : unknown('a reply without a customer');
  } catch (error) {
    return withoutAbsence(failureOf(error));
  }
}

/**
 * A request that creates an object fails as `absent` only if it names an id that does not exist at Stripe: a fault of
 * this program.
 */
function withoutAbsence<Failure extends { readonly kind: string }>(
  failure: Failure | { readonly kind: 'absent' },
) {
  return failure.kind === 'absent'
    ? refused('invalid', 'absent')
    : (failure as Exclude<Failure, { kind: 'absent' }>);
}

const productOf = (itemId: string) => `inkstone_${itemId}`;

function priceOf({
  itemId,
  months,
  amount,
  currency,
}: Pick<CardBeginning, 'itemId' | 'months' | 'amount' | 'currency'>) {
  return {
    ...{ currency: currency.toLowerCase(), product: productOf(itemId), unit_amount: amount },
    recurring: { interval: 'month', interval_count: months },
  } as const;
}

const begun = z.object({
  id: z.string().startsWith('sub_'),
  latest_invoice: z.object({
    id: z.string().startsWith('in_'),
    confirmation_secret: z.object({ client_secret: z.string().startsWith('pi_') }),
  }),
});

async function begin({ stripe, publishableKey }: Account, request: CardBeginning): Promise<CardBeginResult> {
  const { customer, agreementNo, outTradeNo, itemId, amount, firstAmount, currency, subject } = request;
  if (!isAmount(amount) || !isAmount(firstAmount) || firstAmount > amount)
    return refused('invalid', 'amount');
  const discount = {
    ...{ currency: currency.toLowerCase(), product: productOf(itemId) },
    unit_amount: firstAmount - amount,
  };
  try {
    if (!(await ensureProduct(stripe, itemId, subject))) return unknown('a reply without a product');
    const created = await stripe.subscriptions.create(
      {
        customer,
        items: [{ price_data: priceOf(request) }],
        ...(firstAmount < amount ? { add_invoice_items: [{ price_data: discount }] } : {}),
        payment_behavior: 'default_incomplete',
        payment_settings: {
          payment_method_types: ['card'],
          save_default_payment_method: 'on_subscription',
        },
        description: subject,
        metadata: { agreement_no: agreementNo, out_trade_no: outTradeNo },
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey: `subscription-${outTradeNo}` },
    );
    const parsed = begun.safeParse(created).data;
    if (!parsed) return unknown('a reply without a secret');
    const secret = parsed.latest_invoice.confirmation_secret.client_secret;
    return {
      ...{ kind: 'created', subscriptionRef: parsed.id, invoiceRef: parsed.latest_invoice.id },
      handle: { kind: 'client_secret', secret, publishableKey },
    };
  } catch (error) {
    return withoutAbsence(failureOf(error));
  }
}

/** Creates the product of a plan, to which its prices belong, once; its id is the plan's. */
async function ensureProduct(stripe: Stripe, itemId: string, name: string): Promise<boolean> {
  const id = productOf(itemId);
  try {
    const created = await stripe.products.create(
      { id, name },
      { idempotencyKey: `product-${itemId}-${name}` },
    );
    return created.id === id;
  } catch (error) {
    const isThere = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
    if (!isThere) throw error;
    return true;
  }
}

/** Reads the subscription before its invoices, so that an invoice that is paid in between is not missed. */
async function describe(stripe: Stripe, reference: CardReference): Promise<CardResult> {
  try {
    const found = ownOf(await stripe.subscriptions.retrieve(reference.subscriptionRef), reference);
    return found ? await withInvoices(stripe, found) : unknown('a reply about something else');
  } catch (error) {
    return failureOf(error);
  }
}

function ownOf(
  data: unknown,
  { agreementNo, subscriptionRef, target }: CardReference,
): ReadSubscription | null {
  const read = readSubscription(data);
  const isRequested =
    read?.agreementNo === agreementNo && read.snapshot.id === subscriptionRef && read.app === target.app;
  return isRequested ? read : null;
}

async function withInvoices(
  stripe: Stripe,
  { snapshot, isUnpaid, app }: ReadSubscription,
): Promise<CardResult> {
  const paid: CardInvoice[] = [];
  for (let after: string | undefined; ; ) {
    const page = await stripe.invoices.list({
      ...{ subscription: snapshot.id, status: 'paid', limit: 100, expand: ['data.payments'] },
      ...(after === undefined ? {} : { starting_after: after }),
    });
    for (const row of page.data) {
      const read = readInvoice(row);
      if (!read || read.subscriptionRef !== snapshot.id) return unknown('an invoice in another form');
      const invoice = paidInvoice(read);
      if (invoice) paid.push(invoice);
    }
    const last = page.data.at(-1)?.id;
    if (!page.has_more || last === undefined || last === after || paid.length >= maxInvoices) break;
    after = last;
  }
  return { kind: 'found', description: { snapshot, isUnpaid, app, paid } };
}

const upcoming = z.object({
  amount_due: z.int(),
  currency: z.string(),
  next_payment_attempt: z.int().nullish(),
});

async function preview(stripe: Stripe, reference: CardReference): Promise<NextChargeResult> {
  try {
    const found = ownOf(await stripe.subscriptions.retrieve(reference.subscriptionRef), reference);
    if (!found) return unknown('a reply about something else');
    const next = upcoming.safeParse(
      await stripe.invoices.createPreview({ subscription: reference.subscriptionRef }),
    ).data;
    if (!next) return unknown('a preview in another form');
    const { periodEnd } = found.snapshot;
    const at = next.next_payment_attempt ? instant(next.next_payment_attempt * second) : periodEnd;
    return { kind: 'found', at, amount: next.amount_due, currency: next.currency.toUpperCase() };
  } catch (error) {
    return failureOf(error);
  }
}

async function changeAmount(
  stripe: Stripe,
  reference: CardReference,
  change: Parameters<CardSubscriptions['changeAmount']>[1],
): Promise<CardResult> {
  if (!isAmount(change.amount)) return refused('invalid', 'amount');
  try {
    const found = ownOf(await stripe.subscriptions.retrieve(reference.subscriptionRef), reference);
    if (!found) return unknown('a reply about something else');
    const changed = await stripe.subscriptions.update(
      reference.subscriptionRef,
      { items: [{ id: found.itemRef, price_data: priceOf(change) }], proration_behavior: 'none' },
      { idempotencyKey: `amount-${reference.agreementNo}-${found.snapshot.periodEnd}-${change.amount}` },
    );
    const read = ownOf(changed, reference);
    return read ? await withInvoices(stripe, read) : unknown('a reply about something else');
  } catch (error) {
    return failureOf(error);
  }
}

/** Ends a subscription. One that has already ended is described unchanged. */
async function end(
  stripe: Stripe,
  reference: CardReference,
  when: 'now' | 'period_end',
): Promise<CardResult> {
  const { subscriptionRef } = reference;
  const before = await describe(stripe, reference);
  if (before.kind !== 'found' || before.description.snapshot.status === 'ended') return before;
  try {
    const after =
      when === 'now'
        ? await stripe.subscriptions.cancel(subscriptionRef, { invoice_now: false, prorate: false })
        : await stripe.subscriptions.update(subscriptionRef, { cancel_at_period_end: true });
    const read = ownOf(after, reference);
    return read ? await withInvoices(stripe, read) : unknown('a reply about something else');
  } catch (error) {
    return failureOf(error);
  }
}

async function retrieveInvoice(stripe: Stripe, invoiceRef: string) {
  if (invoiceRef === '') return { kind: 'absent' } as const;
  try {
    const invoice = readInvoice(await stripe.invoices.retrieve(invoiceRef, { expand: ['payments'] }));
    return invoice ? ({ kind: 'found', invoice } as const) : unknown('an invoice in another form');
  } catch (error) {
    return failureOf(error);
  }
}

/** Ends an unpaid subscription and voids its invoice, so that a page that is still open cannot pay it. */
async function closeFirst(stripe: Stripe, invoiceRef: string): ReturnType<CardSubscriptions['closeFirst']> {
  const found = await retrieveInvoice(stripe, invoiceRef);
  if (found.kind !== 'found') return found;
  const { invoice } = found;
  if (invoice.status === 'void') return { kind: 'closed' };
  if (invoice.status === 'paid') return refused('already_paid', 'paid');
  try {
    await stripe.subscriptions.cancel(invoice.subscriptionRef);
  } catch (error) {
    const failure = failureOf(error);
    // An expired subscription no longer exists.
    if (failure.kind !== 'absent' && !(failure.kind === 'refused' && failure.reason === 'invalid'))
      return failure;
  }
  const after = await retrieveInvoice(stripe, invoiceRef);
  if (after.kind !== 'found') return after;
  if (after.invoice.status === 'paid') return refused('already_paid', 'paid');
  if (after.invoice.status === 'void') return { kind: 'closed' };
  try {
    const voided = await stripe.invoices.voidInvoice(invoiceRef);
    return voided.status === 'void' ? { kind: 'closed' } : unknown('not voided');
  } catch (error) {
    return failureOf(error);
  }
}
