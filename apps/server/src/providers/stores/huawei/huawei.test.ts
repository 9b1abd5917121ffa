import { day, manualClock } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoreVerifier } from '../../../ports/store-verifier.ts';
import { createHuaweiStore } from './create-huawei-store.ts';
import {
  type HuaweiDouble,
  huaweiPurchase,
  startHuaweiDouble,
  untrustedKey,
} from './testing/huawei-double.ts';

const at = Date.parse('2026-11-23T10:00:00+08:00');
const clock = manualClock(at);
const account = '0190b4c8-0000-7000-8000-000000000001';
const untrusted = untrustedKey();
let huawei: HuaweiDouble;
let store: StoreVerifier;
beforeAll(async () => {
  huawei = await startHuaweiDouble(clock);
});
afterAll(() => huawei[Symbol.asyncDispose]());
beforeEach(() => {
  clock.set(at);
  huawei.breakWith(null);
  huawei.purchases.clear();
  store = createHuaweiStore(huawei.settings, { clock }, { urls: huawei.urls });
});

const subscription = (change: object = {}) =>
  huaweiPurchase({ purchaseTime: at, expirationDate: at + 30 * day, developerPayload: account, ...change });
const words = (change: object = {}) => {
  const { subscriptionId: _, subIsvalid: __, renewStatus: ___, ...rest } = subscription();
  return { ...rest, kind: 0, productId: 'words.50k', consumptionState: 0, quantity: 1, ...change };
};
/** Submits a purchase; Huawei reports the same unless `theirs` is given. */
const show = (mine: object, theirs: object = mine, algorithm = 'SHA256WithRSA', key?: typeof untrusted) => {
  huawei.purchases.set('token-1', theirs);
  const purchaseData = JSON.stringify(mine);
  const signature = huawei.sign(purchaseData, algorithm, key);
  return store.readPurchase({ store: 'huawei', purchaseData, signature, algorithm });
};
const denied = (fault: string) => ({ kind: 'denied', fault });
const notice = (body: string) => store.readNotice({ headers: {}, body: new TextEncoder().encode(body) });

describe('a subscription at AppGallery', () => {
  it.each(['SHA256WithRSA', 'SHA256WithRSA/PSS'])(
    "signed with %s is read from Huawei's reply",
    async (way) => {
      expect(await show(subscription(), subscription(), way)).toMatchObject({
        kind: 'snapshot',
        snapshot: {
          ref: { kind: 'subscription', productId: 'plus.month', token: 'token-1', number: 's1' },
          ...{ purchaseId: 's1', accountToken: account, isPending: false, needsConfirmation: false },
          facts: [
            {
              kind: 'period',
              transactionId: 'o1',
              tier: 'plus',
              from: at,
              to: at + 30 * day,
              revokedAt: null,
            },
            { kind: 'status', state: 'active', renews: true, nextAmount: 2500, nextCurrency: 'CNY' },
          ],
        },
      });
      const calls = huawei.server.calls.get('/sub/applications/v2/purchases/get') ?? [];
      expect(JSON.parse(calls.at(-1)?.form.get('body') ?? '')).toEqual({
        ...{ subscriptionId: 's1', purchaseToken: 'token-1' },
      });
    },
  );

  const over = { expirationDate: at - day, purchaseTime: at - 31 * day };
  it.each([
    ['in grace', { ...over, graceExpirationTime: at + day, retryFlag: 1 }, 'grace'],
    ['on hold', { ...over, subIsvalid: false, retryFlag: 1 }, 'hold'],
    ['paused', { ...over, subIsvalid: false, resumeTime: at + 9 * day }, 'paused'],
    ['expired', { ...over, subIsvalid: false }, 'ended'],
    ['refunded', { purchaseState: 2, cancelTime: at - 5 }, 'ended'],
    ['canceled', { renewStatus: 0 }, 'active'],
  ])('%s', async (_, change, state) => {
    const reading = await show(subscription(change));
    const facts = reading.kind === 'snapshot' ? reading.snapshot.facts : [];
    expect(facts).toMatchObject([
      { kind: 'period', revokedAt: state === 'ended' && 'cancelTime' in change ? at - 5 : null },
      { kind: 'status', state },
    ]);
  });

  it('that is pending grants nothing', async () => {
    const reading = await show(subscription({ purchaseState: 3 }));
    expect(reading).toMatchObject({ snapshot: { isPending: true, facts: [{ kind: 'status' }] } });
  });

  it('is denied when forged', async () => {
    expect(await show(subscription(), subscription(), 'SHA256WithRSA', untrusted)).toEqual(
      denied('signature'),
    );
    const purchaseData = JSON.stringify(subscription());
    const signature = huawei.sign(purchaseData);
    for (const proof of [
      { purchaseData: purchaseData.replace('plus', 'PLUS'), signature, algorithm: 'SHA256WithRSA' },
      { purchaseData, signature, algorithm: 'SHA256WithRSA/PSS' },
      { purchaseData, signature, algorithm: 'SHA1WithRSA' },
      { purchaseData, signature, algorithm: 'none' },
      { purchaseData, signature: '', algorithm: 'SHA256WithRSA' },
    ])
      expect(await store.readPurchase({ store: 'huawei', ...proof })).toEqual(denied('signature'));
  });

  it('of the sandbox counts for the accounts of reviewers only', async () => {
    const reviewed = { ...huawei.settings, reviewers: new Set([account]) };
    store = createHuaweiStore(reviewed, { clock }, { urls: huawei.urls });
    expect(await show(subscription({ purchaseType: 0 }))).toMatchObject({
      snapshot: { accountToken: account },
    });
    const other = { purchaseType: 0, developerPayload: account.replace('1', '2') };
    expect(await show(subscription(other))).toEqual(denied('environment'));
  });

  it.each([
    ['of another app', { applicationId: 102 }, 'app'],
    ['of another package', { packageName: 'com.example.other' }, 'app'],
    ['of the sandbox', { purchaseType: 0 }, 'environment'],
    ['of a product that is not sold', { productId: 'coins' }, 'product'],
    ['of something that is bought for ever', { kind: 1 }, 'product'],
    ['that ends before it begins', { expirationDate: at - 1 }, 'format'],
    ['without a number', { subscriptionId: undefined }, 'format'],
  ])('%s is denied', async (_, change, fault) => {
    expect(await show(subscription(change))).toEqual(denied(fault));
  });

  it('is denied when Huawei reports another product, price or currency, or does not know it', async () => {
    for (const theirs of [{ price: 1 }, { currency: 'USD' }, { productId: 'coins' }])
      expect(await show(subscription(), subscription(theirs))).toEqual(denied('product'));
    huawei.breakWith('9');
    expect(await show(subscription())).toEqual(denied('gone'));
    huawei.breakWith('6');
    expect(await show(subscription())).toMatchObject({ kind: 'unknown' });
  });

  it('is unknown with a wrong secret', async () => {
    store = createHuaweiStore(
      { ...huawei.settings, clientSecret: 'wrong' },
      { clock },
      { urls: huawei.urls },
    );
    expect(await show(subscription())).toEqual({ kind: 'unknown', detail: 'no access token (401)' });
  });
});

describe('words at AppGallery', () => {
  it('are confirmed once they were delivered', async () => {
    expect(await show(words())).toMatchObject({
      snapshot: {
        ...{ purchaseId: 'o1', needsConfirmation: true, facts: [] },
        words: { transactionId: 'o1', itemId: 'words_50k', quantity: 1, revokedAt: null },
      },
    });
    const ref = { kind: 'product', productId: 'words.50k', token: 'token-1', number: '' } as const;
    expect(await store.confirm(ref)).toBe('done');
    expect(huawei.confirmed).toEqual(['token-1']);
    expect(await store.query?.(ref)).toMatchObject({ snapshot: { needsConfirmation: false } });
  });
});

describe('a notification of AppGallery', () => {
  const purchase = { subscriptionId: 's1', productId: 'plus.month', purchaseToken: 'token-1' };

  it('names the purchase to query, in both versions', async () => {
    const toQuery = { kind: 'subscription', productId: 'plus.month', token: 'token-1', number: 's1' };
    expect(await notice(huawei.notice(2, purchase))).toMatchObject({
      type: 'RENEWAL',
      weight: 'normal',
      toQuery,
    });
    expect(await notice(huawei.notice(77, purchase))).toMatchObject({ weight: 'unknown', toQuery });
    const text = JSON.stringify({
      ...purchase,
      ...{ environment: 'PROD', notificationType: 1, applicationId: huawei.settings.appId },
    });
    const older = { statusUpdateNotification: text, notifycationSignature: huawei.sign(text) };
    expect(await notice(JSON.stringify(older))).toMatchObject({ type: 'CANCEL', toQuery });
  });

  it.each([
    ...[[0, 'INITIAL_BUY'] as const, [1, 'CANCEL'] as const, [2, 'RENEWAL'] as const],
    ...[[3, 'INTERACTIVE_RENEWAL'] as const, [4, 'NEW_RENEWAL_PREF'] as const],
    ...[[5, 'RENEWAL_STOPPED'] as const, [6, 'RENEWAL_RESTORED'] as const],
    ...[[7, 'RENEWAL_RECURRING'] as const, [9, 'ON_HOLD'] as const, [10, 'PAUSED'] as const],
    ...[[11, 'PAUSE_PLAN_CHANGED'] as const, [12, 'PRICE_CHANGE_CONFIRMED'] as const],
    [13, 'DEFERRED'] as const,
  ])('of type %i is read as %s', async (code, type) => {
    expect(await notice(huawei.notice(code, purchase))).toMatchObject({ type, weight: 'normal' });
  });

  it('about an order is not signed, and only causes a query', async () => {
    const { appId: applicationId } = huawei.settings;
    const orderNotification = {
      version: 'v2',
      notificationType: 2,
      purchaseToken: 't',
      productId: 'words.50k',
    };
    const body = { version: 'v2', eventType: 'ORDER', applicationId, notifyTime: at, orderNotification };
    expect(await notice(JSON.stringify(body))).toMatchObject({
      ...{ type: 'ORDER_REFUNDED', toQuery: { kind: 'product', token: 't' }, snapshot: null, voided: null },
    });
    const unknown = { ...body, eventType: 'SOMETHING', orderNotification: undefined };
    expect(await notice(JSON.stringify(unknown))).toMatchObject({
      ...{
        type: 'UNSIGNED',
        weight: 'unknown',
        isUnauthenticated: true,
        toQuery: null,
        content: JSON.stringify(unknown),
      },
    });
    const other = { ...body, orderNotification: { ...orderNotification, notificationType: 9 } };
    expect(await notice(JSON.stringify(other))).toMatchObject({ type: 'ORDER_9', isUnauthenticated: true });
    expect(await notice(JSON.stringify({ ...body, applicationId: '102' }))).toEqual(denied('app'));
  });

  it('that is signed in another form requires review, and the named purchase is queried', async () => {
    const toQuery = { kind: 'subscription', productId: '', token: 'token-1', number: 's1' };
    const withoutProduct = { ...purchase, productId: undefined };
    expect(await notice(huawei.notice(2, withoutProduct))).toMatchObject({
      ...{ kind: 'notice', type: 'RENEWAL', weight: 'unreadable', toQuery, snapshot: null },
    });
    const withoutNumber = { ...purchase, subscriptionId: undefined };
    expect(await notice(huawei.notice(2, withoutNumber))).toMatchObject({
      weight: 'unreadable',
      toQuery: null,
    });
    // The envelope has another form; the signed text in it is read.
    const wrapped = huawei.notice(2, purchase).replace('"version":"v2"', '"version":"v3"');
    expect(wrapped).toContain('v3');
    expect(await notice(wrapped)).toMatchObject({ type: 'RENEWAL', weight: 'normal' });
  });

  it('that is unsigned and has another form requires review, because anybody can send it', async () => {
    const { appId: applicationId } = huawei.settings;
    for (const given of [{ version: 'v3' }, { version: 'v2', orderNotification: { notificationType: 1 } }])
      expect(await notice(JSON.stringify({ ...given, applicationId, notifyTime: at }))).toMatchObject({
        ...{ type: 'UNSIGNED', weight: 'unknown', isUnauthenticated: true, toQuery: null },
      });
  });

  it('is denied when forged, of the sandbox, or malformed', async () => {
    expect(await notice(huawei.notice(2, purchase, untrusted))).toEqual(denied('signature'));
    expect(await notice(huawei.notice(2, purchase).replace('token-1', 'token-2'))).toEqual(
      denied('signature'),
    );
    expect(await notice(huawei.notice(2, { ...purchase, environment: 'Sandbox' }))).toEqual(
      denied('environment'),
    );
    for (const body of ['', '{}', '[]', 'null', '{"version":"v2"}'])
      expect(await notice(body)).toEqual(denied('format'));
  });
});
