import { spawn } from 'node:child_process';
import { createServer, request as send } from 'node:http';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { systemClock } from '@inkstone/kernel';
import Stripe from 'stripe';
import {
  createStripePay,
  stripeVersion,
} from '../../../apps/server/src/providers/pay/stripe/create-stripe-pay.ts';
import {
  stripeSettings,
  stripeTarget,
} from '../../../apps/server/src/providers/pay/stripe/testing/stripe-account.ts';
import { payRequest, refundRequest } from '../../../apps/server/src/providers/pay/testing/requests.ts';

/**
 * `stripe-mock.ts --binary path`: sends every request of the driver to Stripe's mock, which refuses parameters that Stripe's
 * own description of its API does not contain. A nonexistent parameter must be refused, too.
 */
const { values } = parseArgs({ options: { binary: { type: 'string', default: 'stripe-mock' } } });

const mock = spawn(values.binary, ['-http-addr', '127.0.0.1:0'], { stdio: ['ignore', 'pipe', 'pipe'] });
const port = await portOf();
const seen: { readonly what: string; readonly status: number; readonly version: string }[] = [];
const forwarder = createServer((incoming, outgoing) => {
  const { method = '', url = '', headers } = incoming;
  const onward = send({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
    const what = `${method} ${url.split('?')[0]}`;
    seen.push({ what, status: reply.statusCode ?? 0, version: String(headers['stripe-version']) });
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  incoming.pipe(onward);
});
await new Promise<void>((resolve) => forwarder.listen(0, '127.0.0.1', resolve));
const address = forwarder.address();
const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

const secretKey = ['sk', 'test', '123'].join('_');
const stripe = createStripePay(stripeSettings({ url, secretKey }));
const expiresAt = systemClock.now();
const created = await stripe.create(payRequest(stripeTarget, 'card', { expiresAt }));
const reference = { target: stripeTarget, outTradeNo: 'INK2026112101', providerRef: '' };
const known = created.kind === 'created' ? { ...reference, providerRef: created.providerRef } : reference;
const results = {
  created: created.kind,
  queried: (await stripe.query(known)).kind,
  searched: (await stripe.query(reference)).kind,
  closed: (await stripe.close(known)).kind,
  refundQueried: (await stripe.queryRefund({ ...known, outRefundNo: 'INKR2026112101' })).kind,
  refunded: (await stripe.refund(refundRequest(stripeTarget, { providerTxn: known.providerRef }))).kind,
};
const { subscriptions } = stripe;
if (!subscriptions) throw new Error('the driver has no subscriptions');
const customer = await subscriptions.addCustomer(stripeTarget, 'buyer');
const begun = await subscriptions.begin({
  ...{ target: stripeTarget, customer: customer.kind === 'found' ? customer.customer : '', months: 3 },
  ...{
    agreementNo: 'A0123456789ABCDEF',
    outTradeNo: 'INK2026112102',
    itemId: 'quarter_vip',
    currency: 'CNY',
  },
  ...{ amount: 6800, firstAmount: 5000, subject: 'Plus', returnUrl: '' },
});
const subscriptionRef = begun.kind === 'created' ? begun.subscriptionRef : 'sub_1';
const invoiceRef = begun.kind === 'created' ? begun.invoiceRef : 'in_1';
const one = { target: stripeTarget, agreementNo: 'A0123456789ABCDEF', subscriptionRef };
const price = { itemId: 'quarter_vip', months: 3, amount: 6000, currency: 'CNY' };
// The mock has no state: it responds with its own metadata, so the driver rejects these replies. Only the acceptance of the
// requests is verified.
const billed = {
  customer: customer.kind,
  begun: begun.kind,
  described: (await subscriptions.describe(one)).kind,
  next: (await subscriptions.nextCharge(one)).kind,
  changed: (await subscriptions.changeAmount(one, price)).kind,
  ended: (await subscriptions.end(one, 'period_end')).kind,
  first: (await subscriptions.queryFirst(stripeTarget, invoiceRef)).kind,
  closed: (await subscriptions.closeFirst(stripeTarget, invoiceRef)).kind,
  returns: (await stripe.returnsOf?.(known.providerRef))?.kind,
};
await sendUnreached();
const sent = seen.splice(0);
const refused = sent.filter(({ status }) => status !== 200);
const invented = await fetch(`${url}/v1/payment_intents`, {
  method: 'POST',
  headers: { authorization: `Bearer ${secretKey}` },
  body: new URLSearchParams({ amount: '2500', currency: 'cny', invented: '1' }),
});

forwarder.close();
mock.kill();
const isRight =
  created.kind === 'created' &&
  refused.length === 0 &&
  sent.length >= 28 &&
  sent.some(({ what }) => what === 'POST /v1/subscriptions') &&
  sent.every(({ version }) => version === stripeVersion) &&
  invented.status === 400;
console.log(
  JSON.stringify({
    requests: sent.length,
    refused,
    inventedParameter: invented.status,
    version: stripeVersion,
    results,
    billed,
  }),
);
for (const { what, status } of sent) console.error(`  ${status} ${what}`);
process.exit(isRight ? 0 : 1);

/** Sends the requests that the driver sends only after an accepted reply, in the same form. */
async function sendUnreached(): Promise<void> {
  const client = new Stripe(secretKey, {
    ...{ apiVersion: stripeVersion, host: '127.0.0.1', port: new URL(url).port, protocol: 'http' },
  });
  const priceData = {
    ...{ currency: 'cny', product: 'inkstone_quarter_vip', unit_amount: 6000 },
    recurring: { interval: 'month', interval_count: 3 },
  } as const;
  await client.subscriptions.update('sub_1', {
    items: [{ id: 'si_1', price_data: priceData }],
    proration_behavior: 'none',
  });
  await client.subscriptions.update('sub_1', { cancel_at_period_end: true });
  await client.subscriptions.cancel('sub_1', { invoice_now: false, prorate: false });
  await client.invoices.list({
    subscription: 'sub_1',
    status: 'paid',
    limit: 100,
    expand: ['data.payments'],
  });
  await client.invoices.createPreview({ subscription: 'sub_1' });
  await client.invoices.voidInvoice('in_1');
}

/** Reads the port that the system has assigned from the output of the mock. */
async function portOf(): Promise<number> {
  mock.stderr.pipe(process.stderr);
  for await (const line of createInterface(mock.stdout)) {
    const [, found] = /127\.0\.0\.1:(\d+)/.exec(line) ?? [];
    if (found) return Number(found);
  }
  throw new Error('stripe-mock did not start');
}
