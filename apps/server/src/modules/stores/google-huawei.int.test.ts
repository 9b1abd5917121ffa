import { claimStorePurchase } from '@inkstone/contracts/orders';
import { listAllSubscriptions } from '@inkstone/contracts/subscriptions';
import { day, minute, seededRandom } from '@inkstone/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGoogleStore } from '../../providers/stores/google/create-google-store.ts';
import {
  type GoogleDouble,
  playSubscription,
  startGoogleDouble,
} from '../../providers/stores/google/testing/google-double.ts';
import { createHuaweiStore } from '../../providers/stores/huawei/create-huawei-store.ts';
import {
  type HuaweiDouble,
  huaweiPurchase,
  startHuaweiDouble,
  untrustedKey,
} from '../../providers/stores/huawei/testing/huawei-double.ts';
import type { TestClient } from '../../testing/client.ts';
import { refused } from '../../testing/refused.ts';
import type { TestServer } from '../../testing/server.ts';
import { storeShop } from './testing/store-shop.ts';

let google: GoogleDouble;
let huawei: HuaweiDouble;
const shop = storeShop(async (clock) => {
  google = await startGoogleDouble(clock);
  huawei = await startHuaweiDouble(clock);
  const stores = {
    google: createGoogleStore(google.settings, { clock }, { urls: google.urls }),
    huawei: createHuaweiStore(huawei.settings, { clock }, { urls: huawei.urls }),
  };
  return { stores, doubles: [google, huawei] };
});
const { now, tier, otherUser, post, words: wordsOf, grants: grantsNow, expectKeptUnknown } = shop;
let server: TestServer;
let accountId: string;
let client: TestClient;
let token: string;
beforeEach(() => {
  [server, accountId, client, token] = [shop.server(), shop.accountId(), shop.client(), shop.token()];
  google.breakWith(null);
  huawei.breakWith(null);
});
const runDue = () => server.deps.runDue();

/** Sets Google's state of the subscription of this test. */
const sold = (change: object = {}, of = token) =>
  google.purchases.set(
    of,
    playSubscription({ from: now(), to: now() + 30 * day, orderId: `GPA.${of}`, ...change }),
  );
const claimAtGoogle = (by = client, kind: 'subscription' | 'product' = 'subscription', of = token) =>
  by.call(claimStorePurchase, { store: 'google', kind, purchaseToken: of });
const push = async (data: object, change: object = {}) => {
  const { headers, body } = await google.push(data, change);
  return post('google', body, headers);
};
const deliver = (notificationType: number, of = token, change: object = {}) =>
  push({ subscriptionNotification: { notificationType, purchaseToken: of } }, change);

describe('a subscription of Google Play', () => {
  it('is granted with the dates of Google, and acknowledged until Google accepts it', async () => {
    const [from, to] = [now(), now() + 30 * day];
    sold({ acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING' });
    expect(await claimAtGoogle()).toEqual({ kind: 'tier', vip_type: 'vip', from, to, isRevoked: false });
    expect(await tier()).toBe('plus');
    const path = `subscriptions/plus.month/tokens/${token}:acknowledge`;
    google.breakWith(500);
    await runDue();
    server.clock.advance(2 * minute);
    await runDue();
    expect(google.confirmed).not.toContain(path);
    google.breakWith(null);
    server.clock.advance(10 * minute);
    await runDue();
    expect(google.confirmed.filter((one) => one === path)).toHaveLength(1);
    server.clock.advance(day);
    await runDue();
    expect(google.confirmed.filter((one) => one === path)).toHaveLength(1);
  });

  it('is bound to the account named by the app, also without being submitted', async () => {
    sold({ externalAccountIdentifiers: { obfuscatedExternalAccountId: accountId } });
    expect(await deliver(4)).toBe(200);
    expect(await tier()).toBe('plus');
    await expect(claimAtGoogle(await otherUser())).rejects.toEqual(refused('store_receipt_taken'));
  });

  it('without a submission grants nothing; submitted, it belongs to the first', async () => {
    sold();
    expect(await deliver(4)).toBe(200);
    expect(await tier()).toBe('free');
    await claimAtGoogle();
    expect(await tier()).toBe('plus');
    await expect(claimAtGoogle(await otherUser())).rejects.toEqual(refused('store_receipt_taken'));
  });

  it('that is pending grants nothing until it is paid', async () => {
    sold({ state: 'PENDING' });
    await expect(claimAtGoogle()).rejects.toEqual(refused('store_purchase_pending'));
    expect(await tier()).toBe('free');
    sold();
    server.clock.advance(minute);
    expect(await deliver(4)).toBe(200);
    expect(await tier()).toBe('plus');
  });

  it('renews, lasts through grace, stops on hold, and recovers', async () => {
    const from = now();
    sold();
    await claimAtGoogle();
    server.clock.set(from + 30 * day - minute);
    const renewed = { from, to: from + 60 * day, orderId: `GPA.${token}..0` };
    sold(renewed);
    await deliver(2);
    const grants = await grantsNow();
    expect(grants.map(({ from: at, to }) => [at, to])).toEqual([
      [from, from + 30 * day],
      [from + 30 * day, from + 60 * day],
    ]);
    server.clock.set(from + 60 * day);
    sold({ ...renewed, state: 'IN_GRACE_PERIOD', to: from + 63 * day });
    await deliver(6);
    expect(await tier()).toBe('plus');
    server.clock.set(from + 63 * day);
    sold({ ...renewed, state: 'ON_HOLD', to: from + 63 * day });
    await deliver(5);
    expect(await tier()).toBe('free');
    server.clock.set(from + 66 * day);
    sold({ ...renewed, orderId: `GPA.${token}..1`, to: from + 96 * day });
    await deliver(1);
    expect(await tier()).toBe('plus');
  });

  it('ends when its payment is returned, also before the period is known, and when it is revoked', async () => {
    const voided = { purchaseToken: token, orderId: `GPA.${token}`, productType: 1, refundType: 1 };
    expect(await push({ voidedPurchaseNotification: voided })).toBe(200);
    server.clock.advance(minute);
    sold();
    await claimAtGoogle();
    expect(await tier()).toBe('free');
    const other = `${token}-b`;
    sold({}, other);
    await claimAtGoogle(client, 'subscription', other);
    expect(await tier()).toBe('plus');
    server.clock.advance(minute);
    sold({ state: 'EXPIRED', to: now() }, other);
    await deliver(12, other);
    expect(await tier()).toBe('free');
  });

  it('that replaces another one ends it: one payment grants one membership', async () => {
    sold();
    await claimAtGoogle();
    server.clock.advance(day);
    const upgraded = `${token}-pro`;
    sold({ productId: 'pro.month', linkedPurchaseToken: token }, upgraded);
    await deliver(4, upgraded);
    expect(await tier()).toBe('plus');
    await expect(claimAtGoogle(await otherUser(), 'subscription', upgraded)).rejects.toEqual(
      refused('store_receipt_taken'),
    );
    await claimAtGoogle(client, 'subscription', upgraded);
    expect(await tier()).toBe('pro');
    // A late notice about the old token restores nothing.
    server.clock.advance(minute);
    await deliver(2);
    const grants = await grantsNow();
    expect(grants.map(({ vip_type }) => vip_type)).toEqual(['vvip']);
    const { storeSubscriptions } = await client.call(listAllSubscriptions, {});
    expect(storeSubscriptions).toMatchObject([{ store: 'google', vip_type: 'vvip', status: 'active' }]);
  });

  it('is refused as a test, and loses nothing while Google does not answer', async () => {
    sold({ testPurchase: {} });
    await expect(claimAtGoogle()).rejects.toEqual(refused('store_receipt_denied'));
    sold();
    google.breakWith(500);
    await expect(claimAtGoogle()).rejects.toEqual(refused('store_unavailable'));
    expect(await deliver(4, token, { messageId: `late-${token}` })).toBe(503);
    google.breakWith(null);
    await claimAtGoogle();
    server.clock.advance(minute);
    expect(await deliver(4, token, { messageId: `late-${token}` })).toBe(200);
    expect(await tier()).toBe('plus');
  });

  it('shows its management page', async () => {
    sold({ renews: false, state: 'CANCELED' });
    await claimAtGoogle();
    const { storeSubscriptions } = await client.call(listAllSubscriptions, {});
    expect(storeSubscriptions).toMatchObject([
      {
        ...{ store: 'google', vip_type: 'vip', status: 'canceled', next: null, paidUntil: now() + 30 * day },
        manageUrl:
          'https://play.google.com/store/account/subscriptions?package=com.example.app&sku=plus.month',
      },
    ]);
  });
});

describe('words of Google Play', () => {
  it('are delivered once, then consumed, and revoked with their payment', async () => {
    const productLineItem = [{ productId: 'words.50k', productOfferDetails: { quantity: 2 } }];
    const bought = { orderId: `GPA.${token}`, productLineItem };
    google.purchases.set(token, { ...bought, purchaseStateContext: { purchaseState: 'PURCHASED' } });
    const shown = { kind: 'words', plan: 'words_50k', quantity: 2, isRevoked: false };
    expect(await claimAtGoogle(client, 'product')).toEqual(shown);
    expect(await claimAtGoogle(client, 'product')).toEqual(shown);
    expect(await wordsOf()).toBe(100_000);
    await runDue();
    const path = `products/words.50k/tokens/${token}:consume`;
    expect(google.confirmed.filter((one) => one === path)).toHaveLength(1);
    server.clock.advance(minute);
    const voided = { purchaseToken: token, orderId: `GPA.${token}`, productType: 2, refundType: 1 };
    await push({ voidedPurchaseNotification: voided });
    expect(await wordsOf()).toBe(0);
  });
});

describe('a push', () => {
  it('is denied when its token is forged, counted once, and stored when its type is unknown', async () => {
    sold();
    await claimAtGoogle();
    const requested = () => [...google.server.calls.values()].flat().length;
    const before = requested();
    expect(await deliver(2, token, { claims: { email: 'x@y.example' } })).toBe(403);
    expect(requested()).toBe(before);
    await expectKeptUnknown('google', 'SUBSCRIPTION_99', () =>
      deliver(99, token, { messageId: `odd-${token}` }),
    );
    expect(await push({ testNotification: { version: '1.0' } })).toBe(200);
  });
});

/** Sets Huawei's state of the subscription of this test; returns what the app submits. */
const atHuawei = (change: object = {}) => {
  const purchase = huaweiPurchase({
    ...{ purchaseTime: now(), expirationDate: now() + 30 * day, orderId: `o-${token}` },
    ...{ purchaseToken: token, subscriptionId: `s-${token}`, ...change },
  });
  huawei.purchases.set(token, purchase);
  return purchase;
};
const claimAtHuawei = (purchase: object, by = client, signature?: string) => {
  const purchaseData = JSON.stringify(purchase);
  const mark = signature ?? huawei.sign(purchaseData);
  return by.call(claimStorePurchase, { store: 'huawei', purchaseData, signature: mark });
};

describe('a subscription of AppGallery', () => {
  it('is granted, renewed, refunded, and belongs to the account of its payload', async () => {
    const from = now();
    const bought = atHuawei({ developerPayload: accountId });
    await expect(claimAtHuawei(bought, await otherUser())).rejects.toEqual(refused('store_receipt_taken'));
    expect(await claimAtHuawei(bought)).toMatchObject({ vip_type: 'vip', from, to: from + 30 * day });
    server.clock.advance(30 * day - minute);
    const next = { purchaseTime: now(), expirationDate: from + 60 * day, orderId: `o2-${token}` };
    expect(await post('huawei', huawei.notice(2, atHuawei(next)))).toBe(200);
    server.clock.advance(day);
    expect(await tier()).toBe('plus');
    const returned = { ...next, purchaseState: 2, cancelTime: now(), subIsvalid: false };
    expect(await post('huawei', huawei.notice(1, atHuawei(returned)))).toBe(200);
    expect(await tier()).toBe('free');
  });

  it('is refused when forged, and of the sandbox', async () => {
    const bought = atHuawei();
    const forged = huawei.sign(JSON.stringify(bought), 'SHA256WithRSA', untrustedKey());
    await expect(claimAtHuawei(bought, client, forged)).rejects.toEqual(refused('store_receipt_denied'));
    await expect(claimAtHuawei(atHuawei({ purchaseType: 0 }))).rejects.toEqual(
      refused('store_receipt_denied'),
    );
    await claimAtHuawei(atHuawei());
    const body = huawei.notice(1, atHuawei({ purchaseState: 2 }), untrustedKey());
    expect(await post('huawei', body)).toBe(403);
    expect(await tier()).toBe('plus');
  });

  it('with an unknown notification is queried, and the notification stored', async () => {
    await claimAtHuawei(atHuawei());
    const body = huawei.notice(77, atHuawei());
    await expectKeptUnknown('huawei', 'SUBSCRIPTION_77', () => post('huawei', body));
    expect(await tier()).toBe('plus');
  });

  it('sells words that are delivered before they are confirmed', async () => {
    const words = { kind: 0, productId: 'words.50k', subscriptionId: undefined, subIsvalid: undefined };
    await claimAtHuawei(atHuawei({ ...words, renewStatus: undefined }));
    expect(await wordsOf()).toBe(50_000);
    expect(huawei.confirmed).not.toContain(token);
    await runDue();
    expect(huawei.confirmed).toContain(token);
  });
});

describe('the order of notices', () => {
  it.each([1, 2, 3, 4, 5, 6])('never changes the final grants (seed %s)', async (seed) => {
    const random = seededRandom(seed);
    const from = now();
    sold();
    const purchase = atHuawei({ developerPayload: accountId });
    if (seed % 2 === 0) await claimAtGoogle();
    else await claimAtHuawei(purchase);
    const waiting: (() => Promise<number>)[] = [];
    const deliverSome = async (keep: number) => {
      while (waiting.length > keep) {
        const [at = 0] = random.bytes(1);
        await waiting.splice(at % waiting.length, 1)[0]?.();
        server.clock.advance(minute);
      }
    };
    for (let period = 1; period <= 4; period++) {
      server.clock.set(Math.max(now(), from + period * 30 * day - day));
      const to = from + (period + 1) * 30 * day;
      sold({ from, to, orderId: `GPA.${token}..${period}` });
      const body = huawei.notice(
        2,
        atHuawei({ purchaseTime: now(), expirationDate: to, orderId: `o${period}${token}` }),
      );
      const messageId = `${token}-${period}`;
      waiting.push(
        ...(seed % 2 === 0
          ? [() => deliver(2, token, { messageId }), () => deliver(2, token, { messageId })]
          : [() => post('huawei', body), () => post('huawei', body)]),
      );
      await deliverSome((random.bytes(1)[0] ?? 0) % 4);
    }
    await deliverSome(0);
    server.clock.set(from + 149 * day);
    expect(await tier()).toBe('plus');
    const grants = await grantsNow();
    expect(grants.at(-1)?.to).toBe(from + 150 * day);
    server.clock.set(from + 150 * day);
    expect(await tier()).toBe('free');
  });
});
