import { day, manualClock, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoreNoticeRequest, StoreVerifier } from '../../../ports/store-verifier.ts';
import { startTestIdentityProvider } from '../../login/testing/test-identity-provider.ts';
import { createGoogleStore } from './create-google-store.ts';
import { purchaseIdOf } from './read-play.ts';
import { type GoogleDouble, playSubscription, startGoogleDouble } from './testing/google-double.ts';

const at = Date.parse('2026-11-23T10:00:00+08:00');
const clock = manualClock(at);
let google: GoogleDouble;
let store: StoreVerifier;
beforeAll(async () => {
  google = await startGoogleDouble(clock);
});
afterAll(() => google[Symbol.asyncDispose]());
beforeEach(() => {
  clock.set(at);
  google.breakWith(null);
  store = createGoogleStore(google.settings, { clock }, { urls: google.urls });
});

const buy = (kind: 'subscription' | 'product' = 'subscription') =>
  store.readPurchase({ store: 'google', kind, purchaseToken: 'tok' });
const sold = (change: object = {}) =>
  google.purchases.set('tok', playSubscription({ from: at, to: at + 30 * day, ...change }));
const bytes = (text: string) => new TextEncoder().encode(text);
const send = ({ headers, body }: Awaited<ReturnType<GoogleDouble['push']>>) =>
  store.readNotice({ headers, body: bytes(body) } satisfies StoreNoticeRequest);
const denied = (fault: string) => ({ kind: 'denied', fault });

describe('a subscription at Google Play', () => {
  it('is queried with a cached token of the service account', async () => {
    sold({ externalAccountIdentifiers: { obfuscatedExternalAccountId: 'account-1' } });
    expect(await buy()).toMatchObject({
      kind: 'snapshot',
      snapshot: {
        ...{ purchaseId: purchaseIdOf('tok'), accountToken: 'account-1', needsConfirmation: false },
        facts: [
          { kind: 'period', transactionId: 'GPA.1', tier: 'plus', from: at, to: at + 30 * day, version: at },
          { kind: 'status', state: 'active', renews: true, nextAmount: 499, nextCurrency: 'USD' },
        ],
      },
    });
    await buy();
    expect(google.server.calls.get('/token')).toHaveLength(1);
    clock.advance(56 * minute);
    await buy();
    expect(google.server.calls.get('/token')).toHaveLength(2);
  });

  it.each([
    ['PENDING', 'pending', true],
    ['PENDING_PURCHASE_CANCELED', 'ended', true],
    ['CANCELED', 'active', false],
    ['IN_GRACE_PERIOD', 'grace', false],
    ['ON_HOLD', 'hold', false],
    ['PAUSED', 'paused', false],
    ['EXPIRED', 'ended', false],
  ])('in the state %s is %s', async (state, expected, isPending) => {
    sold({ state, renews: state === 'IN_GRACE_PERIOD' });
    const reading = await buy();
    expect(reading).toMatchObject({ snapshot: { isPending } });
    const facts = reading.kind === 'snapshot' ? reading.snapshot.facts : [];
    expect(facts.at(-1)).toMatchObject({ kind: 'status', state: expected });
    expect(facts).toHaveLength(isPending ? 1 : 2);
  });

  it('names the one that it replaces, and waits for its acknowledgement', async () => {
    const linkedPurchaseToken = 'old';
    sold({ linkedPurchaseToken, acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING' });
    expect(await buy()).toMatchObject({
      snapshot: { replaces: { purchaseId: purchaseIdOf('old'), at }, needsConfirmation: true },
    });
    const ref = { kind: 'subscription', productId: 'plus.month', token: 'tok', number: '' } as const;
    expect(await store.confirm(ref)).toBe('done');
    expect(google.confirmed.at(-1)).toBe('subscriptions/plus.month/tokens/tok:acknowledge');
    expect(await buy()).toMatchObject({ snapshot: { needsConfirmation: false } });
  });

  it('counts as a test for the accounts of reviewers only', async () => {
    const reviewer = '0190b4c8-0000-7000-8000-000000000001';
    const reviewed = { ...google.settings, reviewers: new Set([reviewer]) };
    store = createGoogleStore(reviewed, { clock }, { urls: google.urls });
    const bought = (account: string) =>
      sold({
        testPurchase: {},
        externalAccountIdentifiers: { obfuscatedExternalAccountId: account },
      });
    bought(reviewer);
    expect(await buy()).toMatchObject({ snapshot: { accountToken: reviewer } });
    bought(reviewer.replace('1', '2'));
    expect(await buy()).toEqual(denied('environment'));
  });

  it('is denied when it is a test, unknown, of an unknown product, or malformed', async () => {
    sold({ testPurchase: {} });
    expect(await buy()).toEqual(denied('environment'));
    sold({ productId: 'coins' });
    expect(await buy()).toEqual(denied('product'));
    sold({ subscriptionState: 'SUBSCRIPTION_STATE_NEW' });
    expect(await buy()).toEqual(denied('format'));
    google.purchases.delete('tok');
    expect(await buy()).toEqual(denied('gone'));
    sold();
    const sandbox = createGoogleStore(
      { ...google.settings, environment: 'sandbox' },
      { clock },
      { urls: google.urls },
    );
    expect(
      await sandbox.readPurchase({ store: 'google', kind: 'subscription', purchaseToken: 'tok' }),
    ).toEqual(denied('environment'));
    expect(await store.readPurchase({ store: 'apple', signed: 'x' })).toEqual(denied('format'));
  });

  it('stays unknown while Google is down, and with another service account', async () => {
    sold();
    google.breakWith(503);
    expect(await buy()).toMatchObject({ kind: 'unknown' });
    google.breakWith(null);
    const untrusted = { ...google.settings, clientEmail: 'other@project.iam.gserviceaccount.com' };
    store = createGoogleStore(untrusted, { clock }, { urls: google.urls });
    expect(await buy()).toEqual({ kind: 'unknown', detail: 'no access token: invalid_grant (400)' });
  });
});

describe('words at Google Play', () => {
  const words = (purchaseState: string, change: object = {}) =>
    google.purchases.set('tok', {
      ...{ orderId: 'GPA.9', purchaseStateContext: { purchaseState } },
      productLineItem: [{ productId: 'words.50k', productOfferDetails: { quantity: 2 } }],
      ...change,
    });

  it('are read, and consumed once they were delivered', async () => {
    words('PURCHASED');
    expect(await buy('product')).toMatchObject({
      snapshot: {
        words: { transactionId: 'GPA.9', itemId: 'words_50k', quantity: 2, revokedAt: null },
        ...{ isPending: false, needsConfirmation: true },
      },
    });
    const ref = { kind: 'product', productId: 'words.50k', token: 'tok', number: '' } as const;
    expect(await store.confirm(ref)).toBe('done');
    expect(google.confirmed.at(-1)).toBe('products/words.50k/tokens/tok:consume');
    expect(await buy('product')).toMatchObject({ snapshot: { needsConfirmation: false } });
  });

  it('are absent while pending, and revoked when canceled', async () => {
    words('PENDING');
    expect(await buy('product')).toMatchObject({ snapshot: { isPending: true, needsConfirmation: false } });
    words('CANCELLED');
    expect(await buy('product')).toMatchObject({ snapshot: { words: { revokedAt: at } } });
    words('PURCHASED', { testPurchaseContext: { fopType: 'TEST' } });
    expect(await buy('product')).toEqual(denied('environment'));
  });
});

describe('a push of Pub/Sub', () => {
  const changed = { subscriptionNotification: { version: '1.0', notificationType: 2, purchaseToken: 'tok' } };

  it('names the purchase to query', async () => {
    expect(await send(await google.push(changed, { messageId: 'm-1' }))).toEqual({
      ...{ kind: 'notice', eventKey: 'm-1', type: 'RENEWED', weight: 'normal', snapshot: null, voided: null },
      toQuery: { kind: 'subscription', productId: '', token: 'tok', number: '' },
      content: expect.stringContaining('"notificationType":2'),
    });
    expect(await send(await google.push({ testNotification: { version: '1.0' } }))).toMatchObject({
      ...{ type: 'TEST', weight: 'normal', toQuery: null },
    });
    const unknown = { subscriptionNotification: { notificationType: 99, purchaseToken: 'tok' } };
    expect(await send(await google.push(unknown))).toMatchObject({
      weight: 'unknown',
      toQuery: { token: 'tok' },
    });
    expect(await send(await google.push({ brandNew: {} }))).toMatchObject({
      type: 'OTHER',
      weight: 'unknown',
    });
    const voided = { purchaseToken: 'tok', orderId: 'GPA.1', productType: 1, refundType: 1 };
    expect(await send(await google.push({ voidedPurchaseNotification: voided }))).toMatchObject({
      ...{ type: 'VOIDED', voided: { transactionId: 'GPA.1', purchaseId: purchaseIdOf('tok') } },
    });
  });

  it.each([
    ...[[1, 'RECOVERED'] as const, [2, 'RENEWED'] as const, [3, 'CANCELED'] as const],
    ...[[4, 'PURCHASED'] as const, [5, 'ON_HOLD'] as const, [6, 'IN_GRACE_PERIOD'] as const],
    ...[[7, 'RESTARTED'] as const, [8, 'PRICE_CHANGE_CONFIRMED'] as const, [9, 'DEFERRED'] as const],
    ...[[10, 'PAUSED'] as const, [11, 'PAUSE_SCHEDULE_CHANGED'] as const, [12, 'REVOKED'] as const],
    ...[[13, 'EXPIRED'] as const, [20, 'PENDING_PURCHASE_CANCELED'] as const],
  ])('of type %i is read as %s', async (notificationType, type) => {
    const message = { subscriptionNotification: { notificationType, purchaseToken: 'tok' } };
    expect(await send(await google.push(message))).toMatchObject({
      ...{ type, weight: 'normal', toQuery: { kind: 'subscription', token: 'tok' } },
    });
  });

  it('about a refund that Google wants reviewed, or a partial one, requires review', async () => {
    expect(await send(await google.push({ pendingRefundReviewNotification: {} }))).toMatchObject({
      ...{ type: 'pendingRefundReviewNotification', weight: 'unknown', toQuery: null, voided: null },
    });
    const part = { purchaseToken: 'tok', orderId: 'GPA.1', productType: 2, refundType: 2 };
    expect(await send(await google.push({ voidedPurchaseNotification: part }))).toMatchObject({
      ...{ type: 'VOIDED_IN_PART', weight: 'alarming', voided: null },
    });
  });

  const toQuery = { kind: 'subscription', token: 'tok' };
  const voided = { purchaseToken: 'tok', productType: 1 };
  it.each([
    [
      'no time',
      { eventTimeMillis: 'x', subscriptionNotification: { notificationType: 2, purchaseToken: 'tok' } },
      toQuery,
    ],
    ['no type', { subscriptionNotification: { purchaseToken: 'tok' } }, toQuery],
    ['no token', { subscriptionNotification: { notificationType: 2 } }, null],
    ['no order', { voidedPurchaseNotification: voided }, toQuery],
    [
      'two events',
      { testNotification: {}, voidedPurchaseNotification: { ...voided, orderId: 'G' } },
      toQuery,
    ],
  ])('with %s requires review, and the named purchase is queried', async (_, message, requested) => {
    expect(await send(await google.push(message))).toMatchObject({
      ...{ kind: 'notice', weight: 'unreadable', snapshot: null, voided: null, toQuery: requested },
    });
  });

  it.each([
    ['another issuer', { iss: 'https://accounts.example.com' }],
    ['another audience', { aud: 'https://other.example/push' }],
    ['another service account', { email: 'stranger@project.iam.gserviceaccount.com' }],
    ['an address that is not verified', { email_verified: false }],
    ['an expired token', { exp: Math.floor(at / 1000) - 120 }],
  ])('is denied with %s', async (_, claims) => {
    expect(await send(await google.push(changed, { claims }))).toEqual(denied('signature'));
  });

  it('is denied without a token, with other keys, and for another app', async () => {
    const { body } = await google.push(changed);
    expect(await store.readNotice({ headers: {}, body: bytes(body) })).toEqual(denied('signature'));
    await using untrusted = await startTestIdentityProvider(clock);
    const { pushAudience: aud, pushEmail: email } = google.settings;
    const token = await untrusted.sign({
      ...{ iss: 'https://accounts.google.com', aud, email, email_verified: true, sub: '1' },
    });
    expect(await send({ headers: { authorization: `Bearer ${token}` }, body })).toEqual(denied('signature'));
    expect(await send(await google.push({ ...changed, packageName: 'com.example.other' }))).toEqual(
      denied('app'),
    );
    const { headers } = await google.push(changed);
    // Google has signed the request.
    for (const bad of ['', '{}', '[]', '{"message":{"messageId":"1","data":"!"}}'])
      expect(await send({ headers, body: bad })).toMatchObject({ weight: 'unreadable', content: bad });
  });
});

describe('the list of returned payments', () => {
  it('is read by pages', async () => {
    const one = { purchaseToken: 'tok', orderId: 'GPA.1', voidedTimeMillis: String(at) };
    google.voided.push({ ...one, purchaseTimeMillis: '1', voidedSource: 0, voidedReason: 1 });
    expect(await store.listVoided?.(clock.now(), null)).toEqual({
      ...{ kind: 'page', next: null },
      voided: [{ transactionId: 'GPA.1', purchaseId: purchaseIdOf('tok'), at }],
    });
    google.breakWith(500);
    expect(await store.listVoided?.(clock.now(), null)).toMatchObject({ kind: 'unknown' });
  });
});
