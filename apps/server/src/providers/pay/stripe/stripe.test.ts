import { instant } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { type PayServerReply, timeouts } from '../testing/pay-server.ts';
import { payRequest, refundRequest } from '../testing/requests.ts';
import { startStripe, stripeTarget as target } from './testing/stripe-account.ts';
import { failure } from './testing/stripe-server.ts';

async function startWithIntent() {
  const stripe = await startStripe();
  const created = await stripe.channel.create(payRequest(target, 'card'));
  if (created.kind !== 'created') throw new Error(created.kind);
  const reference = { target, outTradeNo: 'INK2026112101', providerRef: created.providerRef };
  const intent = stripe.server.intents.get(created.providerRef);
  if (!intent) throw new Error('no intent');
  return { ...stripe, created, reference, intent };
}

describe('Stripe', () => {
  it('creates a payment for the Payment Element', async () => {
    await using stripe = await startWithIntent();
    const { created, server, reference } = stripe;
    expect(created).toEqual({
      kind: 'created',
      handle: {
        kind: 'client_secret',
        secret: `${reference.providerRef}_secret_x`,
        publishableKey: 'pk_test_1',
      },
      providerRef: expect.stringMatching(/^pi_/),
    });
    const [request] = server.requests;
    expect(request?.headers).toMatchObject({
      'stripe-version': '2026-10-28.endive',
      'idempotency-key': 'payment-INK2026112101',
    });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      amount: '2500',
      currency: 'cny',
      'automatic_payment_methods[enabled]': 'true',
      'automatic_payment_methods[allow_redirects]': 'never',
      description: '砚台 Plus 1 个月',
      'metadata[out_trade_no]': 'INK2026112101',
    });
  });

  it('returns the same payment for equal values, and a conflict for others', async () => {
    await using stripe = await startWithIntent();
    expect(await stripe.channel.create(payRequest(target, 'card'))).toEqual(stripe.created);
    const changed = payRequest(target, 'card', { amount: 1 });
    expect(await stripe.channel.create(changed)).toMatchObject({ kind: 'refused', reason: 'conflict' });
    expect(stripe.server.intents.size).toBe(1);
  });

  it('queries by reference, and by number if there is none', async () => {
    await using stripe = await startWithIntent();
    const { channel, server, reference, intent } = stripe;
    const fact = {
      ...{ channel: 'stripe', ...target, outTradeNo: 'INK2026112101', providerTxn: '' },
      ...{ state: 'pending', paidAt: null, amount: 2500, currency: 'CNY' },
    };
    const withoutReference = { ...reference, providerRef: '' };
    for (const status of ['requires_payment_method', 'requires_action', 'processing']) {
      intent.status = status;
      expect(await channel.query(reference)).toEqual({ kind: 'found', fact });
      expect(await channel.query(withoutReference)).toEqual({ kind: 'found', fact });
    }
    intent.status = 'succeeded';
    intent.amount_received = 2500;
    const paid = { ...fact, state: 'paid', providerTxn: intent.id, paidAt: instant(1795226460000) };
    expect(await channel.query(reference)).toEqual({ kind: 'found', fact: paid });
    intent.refunded = 1;
    expect(await channel.query(reference)).toEqual({ kind: 'found', fact: { ...paid, state: 'refunded' } });
    server.isIndexed = false;
    expect(await channel.query(withoutReference)).toEqual({ kind: 'absent' });
    expect(await channel.query({ ...reference, providerRef: 'pi_none' })).toEqual({ kind: 'absent' });
    expect(await channel.query({ ...reference, outTradeNo: 'OTHER12' })).toMatchObject({ kind: 'unknown' });
    const injected = { ...withoutReference, outTradeNo: "A' OR status:'succeeded" };
    expect(await channel.query(injected)).toEqual({ kind: 'absent' });
  });

  it('can be closed repeatedly, but not when paid', async () => {
    await using stripe = await startWithIntent();
    const { channel, reference, intent } = stripe;
    expect(await channel.close(reference)).toEqual({ kind: 'closed' });
    expect(await channel.close(reference)).toEqual({ kind: 'closed' });
    expect(await channel.query(reference)).toMatchObject({ fact: { state: 'closed' } });
    intent.status = 'succeeded';
    expect(await channel.close(reference)).toMatchObject({ kind: 'refused', reason: 'already_paid' });
    expect(await channel.close({ ...reference, providerRef: 'pi_none' })).toEqual({ kind: 'absent' });
  });

  it('refunds once for each number, also after its idempotency keys expired', async () => {
    await using stripe = await startWithIntent();
    const { channel, server, reference, intent } = stripe;
    Object.assign(intent, { status: 'succeeded', amount_received: 2500 });
    const request = refundRequest(target, { providerTxn: intent.id });
    const requested = { ...reference, outRefundNo: request.outRefundNo };
    expect(await channel.queryRefund(requested)).toEqual({ kind: 'absent' });
    const fact = {
      ...{ channel: 'stripe', merchant: target.merchant, outTradeNo: 'INK2026112101' },
      ...{ outRefundNo: 'INKR2026112101', providerRefund: 're_1', state: 'succeeded' },
      ...{ amount: 1000, currency: 'CNY' },
    };
    expect(await channel.refund(request)).toEqual({ kind: 'found', fact });
    expect(await channel.queryRefund(requested)).toEqual({ kind: 'found', fact });
    const sent = server.requests.length;
    expect(await channel.refund(request)).toEqual({ kind: 'found', fact });
    expect(server.requests.slice(sent).map(({ method }) => method)).toEqual(['GET']);
    expect(server.refunds).toHaveLength(1);
    const tooMuch = { ...request, outRefundNo: 'INKR2', amount: 1501 };
    expect(await channel.refund(tooMuch)).toMatchObject({ kind: 'refused', reason: 'already_paid' });
  });

  it('serves no other account and no other mode, and sends nothing for them', async () => {
    await using stripe = await startStripe();
    for (const other of [
      { ...target, merchant: 'acct_2' },
      { ...target, app: 'live' },
    ]) {
      const reference = { target: other, outTradeNo: 'INK2026112101', providerRef: 'pi_1' };
      const refused = { kind: 'refused', reason: 'configuration' };
      expect(await stripe.channel.create(payRequest(other, 'card'))).toMatchObject(refused);
      expect(await stripe.channel.query(reference)).toMatchObject(refused);
      expect(await stripe.channel.close(reference)).toMatchObject(refused);
      expect(await stripe.channel.refund(refundRequest(other))).toMatchObject(refused);
      expect(await stripe.channel.queryRefund({ ...reference, outRefundNo: 'R' })).toMatchObject(refused);
    }
    expect(await stripe.channel.refund(refundRequest(target, { amount: -1 }))).toMatchObject({
      reason: 'invalid',
    });
    expect(stripe.server.requests).toEqual([]);
  });
});

describe('replies of Stripe', () => {
  it.each<[string, (reply: PayServerReply) => PayServerReply | null, object]>([
    ['silence', () => null, { kind: 'unknown' }],
    ['a cut reply', (reply) => ({ ...reply, headers: { 'content-length': '9999' } }), { kind: 'unknown' }],
    ['nonsense', () => ({ status: 200, body: '<html>' }), { kind: 'unknown' }],
    ['an empty object', () => ({ status: 200, body: '{}' }), { kind: 'unknown' }],
    ['a server error', () => failure(500, { type: 'api_error', message: 'x' }), { kind: 'unknown' }],
    [
      'a server error with a code',
      () => failure(503, { type: 'invalid_request_error', code: 'resource_missing', message: 'x' }),
      { kind: 'unknown' },
    ],
    ['a gateway error', () => ({ status: 502, body: '<html>' }), { kind: 'unknown' }],
    [
      'a redirect',
      () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }),
      { kind: 'unknown' },
    ],
    [
      'a declined card',
      () => failure(402, { type: 'card_error', code: 'card_declined', message: 'Visa 4242' }),
      { kind: 'refused', reason: 'payer', detail: 'card_declined' },
    ],
    [
      'too many requests',
      () => failure(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'x' }),
      { kind: 'refused', reason: 'rate_limited' },
    ],
    [
      'a lock',
      () => failure(409, { type: 'invalid_request_error', code: 'lock_timeout', message: 'x' }),
      { kind: 'refused', reason: 'rate_limited' },
    ],
    [
      'no permission',
      () => failure(403, { type: 'invalid_request_error', message: 'x' }),
      { kind: 'refused', reason: 'configuration' },
    ],
    [
      'a parameter',
      () => failure(400, { type: 'invalid_request_error', code: 'amount_too_small', message: 'x' }),
      { kind: 'refused', reason: 'invalid', detail: 'amount_too_small' },
    ],
  ])('%s', async (name, change, expected) => {
    await using stripe = await startStripe({}, name === 'silence' ? timeouts.silence : undefined);
    stripe.server.change = change;
    expect(await stripe.channel.create(payRequest(target, 'card'))).toMatchObject(expected);
  });

  it('that refuse the key are configuration errors, and do not name it', async () => {
    const wrong = ['sk', 'test', 'wrong'].join('_');
    await using stripe = await startStripe({ secretKey: wrong });
    const result = await stripe.channel.create(payRequest(target, 'card'));
    expect(result).toMatchObject({ kind: 'refused', reason: 'configuration' });
    expect(JSON.stringify(result)).not.toContain('sk_');
  });

  it('are requested once: nothing is repeated automatically', async () => {
    await using stripe = await startStripe();
    stripe.server.change = () => failure(500, { type: 'api_error', message: 'x' });
    await stripe.channel.create(payRequest(target, 'card'));
    expect(stripe.server.requests).toHaveLength(1);
  });
});
