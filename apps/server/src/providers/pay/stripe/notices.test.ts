import { instant, later, minute, second } from '@inkstone/kernel';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { testDay } from '../../../testing/bare-server.ts';
import { makeStripeEvent, type SignedNotice } from '../simulator/notice-makers.ts';
import { stripeEvent, stripeRefundEvent } from '../simulator/simulated-trades.ts';
import { createStripePay } from './create-stripe-pay.ts';
import { stripeSettings, stripeTarget as target, webhookSecret } from './testing/stripe-account.ts';

const channel = createStripePay(stripeSettings());
const stamp = { id: 'evt_1', nonce: '', at: testDay };
const trade = {
  ...{ ...target, outTradeNo: 'INK2026112101', providerTxn: 'pi_1', amount: 2500, currency: 'CNY' },
  paidAt: testDay,
};
const time = testDay / second;
const read = ({ headers, body }: SignedNotice, now = testDay, by = channel) =>
  by.readNotice({ headers, body }, now);
const denied = (fault: string) => ({ kind: 'denied', fault });
const paid = () => stripeEvent(webhookSecret, trade, 'succeeded', stamp);
const signed = (body: string, secret = webhookSecret) => ({
  body: Buffer.from(body),
  headers: {
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: time }),
  },
});

describe('events of Stripe', () => {
  it.each([
    ['succeeded', { state: 'paid' }],
    ['canceled', { state: 'closed', providerTxn: '', paidAt: null }],
    ['processing', { state: 'pending', providerTxn: '', paidAt: null }],
  ] as const)('report that a payment %s', (status, expected) => {
    expect(read(stripeEvent(webhookSecret, trade, status, stamp))).toEqual({
      kind: 'verified',
      notice: { kind: 'payment', eventKey: 'evt_1', fact: { channel: 'stripe', ...trade, ...expected } },
    });
  });

  it('report a refund of ours', () => {
    const refund = { outRefundNo: 'INKR1', providerRefund: 're_1', amount: 1000 };
    expect(read(stripeRefundEvent(webhookSecret, trade, { ...refund, status: 'failed' }, stamp))).toEqual({
      kind: 'verified',
      notice: {
        kind: 'refund',
        eventKey: 'evt_1',
        fact: {
          ...{ channel: 'stripe', merchant: target.merchant, outTradeNo: 'INK2026112101' },
          ...{ ...refund, state: 'failed', currency: 'CNY' },
        },
      },
    });
  });

  const returned = { amount: 1000, currency: 'cny', payment_intent: 'pi_1' };
  it.each([
    [
      'a refund in its dashboard',
      'refund.created',
      { ...returned, object: 'refund', id: 're_2', status: 'succeeded', metadata: {} },
      { providerRefund: 're_2' },
    ],
  ] as const)('report %s by its number of the payment', (_name, type, object, expected) => {
    const event = { id: 'evt_3', object: 'event', type, created: time, data: { object } };
    expect(read(makeStripeEvent(webhookSecret, event, time))).toEqual({
      kind: 'verified',
      notice: {
        ...{ kind: 'refund', eventKey: 'evt_3' },
        fact: {
          ...{ channel: 'stripe', merchant: target.merchant, outTradeNo: '', outRefundNo: '' },
          ...{ providerTxn: 'pi_1', state: 'succeeded', amount: 1000, currency: 'CNY', ...expected },
        },
      },
    });
  });

  it.each([
    ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }],
    [
      'charge.dispute.created',
      { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1', status: 'needs_response' },
    ],
    ['charge.dispute.closed', { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1', status: 'won' }],
  ])('%s have the payment queried', (type, object) => {
    const event = { id: 'evt_4', object: 'event', type, created: time, data: { object } };
    expect(read(makeStripeEvent(webhookSecret, event, time))).toEqual({
      kind: 'verified',
      notice: { kind: 'returns', eventKey: 'evt_4', providerTxn: 'pi_1' },
    });
  });

  const named = { metadata: { agreement_no: 'A0123456789ABCDEF' } };
  it.each([
    ['invoice.paid', { object: 'invoice', id: 'in_1', parent: { subscription_details: named } }],
    ['invoice.payment_failed', { object: 'invoice', id: 'in_1', parent: { subscription_details: named } }],
    ['invoice.upcoming', { object: 'invoice', parent: { subscription_details: named } }],
    ['customer.subscription.updated', { object: 'subscription', id: 'sub_1', ...named }],
    ['customer.subscription.deleted', { object: 'subscription', id: 'sub_1', ...named }],
  ])('%s have the subscription queried', (type, object) => {
    const event = { id: 'evt_5', object: 'event', type, created: time, data: { object } };
    expect(read(makeStripeEvent(webhookSecret, event, time))).toEqual({
      kind: 'verified',
      notice: {
        ...{ kind: 'agreement', eventKey: 'evt_5', agreementNo: 'A0123456789ABCDEF' },
        ...('parent' in object && 'id' in object ? { invoiceRef: 'in_1' } : {}),
      },
    });
  });

  it.each([
    [
      'a dispute without a payment',
      'charge.dispute.created',
      { object: 'dispute', id: 'dp_1', payment_intent: null },
    ],
    ['an invoice of no subscription', 'invoice.paid', { object: 'invoice', id: 'in_1', parent: null }],
    [
      "somebody else's subscription",
      'customer.subscription.updated',
      { object: 'subscription', metadata: {} },
    ],
    [
      'a refund made elsewhere',
      'refund.created',
      {
        ...{ object: 'refund', id: 're_1', status: 'succeeded', amount: 1, currency: 'cny' },
        ...{ payment_intent: null, metadata: {} },
      },
    ],
    [
      'a payment made elsewhere',
      'payment_intent.succeeded',
      {
        ...{ object: 'payment_intent', id: 'pi_2', livemode: false, status: 'succeeded', metadata: {} },
        ...{ amount: 1, amount_received: 1, currency: 'cny' },
      },
    ],
  ])('about %s are accepted, and not read further', (_name, type, object) => {
    const event = { id: 'evt_2', object: 'event', type, created: time, data: { object } };
    expect(read(makeStripeEvent(webhookSecret, event, time))).toEqual({
      kind: 'verified',
      notice: { kind: 'other', eventKey: 'evt_2', type },
    });
  });

  it.each(['novelty.created', 'charge.novelty', 'customer.created'])(
    'of the type %s require review',
    (type) => {
      const event = {
        id: 'evt_3',
        object: 'event',
        type,
        created: time,
        data: { object: { object: 'novelty' } },
      };
      expect(read(makeStripeEvent(webhookSecret, event, time))).toEqual({
        kind: 'verified',
        notice: { kind: 'other', eventKey: 'evt_3', type },
        concern: { kind: 'unknown', type, content: JSON.stringify(event) },
      });
    },
  );

  it("are verified as by Stripe's own client", () => {
    const { body, headers } = paid();
    const text = Buffer.from(body).toString('utf8');
    expect(read(signed(text))).toMatchObject({ kind: 'verified' });
    const { signature } = Stripe.webhooks;
    if (!signature) throw new Error('no verifier');
    const header = headers['stripe-signature'] ?? '';
    expect(signature.verifyHeader(text, header, webhookSecret, 300, undefined, testDay)).toBe(true);
  });

  it('are denied with any byte changed', () => {
    const { headers, body } = paid();
    for (let at = 0; at < body.length; at += 3) {
      const changed = Uint8Array.from(body);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(read({ headers, body: changed })).toEqual(denied('signature'));
    }
    expect(read({ headers, body: Buffer.concat([body, Buffer.from('\n')]) })).toEqual(denied('signature'));
  });

  it.each([
    ['another secret', (header: string) => header, 'whsec_ofAnotherEndpoint'],
    ['another time', (header: string) => header.replace(/t=\d+/, `t=${time - 1}`), webhookSecret],
    ['two times', (header: string) => `t=${time},${header}`, webhookSecret],
    ['no time', (header: string) => header.replace(/t=\d+,/, ''), webhookSecret],
    ['another scheme', (header: string) => header.replace('v1=', 'v0='), webhookSecret],
    ['half a signature', (header: string) => header.slice(0, -32), webhookSecret],
    ['no header', () => '', webhookSecret],
  ])('are denied with %s', (_name, change, secret) => {
    const { headers, body } = signed(Buffer.from(paid().body).toString('utf8'), secret);
    const header = change(headers['stripe-signature']);
    expect(read({ headers: { 'stripe-signature': header }, body })).toEqual(denied('signature'));
  });

  it('are accepted with each of two secrets while one replaces the other', () => {
    const next = 'whsec_theNextOneOfTheEndpoint';
    const rotating = createStripePay(stripeSettings({ webhookSecrets: [next, webhookSecret] }));
    const text = Buffer.from(paid().body).toString('utf8');
    expect(read(signed(text), testDay, rotating)).toMatchObject({ kind: 'verified' });
    expect(read(signed(text, next), testDay, rotating)).toMatchObject({ kind: 'verified' });
    const both = `${signed(text, next).headers['stripe-signature']},v1=${'0'.repeat(64)}`;
    expect(
      read({ headers: { 'stripe-signature': both }, body: paid().body }, testDay, rotating),
    ).toMatchObject({
      kind: 'verified',
    });
  });

  it.each([
    [300, 'verified'],
    [-300, 'verified'],
    [301, 'denied'],
    [-301, 'denied'],
  ])('of a clock that is off by %i seconds are %s', (seconds, kind) => {
    const reading = read(paid(), instant(testDay + seconds * second));
    expect(reading).toMatchObject(kind === 'denied' ? denied('stale') : { kind });
    expect(read(paid(), later(testDay, 60 * minute))).toEqual(denied('stale'));
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a repeated key', '{"id":"evt_1","id":"evt_2"}'],
    ['another object', '{"id":"evt_1","object":"v2.core.event","type":"x","created":1,"data":{}}'],
  ])('require review with %s', (_name, body) => {
    expect(read(signed(body))).toMatchObject({
      ...{ notice: { kind: 'other' }, concern: { kind: 'unreadable', content: body } },
    });
  });

  it('are malformed with more than 64 KB', () => {
    expect(read(signed(JSON.stringify({ x: 'x'.repeat(65_536) })))).toEqual(denied('malformed'));
  });

  it.each([
    ['payment_intent.succeeded', { object: 'novelty' }],
    ['refund.updated', { object: 'refund', id: 're_1', status: 'perhaps' }],
    ['charge.refunded', { object: 'charge', id: 'ch_1' }],
    ['charge.dispute.created', { object: 'dispute', payment_intent: 7 }],
    ['invoice.paid', { object: 'invoice', id: 'in_1', subscription: 'sub_1' }],
    ['customer.subscription.updated', { object: 'subscription', id: 'sub_1' }],
  ])('of the type %s with an object in another form require review', (type, object) => {
    const given = { id: 'evt_4', object: 'event', type, created: time, data: { object } };
    expect(read(makeStripeEvent(webhookSecret, given, time))).toMatchObject({
      notice: { kind: 'other', eventKey: 'unreadable:evt_4' },
      concern: { kind: 'unreadable', type, content: JSON.stringify(given) },
    });
  });

  it.each([
    ['"amount":2500', '"amount":25.5'],
    ['"amount":2500', '"amount":"2500"'],
    ['"status":"succeeded"', '"status":"perhaps"'],
    ['"livemode":false,"metadata"', '"metadata"'],
  ])('require review with %s as %s, and the payment is queried', (from, to) => {
    const text = Buffer.from(paid().body).toString('utf8');
    expect(text).toContain(from);
    const changed = text.replace(from, to);
    expect(read(signed(changed))).toMatchObject({
      notice: { kind: 'question', outTradeNo: trade.outTradeNo },
      concern: { kind: 'unreadable', type: 'payment_intent.succeeded', content: changed },
    });
  });

  it("contain the provider's values, for the caller to compare", () => {
    const other = { ...trade, app: 'live', currency: 'USD', amount: 1 };
    expect(read(stripeEvent(webhookSecret, other, 'succeeded', stamp))).toMatchObject({
      notice: { fact: { app: 'live', currency: 'USD', amount: 1 } },
    });
  });
});
