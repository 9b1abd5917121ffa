import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startStripe } from './testing/stripe-account.ts';
import { failure } from './testing/stripe-server.ts';

let stripe: Awaited<ReturnType<typeof startStripe>>;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe[Symbol.asyncDispose]());

/** Replies of the fake, one for each page. */
let pages: Record<string, unknown>[][] = [];
beforeEach(() => {
  stripe.server.requests.length = 0;
  stripe.server.change = (_, { target }) => {
    const after = new URL(target, 'http://x').searchParams.get('starting_after');
    const at = pages.findIndex((page) => page.at(-1)?.id === after) + 1;
    const body = { object: 'list', data: pages[at] ?? [], has_more: at < pages.length - 1, url: '' };
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  };
});

const charge = (change = {}, source = {}) => ({
  ...{ id: 'txn_1', object: 'balance_transaction', type: 'charge', amount: 346, fee: 15, currency: 'hkd' },
  source: {
    ...{ id: 'ch_1', amount: 2500, currency: 'cny', payment_intent: 'pi_1' },
    metadata: { out_trade_no: 'INK1' },
    ...source,
  },
  ...change,
});

it('reads the balance transactions of a day in Shanghai, page by page', async () => {
  const refund = charge(
    { id: 'txn_2', type: 'refund', fee: 0 },
    { id: 're_1', amount: 1000, metadata: { out_trade_no: 'INK1', out_refund_no: 'INKR1' } },
  );
  pages = [[charge()], [refund, { id: 'txn_3', type: 'payout', fee: 0, currency: 'hkd', source: 'po_1' }]];
  const common = { providerTxn: 'pi_1', outTradeNo: 'INK1', currency: 'CNY', feeCurrency: 'HKD' };
  expect(await stripe.channel.bill('2026-11-22')).toEqual({
    kind: 'bill',
    lines: [
      { ...common, movement: 'payment', ref: 'pi_1', amount: 2500, fee: 15 },
      { ...common, movement: 'refund', ref: 'INKR1', amount: 1000, fee: 0 },
    ],
  });
  const query = new URL(stripe.server.requests[0]?.target ?? '', 'http://x').searchParams;
  const begin = Date.parse('2026-11-21T16:00:00Z') / 1000;
  expect([query.get('created[gte]'), query.get('created[lt]')]).toEqual([`${begin}`, `${begin + 86_400}`]);
});

it.each([
  ['without an amount', charge({}, { amount: undefined })],
  ['whose source was not expanded', charge({ source: 'ch_1' })],
  ['in another form', { id: 'x' }],
])('is damaged by a transaction %s', async (_, row) => {
  pages = [[row]];
  expect(await stripe.channel.bill('2026-11-22')).toMatchObject({ kind: 'damaged' });
});

it('is damaged by an endless list, and refused or unknown if Stripe does not return it', async () => {
  stripe.server.change = () => ({
    ...{ status: 200, headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ object: 'list', data: [charge()], has_more: true, url: '' }),
  });
  expect(await stripe.channel.bill('2026-11-22')).toMatchObject({ kind: 'damaged' });
  stripe.server.change = () => failure(401, { type: 'invalid_request_error', message: 'key' });
  expect(await stripe.channel.bill('2026-11-22')).toMatchObject({ kind: 'refused', reason: 'configuration' });
  stripe.server.change = () => failure(500, { type: 'api_error', message: 'x' });
  expect(await stripe.channel.bill('2026-11-22')).toMatchObject({ kind: 'unknown' });
});
