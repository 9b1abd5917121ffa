import { listGrants } from '@inkstone/contracts/membership';
import { claimStorePurchase } from '@inkstone/contracts/orders';
import * as desk from '@inkstone/contracts/staff/subscriptions';
import { day, hour, instant, manualClock, minute, seededRandom } from '@inkstone/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAppleStore } from '../../providers/stores/apple/create-apple-store.ts';
import { createAppleSigner } from '../../providers/stores/apple/testing/apple-signer.ts';
import { testDay } from '../../testing/bare-server.ts';
import type { TestClient } from '../../testing/client.ts';
import { refused } from '../../testing/refused.ts';
import type { TestServer } from '../../testing/server.ts';
import { createAccount, openTestSession } from '../accounts/testing.ts';
import { pinTime } from '../membership/index.ts';
import { createStaff } from '../staff/testing/staff.ts';
import { storeShop } from './testing/store-shop.ts';

const signer = createAppleSigner(testDay);
const app = { bundleId: 'com.example', environment: 'Production' };
const products = new Map([
  ['plus.month', { kind: 'tier', tier: 'plus' } as const],
  ['pro.month', { kind: 'tier', tier: 'pro' } as const],
]);
const shop = storeShop(async () => {
  const environment = 'production';
  const settings = { bundleId: app.bundleId, appId: 7, api: null, environment, products } as const;
  const clock = manualClock(testDay);
  return { stores: { apple: createAppleStore(settings, { clock }, { root: signer.root }) }, doubles: [] };
});
const { tier } = shop;
let server: TestServer;
let accountId: string;
let client: TestClient;
let count: string;
beforeEach(() => {
  [server, accountId, client, count] = [shop.server(), shop.accountId(), shop.client(), shop.token()];
});

const transaction = (change: object = {}) => {
  const now = server.clock.now();
  return {
    ...{ ...app, productId: 'plus.month', type: 'Auto-Renewable Subscription', signedDate: now },
    ...{ originalTransactionId: `s${count}`, transactionId: `t${count}` },
    ...{ purchaseDate: now, expiresDate: now + 30 * day, ...change },
  };
};
const claim = (change: object = {}, by = client) =>
  by.call(claimStorePurchase, { store: 'apple', signed: signer.sign(transaction(change)) });
let notices = 0;
const notify = async (change: object, type = 'DID_RENEW', uuid = `n${++notices}`, by = signer) => {
  const data = { ...app, appAppleId: 7, signedTransactionInfo: by.sign(transaction(change)) };
  const payload = { notificationType: type, notificationUUID: uuid, signedDate: server.clock.now(), data };
  const body = JSON.stringify({ signedPayload: by.sign(payload) });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${server.url}/api/pay/notice/apple`, { method: 'POST', body, headers })).status;
};
const later = (ms = minute) => {
  server.clock.advance(ms);
  return server.clock.now();
};

describe('a purchase in the App Store', () => {
  it('grants its tier between the dates of the store, once', async () => {
    const { purchaseDate: from, expiresDate: to } = transaction();
    const shown = { kind: 'tier', vip_type: 'vip', from, to, isRevoked: false };
    expect(await claim()).toEqual(shown);
    expect(await claim()).toEqual(shown);
    const { grants } = await client.call(listGrants, {});
    expect(grants).toEqual([{ vip_type: 'vip', source: 'store', from, to, isRunning: true }]);
    expect(await tier()).toBe('plus');
  });

  it('belongs to the first account that submits it, also of two concurrent ones', async () => {
    const others = await Promise.all([createAccount(server.deps), createAccount(server.deps)]);
    const clients = [client, ...others.map(({ token }) => server.as(token))];
    const results = await Promise.allSettled(clients.map((one) => claim({}, one)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toEqual(refused('store_receipt_taken'));
    // A later period of the same subscription does not change the owner either.
    const otherClient = clients[results.findIndex(({ status }) => status === 'rejected')] ?? client;
    await expect(claim({ transactionId: `next${count}` }, otherClient)).rejects.toEqual(
      refused('store_receipt_taken'),
    );
  });

  it('belongs to the account named by the app', async () => {
    const otherUser = server.as((await createAccount(server.deps)).token);
    await expect(claim({ appAccountToken: accountId }, otherUser)).rejects.toEqual(
      refused('store_receipt_taken'),
    );
    expect(await claim({ appAccountToken: accountId })).toMatchObject({ vip_type: 'vip' });
  });

  it('is refused when forged, of the sandbox, or of another app', async () => {
    const forged = createAppleSigner(testDay).sign(transaction());
    const denied = refused('store_receipt_denied');
    await expect(client.call(claimStorePurchase, { store: 'apple', signed: forged })).rejects.toEqual(denied);
    await expect(claim({ environment: 'Sandbox' })).rejects.toEqual(denied);
    await expect(claim({ bundleId: 'com.example.other' })).rejects.toEqual(denied);
    await expect(claim({ productId: 'unknown' })).rejects.toEqual(denied);
    expect(await tier()).toBe('free');
  });
});

describe('staff', () => {
  it('find an account by phone number or by the number of a purchase, and list its subscriptions', async () => {
    const owner = await createAccount(server.deps);
    const page = server.as(owner.token);
    // Purchases of other tests were bound at the same time.
    later();
    await claim({}, page);
    await claim({ originalTransactionId: `other${count}`, transactionId: `o${count}` });
    const staff = server.as((await createStaff(server.deps, { roles: ['support'] })).token);
    const accountOf = async (query: string) => (await staff.call(desk.findSubscriber, { query })).accountId;
    for (const query of [owner.phone, owner.phone.slice(3), ` s${count} `, owner.accountId])
      expect(await accountOf(query)).toBe(owner.accountId);
    expect(await accountOf('13899999999')).toBeNull();
    const { rows, next } = await staff.call(desk.findStoreSubscriptions, { accountId: owner.accountId });
    expect(rows).toMatchObject([
      {
        ...{ store: 'apple', subscriptionId: `s${count}`, accountId: owner.accountId, status: 'active' },
        ...{ vip_type: 'vip', buyer: expect.stringContaining('****') },
      },
    ]);
    expect([next, Object.keys(rows[0] ?? {})]).toEqual([null, expect.not.arrayContaining(['manageUrl'])]);
    // All accounts, the newest first, in pages.
    const first = await staff.call(desk.findStoreSubscriptions, { limit: 1 });
    const second = await staff.call(desk.findStoreSubscriptions, { limit: 1, cursor: first.next ?? '' });
    expect([...first.rows, ...second.rows].map(({ subscriptionId }) => subscriptionId).sort()).toEqual([
      `other${count}`,
      `s${count}`,
    ]);
    await expect(page.call(desk.findStoreSubscriptions, {})).rejects.toEqual(refused('access_denied'));
  });
});

describe('a notification of the App Store', () => {
  it('renews, revokes and restores; repetitions and older ones change nothing', async () => {
    await claim();
    const start = server.clock.now();
    const next = {
      transactionId: `r${count}`,
      purchaseDate: start + 30 * day,
      expiresDate: start + 60 * day,
    };
    expect(await notify({ ...next, signedDate: later() })).toBe(200);
    expect((await client.call(listGrants, {})).grants).toHaveLength(2);
    const first = { purchaseDate: start, expiresDate: start + 30 * day };
    const revoked = { ...first, revocationDate: later(), signedDate: server.clock.now() };
    expect(await notify(revoked, 'REFUND', `refund${count}`)).toBe(200);
    expect(await tier()).toBe('free');
    const restored = { ...first, signedDate: later() };
    expect(await notify(restored, 'REFUND_REVERSED')).toBe(200);
    expect(await tier()).toBe('plus');
    // The same notification is repeated, and an old one arrives late.
    expect(await notify(revoked, 'REFUND', `refund${count}`)).toBe(200);
    expect(await notify(revoked, 'REFUND')).toBe(200);
    expect(await tier()).toBe('plus');
  });

  it('before a submission of the subscription grants nothing; the submission catches up', async () => {
    expect(await notify({})).toBe(200);
    expect(await tier()).toBe('free');
    await claim();
    expect(await tier()).toBe('plus');
  });

  it('is denied when forged, and stored and counted when of an unknown type', async () => {
    await claim();
    const revoked = { revocationDate: later(), signedDate: server.clock.now() };
    expect(await notify(revoked, 'REFUND', 'forged', createAppleSigner(testDay))).toBe(403);
    expect(await tier()).toBe('plus');
    await shop.expectKeptUnknown('apple', 'SOMETHING_NEW', () => notify({}, 'SOMETHING_NEW', `odd${count}`));
    expect(await tier()).toBe('plus');
  });

  it('and a purchase are refused with a message while the store is off', async () => {
    const { status } = await fetch(`${server.url}/api/pay/notice/google`, { method: 'POST', body: '{}' });
    expect(status).toBe(404);
    await expect(
      client.call(claimStorePurchase, { store: 'google', kind: 'product', purchaseToken: 'token' }),
    ).rejects.toEqual(refused('store_off'));
  });
});

describe('the order of notifications', () => {
  it.each([1, 2, 3])('never changes the final grants (seed %s)', async (seed) => {
    const random = seededRandom(seed);
    const start = server.clock.now();
    const period = (no: number, change: object = {}) => ({
      ...{ transactionId: `p${no}-${count}`, purchaseDate: start + no * 30 * day },
      ...{ expiresDate: start + (no + 1) * 30 * day, signedDate: start + no * minute + 1, ...change },
    });
    const notices = [
      ...[period(1), period(2), period(3), period(1)],
      // The second period is revoked and restored; the third is extended and then revoked.
      ...[period(2, { signedDate: start + hour, revocationDate: start + hour })],
      ...[period(2, { signedDate: start + 2 * hour })],
      ...[period(3, { signedDate: start + hour, expiresDate: start + 130 * day })],
      ...[period(3, { signedDate: start + 2 * hour, revocationDate: start + 95 * day })],
    ];
    await claim();
    while (notices.length > 0) {
      const [at = 0] = random.bytes(1);
      const [next = {}] = notices.splice(at % notices.length, 1);
      expect(await notify(next)).toBe(200);
    }
    const { grants } = await client.call(listGrants, {});
    expect(Math.max(...grants.map(({ to }) => to))).toBe(start + 95 * day);
    for (const [days, expected] of [
      ...([
        [29, 'plus'],
        [59, 'plus'],
        [89, 'plus'],
        [94, 'plus'],
        [96, 'free'],
      ] as const),
    ]) {
      server.clock.set(start + days * day);
      expect(await tier(), `day ${days}`).toBe(expected);
    }
    server.clock.set(start + 97 * day);
  });
});

it('lists every cause of membership by its own name', async () => {
  await server.deps.db.transact(({ sql }) =>
    pinTime(
      server.deps,
      sql,
      { accountId, tier: 'plus', from: server.clock.now(), to: instant(server.clock.now() + day) },
      { source: 'grace', sourceId: 'x', periodNo: 1 },
    ),
  );
  const session = await openTestSession(server.deps, { accountId });
  const { grants } = await server.as(session).call(listGrants, {});
  expect(grants.map(({ source }) => source)).toEqual(['grace']);
});
