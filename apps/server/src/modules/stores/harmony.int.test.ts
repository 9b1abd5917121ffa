import { claimStorePurchase } from '@inkstone/contracts/orders';
import { listAllSubscriptions } from '@inkstone/contracts/subscriptions';
import { day, minute, randomInt, seededRandom } from '@inkstone/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHarmonyStore } from '../../providers/stores/harmony/create-harmony-store.ts';
import {
  createHarmonySigner,
  type HarmonyDouble,
  harmonyGroup,
  harmonyOrder,
  harmonyStatus,
  startHarmonyDouble,
} from '../../providers/stores/harmony/testing/harmony-double.ts';
import { testDay } from '../../testing/bare-server.ts';
import type { TestClient } from '../../testing/client.ts';
import { refused } from '../../testing/refused.ts';
import type { TestServer } from '../../testing/server.ts';
import { storeShop } from './testing/store-shop.ts';

let harmony: HarmonyDouble;
const shop = storeShop(async (clock) => {
  harmony = await startHarmonyDouble(clock, testDay, 4000);
  const store = createHarmonyStore(harmony.settings, { clock }, harmony.anchors);
  return { stores: { harmony: store }, doubles: [harmony] };
});
const { now, tier, post, words: sum, grants: grantsNow, expectKeptUnknown } = shop;
let server: TestServer;
let accountId: string;
let client: TestClient;
let token: string;
beforeEach(() => {
  [server, accountId, client, token] = [shop.server(), shop.accountId(), shop.client(), shop.token()];
  harmony.breakWith(null);
});

/** Sets Huawei's state of the subscription of this test. */
const runs = (order: object = {}, status: object = {}, of = token) => {
  const paid = harmonyOrder({ purchaseTime: now(), purchaseToken: of, purchaseOrderId: `o-${of}`, ...order });
  const group = harmonyGroup([
    harmonyStatus({ subscriptionId: `s-${of}`, expiresTime: now() + 30 * day, ...status }, paid),
  ]);
  harmony.groups.set(of, group);
  return group;
};
const claim = (document: object, by = client, signer = harmony.signer) =>
  by.call(claimStorePurchase, { store: 'harmony', signed: signer.sign(document) });
const deliver = async (type: string, purchase: object = {}, signer = harmony.signer) => {
  const about = { currentProductId: 'plus.month', purchaseToken: token, purchaseOrderId: `o-${token}` };
  const body = harmony.notice(type, { ...about, ...purchase }, {}, signer);
  return post('harmony', body);
};

describe('a subscription of AppGallery on HarmonyOS', () => {
  it('is granted, restored, renewed and revoked, and shows its management page', async () => {
    const from = now();
    const bought = runs();
    const shown = { kind: 'tier', vip_type: 'vip', from, to: from + 30 * day, isRevoked: false };
    expect(await claim(bought)).toEqual(shown);
    expect(await claim(bought)).toEqual(shown);
    const { storeSubscriptions } = await client.call(listAllSubscriptions, {});
    expect(storeSubscriptions).toMatchObject([{ store: 'harmony', status: 'active', manageUrl: null }]);
    server.clock.set(from + 30 * day - minute);
    const next = { purchaseOrderId: `o2-${token}`, purchaseTime: now() };
    runs(next, { expiresTime: from + 60 * day });
    expect(await deliver('DID_NEW_TRANSACTION', { purchaseOrderId: `o2-${token}` })).toBe(200);
    server.clock.advance(day);
    expect(await tier()).toBe('plus');
    runs({ ...next, revocationTime: now() }, { expiresTime: from + 60 * day, status: '5' });
    expect(await deliver('REVOKE', { purchaseOrderId: `o2-${token}` })).toBe(200);
    expect(await tier()).toBe('free');
  });

  it('belongs to the account of its payload, otherwise to the first that submits it', async () => {
    const otherUser = await shop.otherUser();
    const named = runs({ developerPayload: accountId });
    await expect(claim(named, otherUser)).rejects.toEqual(refused('store_receipt_taken'));
    expect(await deliver('DID_NEW_TRANSACTION')).toBe(200);
    expect(await tier()).toBe('plus');
    token = `${token}-b`;
    const nameless = runs();
    await claim(nameless);
    await expect(claim(nameless, otherUser)).rejects.toEqual(refused('store_receipt_taken'));
  });

  it('is refused when forged, of the sandbox, or not paid; nothing is lost while Huawei does not answer', async () => {
    const bought = runs();
    const forger = createHarmonySigner(testDay);
    await expect(claim(bought, client, forger)).rejects.toEqual(refused('store_receipt_denied'));
    expect(await deliver('REVOKE', {}, forger)).toBe(403);
    await expect(claim({ ...bought, environment: 'SANDBOX' })).rejects.toEqual(
      refused('store_receipt_denied'),
    );
    harmony.breakWith('6');
    await expect(claim(bought)).rejects.toEqual(refused('store_unavailable'));
    expect(await deliver('DID_NEW_TRANSACTION')).toBe(503);
    harmony.breakWith(null);
    await expect(claim(runs({ purchaseTime: undefined }))).rejects.toEqual(refused('store_purchase_pending'));
    expect(await tier()).toBe('free');
    server.clock.advance(minute);
    runs();
    expect(await deliver('DID_NEW_TRANSACTION')).toBe(200);
    expect(await tier()).toBe('plus');
  });

  it('is confirmed after it was granted, until Huawei accepts it', async () => {
    await claim(runs({ finishStatus: '2' }));
    harmony.breakWith('6');
    await server.deps.runDue();
    expect(harmony.confirmed).not.toContain(`o-${token}`);
    harmony.breakWith(null);
    server.clock.advance(10 * minute);
    await server.deps.runDue();
    expect(harmony.confirmed.filter((one) => one === `o-${token}`)).toHaveLength(1);
  });

  it('with an unknown notification is queried, and the notification stored', async () => {
    await claim(runs());
    const about = { currentProductId: 'plus.month', purchaseToken: token, purchaseOrderId: `o-${token}` };
    const body = harmony.notice('SOMETHING', about);
    await expectKeptUnknown('harmony', 'SOMETHING', () => post('harmony', body));
    expect(await tier()).toBe('plus');
  });

  it('that is replaced by another product at once grants one membership', async () => {
    const from = now();
    await claim(runs());
    server.clock.advance(day);
    const plus = harmonyOrder({ purchaseTime: from, purchaseToken: token, purchaseOrderId: `o-${token}` });
    const other = `${token}-pro`;
    const pro = harmonyOrder({
      ...{ purchaseTime: now(), productId: 'pro.month', purchaseToken: other, purchaseOrderId: `o-${other}` },
    });
    const group = harmonyGroup([
      harmonyStatus({ subscriptionId: `s-${token}`, expiresTime: from + 30 * day }, plus),
      harmonyStatus({ subscriptionId: `s-${other}`, expiresTime: now() + 40 * day }, pro),
    ]);
    harmony.groups.set(other, group);
    await claim(group);
    expect(await tier()).toBe('pro');
    expect((await grantsNow()).map(({ vip_type }) => vip_type)).toEqual(['vvip']);
  });
});

it('delivers words once, and revokes them with their payment', async () => {
  const words = { productId: 'words.50k', productType: '0', finishStatus: '2' };
  const order = harmonyOrder({
    ...{ ...words, purchaseTime: now(), purchaseToken: token, purchaseOrderId: `o-${token}` },
  });
  harmony.orders.set(token, order);
  const shown = { kind: 'words', plan: 'words_50k', quantity: 1, isRevoked: false };
  expect(await claim(order)).toEqual(shown);
  expect(await claim(order)).toEqual(shown);
  expect(await sum()).toBe(50_000);
  await server.deps.runDue();
  expect(harmony.confirmed).toContain(`o-${token}`);
  harmony.orders.set(token, { ...order, revocationTime: now() });
  expect(await deliver('REVOKE', { type: 0 })).toBe(200);
  expect(await sum()).toBe(0);
});

it.each([1, 2, 3])('ends with the same membership in every order of notices (seed %s)', async (seed) => {
  const random = seededRandom(seed);
  const from = now();
  await claim(runs());
  const waiting: (() => Promise<number>)[] = [];
  for (let period = 1; period <= 4; period++) {
    server.clock.set(from + period * 30 * day - day);
    const purchaseOrderId = `o${period}-${token}`;
    runs({ purchaseOrderId, purchaseTime: now() }, { expiresTime: from + (period + 1) * 30 * day });
    const send = () => deliver('DID_NEW_TRANSACTION', { purchaseOrderId });
    waiting.push(send, send);
    for (let left = randomInt(random, 4); waiting.length > left; server.clock.advance(minute))
      expect(await waiting.splice(randomInt(random, waiting.length), 1)[0]?.()).toBe(200);
  }
  while (waiting.length > 0) await waiting.splice(randomInt(random, waiting.length), 1)[0]?.();
  server.clock.set(from + 149 * day);
  expect(await tier()).toBe('plus');
  server.clock.set(from + 150 * day);
  expect(await tier()).toBe('free');
});
