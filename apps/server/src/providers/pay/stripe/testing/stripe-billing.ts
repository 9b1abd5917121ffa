import { addMonths, dayOfMonth } from '@inkstone/domain/membership';
import { type Instant, instant, second } from '@inkstone/kernel';
import type { PayServerReply, PayServerRequest } from '../../testing/pay-server.ts';

/** A subscription at the fake of Stripe. Times are in seconds. */
export interface BilledSubscription {
  readonly id: string;
  readonly customer: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly currency: string;
  readonly months: number;
  readonly anchorDay: number;
  amount: number;
  status: string;
  start: number;
  end: number;
  cancelAtEnd: boolean;
  endReason: string | null;
  /** The card that is charged. */
  card: string;
}

/** A SetupIntent at the fake of Stripe. */
export interface BilledSetup {
  readonly id: string;
  readonly customer: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: string;
  card: string | null;
}

/** An invoice at the fake of Stripe. */
export interface BilledInvoice {
  readonly id: string;
  readonly subscription: BilledSubscription;
  readonly intent: string;
  readonly reason: 'subscription_create' | 'subscription_cycle';
  amount: number;
  readonly start: number;
  readonly end: number;
  status: 'open' | 'paid' | 'void';
  paidAt: number | null;
  /** The card that paid it. */
  card: string | null;
}

/** Subscriptions, invoices and disputes of the fake of Stripe. */
export interface StripeBilling {
  readonly subscriptions: Map<string, BilledSubscription>;
  readonly invoices: BilledInvoice[];
  readonly disputes: Record<string, unknown>[];
  readonly products: Set<string>;
  readonly setups: BilledSetup[];
  /** Cards that were detached, in order. */
  readonly detached: string[];
  /** Enters a card for a SetupIntent, as Stripe's form does. */
  enterCard(setupRef: string, card: string): void;
  /** Pays the first invoice of a subscription. */
  payFirst(id: string, at: Instant): BilledInvoice;
  /** Begins the next period; its invoice is paid unless `isPaid` is false. */
  renew(id: string, isPaid?: boolean): BilledInvoice;
  /** Pays an open invoice. */
  pay(invoice: BilledInvoice, at: Instant): void;
  /** Ends a subscription as Stripe does. */
  cancel(id: string, reason: string): void;
  /** Returns the object of an event. */
  describe(what: BilledSubscription | BilledInvoice): object;
  answer(request: Pick<PayServerRequest, 'method' | 'target' | 'body'>): PayServerReply | null;
}

type Reply = (status: number, content: object) => PayServerReply;

const kinds = [
  ...['customers', 'products', 'subscriptions', 'invoices', 'disputes', 'setup_intents', 'payment_methods'],
];

/** Creates the billing of the fake. `now` is its clock. */
export function createStripeBilling(now: () => Instant, reply: Reply): StripeBilling {
  const seconds = () => Math.floor(now() / second);
  const billing: StripeBilling = {
    ...{ subscriptions: new Map(), invoices: [], disputes: [], products: new Set() },
    ...{ setups: [], detached: [] },
    enterCard: (setupRef, card) =>
      void Object.assign(billing.setups.find(({ id }) => id === setupRef) ?? {}, {
        status: 'succeeded',
        card,
      }),
    payFirst: (id, at) => {
      const invoice = requireInvoice(billing, ({ subscription }) => subscription.id === id);
      billing.pay(invoice, at);
      return invoice;
    },
    renew: (id, isPaid = true) => {
      const subscription = requireSubscription(billing, id);
      const { end, months, anchorDay } = subscription;
      const to = addMonths(instant(end * second), months, anchorDay);
      Object.assign(subscription, { start: end, end: to / second });
      const invoice = addInvoice(billing, subscription, 'subscription_cycle', subscription.amount);
      if (isPaid) billing.pay(invoice, instant(end * second));
      else subscription.status = 'past_due';
      return invoice;
    },
    pay: (invoice, at) => {
      const { card } = invoice.subscription;
      Object.assign(invoice, { status: 'paid', paidAt: Math.floor(at / second), card });
      if (invoice.subscription.status !== 'canceled') invoice.subscription.status = 'active';
    },
    cancel: (id, reason) =>
      void Object.assign(requireSubscription(billing, id), { status: 'canceled', endReason: reason }),
    describe: (what) => ('subscription' in what ? viewInvoice(what) : viewSubscription(what)),
    answer: (request) => {
      const [, , kind = '', id = '', action = ''] = (request.target.split('?')[0] ?? '').split('/');
      if (!kinds.includes(kind)) return null;
      const query = request.target.split('?')[1];
      const fields = new URLSearchParams(request.method === 'POST' ? request.body : query);
      return answer(billing, { method: request.method, kind, id, action, fields, seconds, reply });
    },
  };
  return billing;
}

interface ReceivedRequest {
  readonly method: string;
  readonly kind: string;
  readonly id: string;
  readonly action: string;
  readonly fields: URLSearchParams;
  readonly seconds: () => number;
  readonly reply: Reply;
}

function answer(billing: StripeBilling, requested: ReceivedRequest): PayServerReply {
  const { kind, id, action, fields, reply } = requested;
  if (kind === 'customers')
    return reply(200, { id: `cus_${fields.get('metadata[buyer]')}`, object: 'customer' });
  if (kind === 'products') return addProduct(billing, requested);
  if (kind === 'disputes') {
    const data = billing.disputes.filter((one) => one.payment_intent === fields.get('payment_intent'));
    return reply(200, { object: 'list', data, has_more: false, url: '/v1/disputes' });
  }
  if (kind === 'setup_intents') return answerSetup(billing, requested);
  if (kind === 'payment_methods') {
    if (billing.detached.includes(id)) return reply(400, { error: { type: 'invalid_request_error' } });
    billing.detached.push(id);
    return reply(200, { id, object: 'payment_method' });
  }
  if (kind === 'subscriptions') return answerSubscription(billing, requested);
  if (id === '') return listInvoices(billing, requested);
  if (id === 'create_preview') {
    const { amount, currency, end } = requireSubscription(billing, fields.get('subscription') ?? '');
    return reply(200, { object: 'invoice', amount_due: amount, currency, next_payment_attempt: end + 3600 });
  }
  const invoice = billing.invoices.find((one) => one.id === id);
  if (!invoice) return missing(reply, id);
  if (action === 'void') {
    if (invoice.status !== 'open') return reply(400, { error: { type: 'invalid_request_error' } });
    invoice.status = 'void';
  }
  return reply(200, viewInvoice(invoice));
}

function answerSubscription(billing: StripeBilling, requested: ReceivedRequest): PayServerReply {
  const { method, id, fields, reply } = requested;
  if (id === '' && method === 'GET') {
    const own = [...billing.subscriptions.values()].filter(
      ({ customer, status }) => customer === fields.get('customer') && status !== 'canceled',
    );
    return reply(200, { object: 'list', data: own.map(viewSubscription), has_more: false, url: '' });
  }
  if (id === '') return create(billing, requested);
  const found = billing.subscriptions.get(id);
  if (!found) return missing(reply, id);
  if (method === 'DELETE') {
    if (found.status === 'canceled') return missing(reply, id);
    if (found.status === 'incomplete')
      for (const invoice of billing.invoices)
        if (invoice.subscription === found && invoice.status === 'open') invoice.status = 'void';
    Object.assign(found, { status: 'canceled', endReason: 'cancellation_requested' });
  }
  if (method === 'POST') {
    if (fields.get('cancel_at_period_end') === 'true') found.cancelAtEnd = true;
    const amount = fields.get('items[0][price_data][unit_amount]');
    if (amount !== null) found.amount = Number(amount);
    found.card = fields.get('default_payment_method') ?? found.card;
  }
  return reply(200, viewSubscription(found));
}

function answerSetup({ setups }: StripeBilling, { id, fields, reply }: ReceivedRequest): PayServerReply {
  const setup: BilledSetup | undefined =
    id === ''
      ? {
          ...{ id: `seti_${setups.length + 1}`, customer: fields.get('customer') ?? '' },
          metadata: {
            agreement_no: fields.get('metadata[agreement_no]') ?? '',
            replaces: fields.get('metadata[replaces]') ?? '',
          },
          ...{ status: 'requires_payment_method', card: null },
        }
      : setups.find((one) => one.id === id);
  if (!setup) return missing(reply, id);
  if (id === '') setups.push(setup);
  const { card, ...rest } = setup;
  const entered = card && {
    id: card,
    object: 'payment_method',
    card: { brand: 'visa', last4: card.slice(-4) },
  };
  return reply(200, {
    ...{ ...rest, object: 'setup_intent', client_secret: `${setup.id}_secret_x`, payment_method: entered },
  });
}

function addProduct({ products }: StripeBilling, { fields, reply }: ReceivedRequest): PayServerReply {
  const id = fields.get('id') ?? '';
  if (products.has(id))
    return reply(400, {
      error: { type: 'invalid_request_error', code: 'resource_already_exists', message: id },
    });
  products.add(id);
  return reply(200, { id, object: 'product' });
}

function create(billing: StripeBilling, { fields, seconds, reply }: ReceivedRequest): PayServerReply {
  const price = 'items[0][price_data]';
  const product = fields.get(`${price}[product]`) ?? '';
  if (!billing.products.has(product)) return missing(reply, product);
  const months = Number(fields.get(`${price}[recurring][interval_count]`));
  const start = instant(seconds() * second);
  const subscription: BilledSubscription = {
    ...{ id: `sub_${billing.subscriptions.size + 1}`, customer: fields.get('customer') ?? '', months },
    metadata: {
      agreement_no: fields.get('metadata[agreement_no]') ?? '',
      out_trade_no: fields.get('metadata[out_trade_no]') ?? '',
    },
    ...{
      currency: fields.get(`${price}[currency]`) ?? '',
      amount: Number(fields.get(`${price}[unit_amount]`)),
    },
    ...{ anchorDay: dayOfMonth(start), status: 'incomplete', cancelAtEnd: false, endReason: null },
    card: `pm_${billing.subscriptions.size + 1}_1111`,
    ...{ start: start / second, end: addMonths(start, months, dayOfMonth(start)) / second },
  };
  billing.subscriptions.set(subscription.id, subscription);
  const credit = Number(fields.get('add_invoice_items[0][price_data][unit_amount]') ?? 0);
  const first = addInvoice(billing, subscription, 'subscription_create', subscription.amount + credit);
  const secret = { client_secret: `${first.intent}_secret_x`, type: 'payment_intent' };
  const latest = { ...viewInvoice(first), confirmation_secret: secret };
  return reply(200, { ...viewSubscription(subscription), latest_invoice: latest });
}

function addInvoice(
  { invoices }: StripeBilling,
  subscription: BilledSubscription,
  reason: BilledInvoice['reason'],
  amount: number,
): BilledInvoice {
  const { start, end } = subscription;
  const number = invoices.length + 1;
  const invoice: BilledInvoice = {
    ...{ id: `in_${number}`, subscription, intent: `pi_sub${number}`, reason, amount, start, end },
    ...{ status: 'open', paidAt: null, card: null },
  };
  invoices.push(invoice);
  return invoice;
}

function listInvoices({ invoices }: StripeBilling, { fields, reply }: ReceivedRequest): PayServerReply {
  const own = invoices.filter(
    ({ subscription, status }) =>
      subscription.id === fields.get('subscription') && status === (fields.get('status') ?? status),
  );
  // Pages are small, so that reading further pages is tested.
  const after = own.findIndex(({ id }) => id === fields.get('starting_after')) + 1;
  const data = own.slice(after, after + 2).map(viewInvoice);
  return reply(200, { object: 'list', data, has_more: after + 2 < own.length, url: '/v1/invoices' });
}

function viewSubscription(given: BilledSubscription): object {
  const { id, customer, metadata, status, amount, currency, start, end, cancelAtEnd, endReason, card } =
    given;
  return {
    default_payment_method: card,
    ...{ id, object: 'subscription', livemode: false, customer, metadata, status },
    ...{ cancel_at_period_end: cancelAtEnd, cancel_at: null, cancellation_details: { reason: endReason } },
    items: {
      object: 'list',
      data: [
        {
          ...{ id: `si_${id}`, quantity: 1, current_period_start: start, current_period_end: end },
          price: { id: 'price_1', unit_amount: amount, currency },
        },
      ],
    },
  };
}

function viewInvoice(given: BilledInvoice): object {
  const { id, subscription, intent, reason, amount, start, end, status, paidAt } = given;
  const details = { subscription: subscription.id, metadata: subscription.metadata };
  const item = { subscription_item_details: { proration: false } };
  return {
    ...{
      id,
      object: 'invoice',
      livemode: false,
      status,
      billing_reason: reason,
      currency: subscription.currency,
    },
    ...{ amount_due: amount, amount_paid: status === 'paid' ? amount : 0 },
    status_transitions: { paid_at: paidAt },
    parent: { type: 'subscription_details', subscription_details: details },
    payments: {
      data: [
        {
          status: status === 'paid' ? 'paid' : 'open',
          payment: { type: 'payment_intent', payment_intent: intent },
        },
      ],
    },
    // As at Stripe, the invoice's own period is the previous one.
    ...{ period_start: start - 1, period_end: start },
    lines: { data: [{ parent: item, period: { start, end } }] },
  };
}

function missing(reply: Reply, id: string): PayServerReply {
  return reply(404, {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${id}` },
  });
}

function requireSubscription({ subscriptions }: StripeBilling, id: string): BilledSubscription {
  const found = subscriptions.get(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
}

function requireInvoice({ invoices }: StripeBilling, is: (one: BilledInvoice) => boolean): BilledInvoice {
  const found = invoices.find(is);
  if (!found) throw new Error('There is no such invoice');
  return found;
}
