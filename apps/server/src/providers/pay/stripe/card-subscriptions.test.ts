import { instant, second } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import type { CardBeginning } from '../../../ports/card-subscriptions.ts';
import { startStripe, stripeTarget } from './testing/stripe-account.ts';

const now = instant(Date.parse('2026-11-21T02:00:00Z'));

async function start() {
  const { channel, server, ...rest } = await startStripe();
  server.now = () => now;
  const { subscriptions: cards } = channel;
  if (!cards) throw new Error('no subscriptions');
  return { channel, cards, server, [Symbol.asyncDispose]: rest[Symbol.asyncDispose] };
}

const input = (change: Partial<CardBeginning> = {}): CardBeginning => ({
  ...{
    target: stripeTarget,
    customer: 'cus_1',
    agreementNo: 'A0123456789ABCDEF',
    outTradeNo: 'INK2026112101',
  },
  ...{ itemId: 'quarter_vip', months: 3, amount: 6800, firstAmount: 6800, currency: 'CNY' },
  ...{ subject: 'Plus, 3 months', returnUrl: 'https://shop.example', ...change },
});

const reference = (subscriptionRef = 'sub_1') => ({
  ...{ target: stripeTarget, agreementNo: 'A0123456789ABCDEF', subscriptionRef },
});

describe('a subscription at Stripe', () => {
  it('is incomplete until its first invoice is paid, and names order and agreement', async () => {
    await using stripe = await start();
    const { cards, server } = stripe;
    expect(await cards.begin(input())).toEqual({
      ...{ kind: 'created', subscriptionRef: 'sub_1', invoiceRef: 'in_1' },
      handle: { kind: 'client_secret', secret: 'pi_sub1_secret_x', publishableKey: 'pk_test_1' },
    });
    const sent = server.requests.find(({ target }) => target === '/v1/subscriptions');
    expect(sent?.headers['idempotency-key']).toBe('subscription-INK2026112101');
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toMatchObject({
      ...{ customer: 'cus_1', payment_behavior: 'default_incomplete' },
      'items[0][price_data][product]': 'inkstone_quarter_vip',
      'items[0][price_data][recurring][interval_count]': '3',
      'payment_settings[save_default_payment_method]': 'on_subscription',
      'metadata[agreement_no]': 'A0123456789ABCDEF',
    });
    const described = await cards.describe(reference());
    expect(described).toMatchObject({ description: { snapshot: { status: 'incomplete' }, paid: [] } });
    expect(await cards.queryFirst(stripeTarget, 'in_1')).toMatchObject({
      fact: { outTradeNo: 'INK2026112101', state: 'pending', amount: 6800, currency: 'CNY', providerTxn: '' },
    });
  });

  it('reports the period of the lines of an invoice, not the one before', async () => {
    await using stripe = await start();
    const { cards, server } = stripe;
    await cards.begin(input());
    server.billing.payFirst('sub_1', now);
    for (let renewed = 0; renewed < 4; renewed++) server.billing.renew('sub_1');
    const found = await cards.describe(reference());
    const paid = found.kind === 'found' ? found.description.paid : [];
    // The list is read over several pages.
    expect(paid.map(({ id, isFirst }) => `${id} ${isFirst}`)).toEqual([
      ...['in_1 true', 'in_2 false', 'in_3 false', 'in_4 false', 'in_5 false'],
    ]);
    const { start: from, end: to } = server.billing.subscriptions.get('sub_1') ?? { start: 0, end: 0 };
    expect(paid.at(-1)).toMatchObject({ from: from * second, to: to * second, providerTxn: 'pi_sub5' });
    expect(await cards.queryFirst(stripeTarget, 'in_1')).toMatchObject({
      fact: { state: 'paid', providerTxn: 'pi_sub1', period: { from: now, to: paid[0]?.to } },
    });
  });

  it('costs less for the first period by a credit on its invoice', async () => {
    await using stripe = await start();
    await stripe.cards.begin(input({ firstAmount: 5000 }));
    expect(await stripe.cards.queryFirst(stripeTarget, 'in_1')).toMatchObject({ fact: { amount: 5000 } });
    expect(await stripe.cards.nextCharge(reference())).toMatchObject({ kind: 'found', amount: 6800 });
    expect(await stripe.cards.begin(input({ firstAmount: 7000 }))).toMatchObject({ kind: 'refused' });
    expect(await stripe.cards.begin(input({ amount: 0, firstAmount: 0 }))).toMatchObject({ kind: 'refused' });
  });

  it('ends with its period or now, and is described as afterwards', async () => {
    await using stripe = await start();
    const { cards, server } = stripe;
    await cards.begin(input());
    server.billing.payFirst('sub_1', now);
    const ending = { description: { snapshot: { status: 'active', cancelAtEnd: true } } };
    expect(await cards.end(reference(), 'period_end')).toMatchObject(ending);
    const ended = { description: { snapshot: { status: 'ended' }, isUnpaid: false } };
    expect(await cards.end(reference(), 'now')).toMatchObject(ended);
    expect(await cards.end(reference(), 'now')).toMatchObject(ended);
  });

  it('cannot be paid after its first payment was given up', async () => {
    await using stripe = await start();
    const { cards, server } = stripe;
    await cards.begin(input());
    expect(await cards.closeFirst(stripeTarget, 'in_1')).toEqual({ kind: 'closed' });
    expect(await cards.closeFirst(stripeTarget, 'in_1')).toEqual({ kind: 'closed' });
    expect(server.billing.subscriptions.get('sub_1')?.status).toBe('canceled');
    await cards.begin(input({ outTradeNo: 'INK2026112102' }));
    server.billing.payFirst('sub_2', now);
    expect(await cards.closeFirst(stripeTarget, 'in_2')).toMatchObject({
      kind: 'refused',
      reason: 'already_paid',
    });
    expect(server.billing.subscriptions.get('sub_2')?.status).toBe('active');
    expect(await cards.closeFirst(stripeTarget, '')).toEqual({ kind: 'absent' });
  });

  it('of another agreement, mode or account is refused', async () => {
    await using stripe = await start();
    const { cards } = stripe;
    await cards.begin(input());
    const other = { ...reference(), agreementNo: 'A9' };
    expect(await cards.describe(other)).toMatchObject({ kind: 'unknown' });
    expect(await cards.nextCharge(other)).toMatchObject({ kind: 'unknown' });
    const live = { ...reference(), target: { ...stripeTarget, app: 'live' } };
    expect(await cards.describe(live)).toMatchObject({ kind: 'refused', reason: 'configuration' });
    expect(await cards.describe(reference('sub_9'))).toEqual({ kind: 'absent' });
  });

  it.each([
    ['an error without a description', { status: 500, body: '{}' }],
    ['no JSON', { status: 502, body: '<html>' }],
    ['something else', { status: 200, headers: { 'content-type': 'application/json' }, body: '{"id":"x"}' }],
  ])('is unknown after %s', async (_name, reply) => {
    await using stripe = await start();
    const { cards, server, channel } = stripe;
    await cards.begin(input());
    server.outage = () => reply;
    const change = { itemId: 'quarter_vip', months: 3, amount: 100, currency: 'CNY' };
    const answers = await Promise.all([
      ...[cards.addCustomer(stripeTarget, 'b'), cards.begin(input()), cards.describe(reference())],
      ...[
        cards.nextCharge(reference()),
        cards.end(reference(), 'now'),
        cards.closeFirst(stripeTarget, 'in_1'),
      ],
      ...[cards.queryFirst(stripeTarget, 'in_1'), cards.changeAmount(reference(), change)],
      channel.returnsOf?.('pi_1'),
    ]);
    expect(answers.map((answer) => answer?.kind)).toEqual(answers.map(() => 'unknown'));
  });
});
