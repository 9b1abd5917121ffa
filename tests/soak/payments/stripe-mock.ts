import { spawn } from 'node:child_process';
import { createServer, request as send } from 'node:http';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { systemClock } from '@inkstone/kernel';
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
 * `stripe-mock.ts --binary path`: sends every request of the driver to Stripe's mock, which refuses parameters that are
 * not in Stripe's own description of its API. A parameter that does not exist must be refused, too.
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
  sent.length >= 8 &&
  sent.every(({ version }) => version === stripeVersion) &&
  invented.status === 400;
console.log(
  JSON.stringify({
    requests: sent.length,
    refused,
    inventedParameter: invented.status,
    version: stripeVersion,
    results,
  }),
);
for (const { what, status } of sent) console.error(`  ${status} ${what}`);
process.exit(isRight ? 0 : 1);

/** The mock writes the address that the system chose. */
async function portOf(): Promise<number> {
  mock.stderr.pipe(process.stderr);
  for await (const line of createInterface(mock.stdout)) {
    const [, found] = /127\.0\.0\.1:(\d+)/.exec(line) ?? [];
    if (found) return Number(found);
  }
  throw new Error('stripe-mock did not start');
}
