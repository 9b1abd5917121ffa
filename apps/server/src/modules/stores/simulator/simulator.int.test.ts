import { createServer } from 'node:http';
import { listGrants } from '@inkstone/contracts/membership';
import * as contract from '@inkstone/contracts/orders';
import { day, minute } from '@inkstone/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAppleStore } from '../../../providers/stores/apple/create-apple-store.ts';
import { openStores } from '../../../providers/stores/open-stores.ts';
import { refused } from '../../../testing/refused.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { simulatedStore } from '../testing/simulated-store.ts';

const store = simulatedStore();
let server: TestServer;
let accountId: string;
beforeEach(() => {
  [server, accountId] = [store.server(), store.accountId()];
});
const { tester, move, moveTo, tier, asOwner, words, bought, act, deliver, send, read, claim, stateOf } =
  store;

describe('a purchase in the simulated App Store', () => {
  it('is granted by its signed transaction, and restored by submitting it again', async () => {
    const { purchaseId, from, to } = await bought({ isNamed: false });
    expect(await tier()).toBe('free');
    const shown = { kind: 'tier', vip_type: 'vip', from, to, isRevoked: false };
    expect(await claim(purchaseId)).toEqual(shown);
    expect(await claim(purchaseId)).toEqual(shown);
    expect(await tier()).toBe('plus');
    const { grants } = await (await asOwner()).call(listGrants, {});
    expect(grants).toMatchObject([{ source: 'store', from, to }]);
  });

  it('is granted by its signed notification alone if the app named the account', async () => {
    const { notices } = await bought();
    expect(notices).toMatchObject([{ says: 'bought', state: 'accepted', tries: 1, status: 200 }]);
    expect(await tier()).toBe('plus');
  });

  it('is refused to another account, forged, and of the sandbox', async () => {
    const other = await createAccount(server.deps);
    const named = await bought({ delivery: 'lost' });
    await expect(claim(named.purchaseId, 'genuine', other.accountId)).rejects.toEqual(
      refused('store_receipt_taken'),
    );
    for (const kind of ['forged', 'sandbox'] as const)
      await expect(claim(named.purchaseId, kind)).rejects.toEqual(refused('store_receipt_denied'));
    expect([await tier(), await tier(other.accountId)]).toEqual(['free', 'free']);
    const nameless = await bought({ isNamed: false });
    await claim(nameless.purchaseId);
    await expect(claim(nameless.purchaseId, 'genuine', other.accountId)).rejects.toEqual(
      refused('store_receipt_taken'),
    );
    expect([await tier(), await tier(other.accountId)]).toEqual(['plus', 'free']);
  });

  it('of words delivers them once, and revokes them when they are refunded', async () => {
    const { purchaseId } = await bought({ productId: 'words.50k', delivery: 'twice' });
    expect(await claim(purchaseId)).toEqual({
      ...{ kind: 'words', plan: 'words_50k', quantity: 1, isRevoked: false },
    });
    expect(await words()).toBe(50_000);
    const other = await createAccount(server.deps);
    await expect(claim(purchaseId, 'genuine', other.accountId)).rejects.toEqual(
      refused('store_receipt_taken'),
    );
    const { notices, actions } = await act(purchaseId, 'refund');
    expect(notices.map(({ says, times, state }) => [says, times, state])).toEqual([
      ['bought', 2, 'accepted'],
      ['refunded', 2, 'accepted'],
    ]);
    expect(await words()).toBe(0);
    expect(actions).not.toContain('refund');
    await expect(act(purchaseId, 'refund')).rejects.toEqual(refused('simulated_action_refused'));
    // Apple may reverse a refund, and refund again: revoked words are restored each time.
    for (let times = 0; times < 2; times++) {
      await move(minute);
      await act(purchaseId, 'reverse_refund');
      expect(await words()).toBe(50_000);
      await move(minute);
      await act(purchaseId, 'refund');
      expect(await words()).toBe(0);
    }
    await move(minute);
    await act(purchaseId, 'reverse_refund');
    expect(await words()).toBe(50_000);
  });

  it('of words ends as its newest notification states, in any order of notifications', async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [1, 2, 0],
    ]) {
      const before = Number(await words());
      const { purchaseId } = await bought({ productId: 'words.50k', delivery: 'held' });
      await move(minute);
      await act(purchaseId, 'refund');
      await move(minute);
      const { notices } = await act(purchaseId, 'reverse_refund');
      for (const place of order) await send(notices[place]?.noticeId ?? '');
      expect(Number(await words()) - before).toBe(50_000);
      await move(minute);
      await act(purchaseId, 'refund');
      const newest = (await read(purchaseId)).notices.at(-1);
      await send(newest?.noticeId ?? '');
      for (const { noticeId } of notices) await send(noticeId);
      expect(Number(await words()) - before).toBe(0);
    }
  });
});

describe('a simulated subscription', () => {
  it('renews with the clock, and is canceled and resumed', async () => {
    const { purchaseId, from, to } = await bought();
    const grants = async () => (await (await asOwner()).call(listGrants, {})).grants;
    expect((await grants()).map((one) => [one.from, one.to])).toEqual([[from, to]]);
    await moveTo((to ?? 0) + minute);
    const renewed = await read(purchaseId);
    expect(renewed).toMatchObject({ state: 'active', from: to });
    expect(renewed.notices.map(({ says }) => says)).toEqual(['bought', 'renewed']);
    expect(await tier()).toBe('plus');
    expect((await grants()).map((one) => [one.from, one.to])).toEqual([[to, renewed.to]]);
    await act(purchaseId, 'cancel_renewal');
    expect(await stateOf()).toEqual(['canceled']);
    await act(purchaseId, 'resume_renewal');
    expect(await stateOf()).toEqual(['active']);
    await act(purchaseId, 'cancel_renewal');
    await moveTo((renewed.to ?? 0) - minute);
    expect(await tier()).toBe('plus');
    await move(2 * minute);
    expect(await tier()).toBe('free');
    expect(await read(purchaseId)).toMatchObject({
      state: 'expired',
      actions: expect.not.arrayContaining(['resume_renewal']),
    });
    expect((await read(purchaseId)).notices.at(-1)).toMatchObject({ says: 'expired', state: 'accepted' });
    expect(await stateOf()).toEqual(['ended']);
  });

  it('lasts through grace, waits for its payment, and continues with it', async () => {
    const { purchaseId, to } = await bought();
    await act(purchaseId, 'decline_with_grace');
    await moveTo((to ?? 0) + day);
    expect(await read(purchaseId)).toMatchObject({ state: 'grace', graceUntil: (to ?? 0) + 16 * day });
    expect([await tier(), ...(await stateOf())]).toEqual(['plus', 'grace']);
    await moveTo((to ?? 0) + 16 * day + minute);
    expect([await tier(), ...(await stateOf())]).toEqual(['free', 'hold']);
    const paid = await act(purchaseId, 'accept_renewals');
    expect(paid).toMatchObject({ state: 'active', from: server.deps.clock.now() });
    expect(paid.notices.map(({ says }) => says)).toEqual([
      ...['bought', 'renewal_failed', 'grace_ended', 'recovered'],
    ]);
    expect([await tier(), ...(await stateOf())]).toEqual(['plus', 'active']);
  });

  it('that recovers in grace keeps its dates', async () => {
    const { purchaseId, to } = await bought();
    await act(purchaseId, 'decline_with_grace');
    await moveTo((to ?? 0) + 3 * day);
    const paid = await act(purchaseId, 'accept_renewals');
    expect(paid.from).toBe(to);
    const { grants } = await (await asOwner()).call(listGrants, {});
    expect(Math.max(...grants.map((one) => one.to))).toBe(paid.to);
    await moveTo((paid.to ?? 0) - minute);
    expect(await tier()).toBe('plus');
  });

  it('without grace stops at once, and ends after 60 days without payment', async () => {
    const { purchaseId, to } = await bought();
    await act(purchaseId, 'decline_without_grace');
    await moveTo((to ?? 0) + minute);
    expect([await tier(), ...(await stateOf())]).toEqual(['free', 'hold']);
    await moveTo((to ?? 0) + 61 * day);
    expect(await read(purchaseId)).toMatchObject({ state: 'expired', renews: false });
    expect(await stateOf()).toEqual(['ended']);
  });

  it('is refunded, restored, and revoked', async () => {
    const { purchaseId } = await bought();
    await move(day);
    await act(purchaseId, 'refund');
    expect(await tier()).toBe('free');
    await act(purchaseId, 'reverse_refund');
    expect(await tier()).toBe('plus');
    await act(purchaseId, 'revoke');
    expect(await tier()).toBe('free');
    expect(await claim(purchaseId)).toMatchObject({ isRevoked: true });
    expect(await tier()).toBe('free');
  });
});

describe('the notifications of a simulated store', () => {
  const countKept = async () => {
    const [row] = await server.deps.db.run('select count(*)::int as kept from store_notices');
    return Number(row?.kept);
  };

  it('that are late count when they arrive', async () => {
    const { purchaseId } = await bought({ delivery: 'late' });
    expect(await tier()).toBe('free');
    await move(11 * minute);
    expect((await read(purchaseId)).notices).toMatchObject([{ state: 'accepted' }]);
    expect(await tier()).toBe('plus');
  });

  it('that are repeated change nothing', async () => {
    const before = await countKept();
    const { notices } = await bought({ delivery: 'twice' });
    expect(await send(notices[0]?.noticeId)).toMatchObject({ notices: [{ tries: 2, state: 'accepted' }] });
    const { grants } = await (await asOwner()).call(listGrants, {});
    expect(grants).toHaveLength(1);
    expect(await countKept()).toBe(before + 1);
  });

  it.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]], [[2, 0, 1]]])(
    "that arrive in the order %s leave the store's last state",
    async (order) => {
      const { purchaseId, to } = await bought({ delivery: 'held' });
      await act(purchaseId, 'refund');
      await act(purchaseId, 'reverse_refund');
      const { notices } = await read(purchaseId);
      expect(notices.map(({ says, state }) => [says, state])).toEqual([
        ['bought', 'held'],
        ['refunded', 'held'],
        ['refund_reversed', 'held'],
      ]);
      expect(await tier()).toBe('free');
      for (const place of order) await send(notices[place]?.noticeId);
      expect(await tier()).toBe('plus');
      const { grants } = await (await asOwner()).call(listGrants, {});
      expect(Math.max(...grants.map((one) => one.to))).toBe(to);
    },
  );

  it('are posted as often as they are sent', async () => {
    let posts = 0;
    const counting = createServer((_request, response) => {
      posts++;
      response.end();
    });
    await new Promise<void>((resolve) => counting.listen(0, '127.0.0.1', resolve));
    const address = counting.address();
    server.deps.storeSimulator?.postTo(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    try {
      for (const [delivery, total] of [
        ['at_once', 1],
        ['twice', 3],
        ['held', 3],
        ['lost', 3],
      ] as const) {
        await bought({ delivery });
        expect(posts, delivery).toBe(total);
      }
    } finally {
      server.deps.storeSimulator?.postTo(server.url);
      counting.close();
    }
  });

  it('that are forged are denied once, and change nothing', async () => {
    const { purchaseId } = await bought();
    const { notices, state } = await act(purchaseId, 'forge_notice');
    expect(notices.at(-1)).toMatchObject({ says: 'refunded', isForged: true, state: 'denied', status: 403 });
    expect([state, await tier()]).toEqual(['active', 'plus']);
  });

  it("are repeated at the store's intervals until they are accepted", async () => {
    server.deps.storeSimulator?.postTo('http://127.0.0.1:9');
    const { purchaseId, notices } = await bought();
    expect(notices).toMatchObject([{ state: 'due', tries: 1, status: null }]);
    expect(await tier()).toBe('free');
    server.deps.storeSimulator?.postTo(server.url);
    await move(61 * minute);
    expect((await read(purchaseId)).notices).toMatchObject([{ state: 'accepted', tries: 2 }]);
    expect(await tier()).toBe('plus');
  });
});

describe('the chain of an installation', () => {
  it('is the same after a restart, and accepted by no other', async () => {
    const { config, db, clock, random, ids, keys } = server.deps;
    const { purchaseId } = await bought({ delivery: 'lost' });
    const { proof } = await tester().call(contract.proveSimulatedPurchase, { purchaseId, kind: 'genuine' });
    const again = await openStores({ config, db, clock, random, ids, keys });
    expect(await again.stores.apple?.readPurchase(proof)).toMatchObject({ kind: 'snapshot' });
    const real = createAppleStore(
      {
        ...{ bundleId: 'simulated.inkstone', appId: 1_000_000_001, environment: 'production', api: null },
        products: new Map([['plus.month', { kind: 'tier', tier: 'plus' } as const]]),
      },
      { clock },
    );
    expect(await real.readPurchase(proof)).toEqual({ kind: 'denied', fault: 'chain' });
  });

  it('is refused beside purchases of real stores', async () => {
    const { config, db, clock, random, ids, keys } = server.deps;
    await db.run(
      `insert into store_subscriptions (store, subscription_id, account_id, bound_at, token, product_id)
       values ('apple', 'real', $1, 1, 'real', 'plus.month')`,
      [accountId],
    );
    await expect(openStores({ config, db, clock, random, ids, keys })).rejects.toThrow(
      'SIMULATOR is on, but this database has purchases of real stores: use another one.',
    );
    await db.run("delete from store_subscriptions where subscription_id = 'real'");
  });
});

it('answers a wrong product, an unknown purchase and an unknown notification with error codes', async () => {
  await expect(bought({ productId: 'coins' })).rejects.toEqual(refused('not_found'));
  await expect(act('nobody', 'refund')).rejects.toEqual(refused('not_found'));
  await expect(deliver('nobody', 'late')).rejects.toEqual(refused('not_found'));
  await expect(send('nobody')).rejects.toEqual(refused('not_found'));
  await expect(claim('nobody')).rejects.toEqual(refused('not_found'));
});

it('does not exist while the simulator is off', async () => {
  await using plain = await createTestServer();
  const visitor = plain.visitor();
  const answers = [
    visitor.call(contract.listSimulatedPurchases, {}),
    visitor.call(contract.buyInSimulatedStore, {
      ...{ store: 'apple', productId: 'plus.month', accountToken: null, delivery: 'at_once' },
    }),
    visitor.call(contract.actOnSimulatedPurchase, { purchaseId: 'x', action: 'refund' }),
    visitor.call(contract.setSimulatedDelivery, { purchaseId: 'x', delivery: 'late' }),
    visitor.call(contract.sendSimulatedStoreNotice, { noticeId: 'x' }),
    visitor.call(contract.proveSimulatedPurchase, { purchaseId: 'x', kind: 'genuine' }),
  ];
  for (const answer of answers) await expect(answer).rejects.toEqual(refused('not_found'));
  expect(plain.deps.stores).toEqual({ apple: null, google: null, huawei: null, harmony: null });
});

it('catches up on lost notifications by the daily check', async () => {
  await store.startDailyChecks();
  const { purchaseId } = await bought();
  await deliver(purchaseId, 'lost');
  await act(purchaseId, 'refund');
  expect((await read(purchaseId)).notices.at(-1)).toMatchObject({ says: 'refunded', state: 'lost' });
  expect(await tier()).toBe('plus');
  await move(day);
  await move(minute);
  expect(await tier()).toBe('free');
});
