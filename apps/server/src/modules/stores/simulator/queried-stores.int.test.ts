import { listGrants } from '@inkstone/contracts/membership';
import { proveSimulatedPurchase, type SimulatedStore } from '@inkstone/contracts/orders';
import { listNoticeAlarms } from '@inkstone/contracts/staff/notice-alarms';
import { day, hour, minute } from '@inkstone/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStores } from '../../../providers/stores/open-stores.ts';
import { refused } from '../../../testing/refused.ts';
import type { TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { createStaff } from '../../staff/testing/staff.ts';
import { simulatedStore } from '../testing/simulated-store.ts';

// Stores that are queried about every purchase. A minute passes between two states, because a state is dated by the time of
// the query.
const stores = ['google', 'huawei', 'harmony'] as const satisfies readonly SimulatedStore[];

const simulator = simulatedStore();
let server: TestServer;
beforeAll(() => {
  server = simulator.server();
});
const { tester, move, moveTo, tier, words, bought, act, deliver, send, read, claim, stateOf, asOwner } =
  simulator;
const grants = async () => (await (await asOwner()).call(listGrants, {})).grants;
/** Performs an action a minute after the previous one. */
const actLater = async (...[purchaseId, action]: Parameters<typeof act>) => {
  await move(minute);
  return act(purchaseId, action);
};

describe.each(stores)('a purchase in the simulated %s', (store) => {
  it('is granted, restored, refused to another account, forged and of the sandbox, and confirmed', async () => {
    const other = await createAccount(server.deps);
    const { purchaseId, from, to, isConfirmed } = await bought({ store, isNamed: false });
    expect([await tier(), isConfirmed]).toEqual(['free', store === 'huawei' ? null : false]);
    for (const kind of ['forged', 'sandbox'] as const)
      await expect(claim(purchaseId, kind)).rejects.toEqual(refused('store_receipt_denied'));
    const shown = { kind: 'tier', vip_type: 'vip', from, to, isRevoked: false };
    expect(await claim(purchaseId)).toEqual(shown);
    expect(await claim(purchaseId)).toEqual(shown);
    await expect(claim(purchaseId, 'genuine', other.accountId)).rejects.toEqual(
      refused('store_receipt_taken'),
    );
    expect([await tier(), await tier(other.accountId)]).toEqual(['plus', 'free']);
    await move(minute);
    expect((await read(purchaseId)).isConfirmed).toBe(store === 'huawei' ? null : true);
  });

  it('belongs to the account named by the app, also without being submitted', async () => {
    const other = await createAccount(server.deps);
    const { purchaseId, notices } = await bought({ store });
    expect(notices).toMatchObject([{ says: 'bought', state: 'accepted', tries: 1, status: 200 }]);
    expect(await tier()).toBe('plus');
    await expect(claim(purchaseId, 'genuine', other.accountId)).rejects.toEqual(
      refused('store_receipt_taken'),
    );
  });

  it('renews with the clock, waits for its payment, is canceled, and revoked', async () => {
    const { purchaseId, to } = await bought({ store });
    expect(await tier()).toBe('plus');
    await moveTo((to ?? 0) + minute);
    const renewed = await read(purchaseId);
    expect(renewed).toMatchObject({ state: 'active', from: to });
    expect(renewed.notices.map(({ says }) => says)).toEqual(['bought', 'renewed']);
    expect(await tier()).toBe('plus');
    expect((await grants()).map((one) => [one.from, one.to])).toContainEqual([to, renewed.to]);
    await actLater(purchaseId, 'decline_without_grace');
    await moveTo((renewed.to ?? 0) + minute);
    expect([await tier(), ...(await stateOf())]).toEqual(['free', 'hold']);
    await actLater(purchaseId, 'accept_renewals');
    expect([await tier(), ...(await stateOf())]).toEqual(['plus', 'active']);
    await actLater(purchaseId, 'cancel_renewal');
    expect(await stateOf()).toEqual(['canceled']);
    await actLater(purchaseId, 'resume_renewal');
    expect(await stateOf()).toEqual(['active']);
    const returned = await actLater(purchaseId, 'refund');
    expect(returned.actions).not.toContain('reverse_refund');
    expect([await tier(), ...(await stateOf())]).toEqual(['free', 'ended']);
  });

  it('ends with its paid time if canceled, and at once if revoked', async () => {
    const { purchaseId, to } = await bought({ store });
    await actLater(purchaseId, 'cancel_renewal');
    await moveTo((to ?? 0) - minute);
    expect(await tier()).toBe('plus');
    await move(2 * minute);
    expect(await tier()).toBe('free');
    expect(await read(purchaseId)).toMatchObject({ state: 'expired' });
    const second = await bought({ store });
    expect(await tier()).toBe('plus');
    await actLater(second.purchaseId, 'revoke');
    expect(await tier()).toBe('free');
  });

  it('of words delivers them once and confirms it, and revokes them; a forged notification changes nothing', async () => {
    const { purchaseId } = await bought({ store, productId: 'words.50k', delivery: 'twice' });
    expect(await words()).toBe(50_000);
    expect(await claim(purchaseId)).toEqual({
      ...{ kind: 'words', plan: 'words_50k', quantity: 1, isRevoked: false },
    });
    await move(minute);
    expect((await read(purchaseId)).isConfirmed).toBe(true);
    const { notices } = await act(purchaseId, 'forge_notice');
    // HMS does not sign notifications about words: they only cause a query to Huawei, which reports no refund.
    const seen = store === 'huawei' ? { state: 'accepted', status: 200 } : { state: 'denied', status: 403 };
    expect(notices.at(-1)).toMatchObject({ isForged: true, ...seen });
    expect(await words()).toBe(50_000);
    await actLater(purchaseId, 'refund');
    expect(await words()).toBe(0);
  });

  it('is notified late, twice, repeatedly, in any order and not at all', async () => {
    const late = await bought({ store, delivery: 'late' });
    expect(await tier()).toBe('free');
    await move(11 * minute);
    expect(await tier()).toBe('plus');
    await actLater(late.purchaseId, 'refund');
    await move(11 * minute);
    expect(await tier()).toBe('free');

    const { purchaseId, to } = await bought({ store, delivery: 'held' });
    await actLater(purchaseId, 'cancel_renewal');
    await actLater(purchaseId, 'resume_renewal');
    const { notices } = await read(purchaseId);
    expect(notices.map(({ state }) => state)).toEqual(['held', 'held', 'held']);
    expect(await tier()).toBe('free');
    for (const place of [2, 0, 1, 0]) await send(notices[place]?.noticeId);
    expect([await tier(), ...(await stateOf())]).toContain('active');
    expect(Math.max(...(await grants()).map((one) => one.to))).toBe(to);
    // A held notification whose token has expired meanwhile is sent with a new one.
    await deliver(purchaseId, 'lost');
    await actLater(purchaseId, 'cancel_renewal');
    const lost = (await read(purchaseId)).notices.at(-1);
    expect(lost).toMatchObject({ state: 'lost', tries: 0 });
    await move(3 * hour);
    expect((await send(lost?.noticeId)).notices.at(-1)).toMatchObject({ state: 'accepted' });
    expect(await stateOf()).toContain('canceled');
  });

  it('ignores a forged notification; staff see one of an unknown type', async () => {
    const { purchaseId } = await bought({ store });
    const { notices, state } = await act(purchaseId, 'forge_notice');
    expect(notices.at(-1)).toMatchObject({ says: 'refunded', isForged: true, state: 'denied', status: 403 });
    expect([state, await tier()]).toEqual(['active', 'plus']);
    const after = await actLater(purchaseId, 'unknown_notice');
    expect(after.notices.at(-1)).toMatchObject({ says: 'unknown', state: 'accepted', status: 200 });
    const staff = server.as((await createStaff(server.deps, { roles: ['finance'] })).token);
    const { rows } = await staff.call(listNoticeAlarms, {});
    expect(rows.filter(({ provider }) => provider === store)).toMatchObject([{ kind: 'unknown', count: 1 }]);
  });
});

it('Google includes grace in the end, and notifies of it', async () => {
  const { purchaseId, to } = await bought({ store: 'google' });
  await actLater(purchaseId, 'decline_with_grace');
  await moveTo((to ?? 0) + day);
  expect(await read(purchaseId)).toMatchObject({ state: 'grace', graceUntil: (to ?? 0) + 16 * day });
  expect([await tier(), ...(await stateOf())]).toEqual(['plus', 'grace']);
  await moveTo((to ?? 0) + 17 * day);
  expect([await tier(), ...(await stateOf())]).toEqual(['free', 'hold']);
  await actLater(purchaseId, 'accept_renewals');
  expect([await tier(), ...(await stateOf())]).toEqual(['plus', 'active']);
});

it('HMS notifies neither of the start nor of the end of grace: it is queried then', async () => {
  const { purchaseId, to } = await bought({ store: 'huawei' });
  await actLater(purchaseId, 'decline_with_grace');
  await moveTo((to ?? 0) + 2 * minute);
  const { state, graceUntil, notices } = await read(purchaseId);
  expect([state, notices.map(({ says }) => says)]).toEqual(['grace', ['bought']]);
  expect([await tier(), ...(await stateOf())]).toEqual(['plus', 'grace']);
  await moveTo((graceUntil ?? 0) + 2 * minute);
  expect([await tier(), ...(await stateOf())]).toEqual(['free', 'hold']);
});

it.each(stores)('the end of a subscription without a notification by %s is queried', async (store) => {
  const { purchaseId, to } = await bought({ store });
  await actLater(purchaseId, 'cancel_renewal');
  await deliver(purchaseId, 'lost');
  await moveTo((to ?? 0) + 2 * minute);
  expect([await tier(), ...(await stateOf())]).toEqual(['free', 'ended']);
});

it.each(stores)(
  'a renewal without a notification by %s is granted when the paid time ends',
  async (store) => {
    const { purchaseId, to } = await bought({ store });
    await deliver(purchaseId, 'lost');
    await moveTo((to ?? 0) + 2 * minute);
    expect([await tier(), ...(await stateOf())]).toEqual(['plus', 'active']);
  },
);

it('keys of an installation are the same after a restart, and accepted by no other', async () => {
  const { config, db, clock, random, ids, keys } = server.deps;
  const { purchaseId } = await bought({ store: 'huawei', delivery: 'lost' });
  const { proof } = await tester().call(proveSimulatedPurchase, { purchaseId, kind: 'genuine' });
  // This also applies while purchases of every simulated store exist.
  const again = await openStores({ config, db, clock, random, ids, keys });
  expect(await again.stores.huawei?.readPurchase(proof)).toMatchObject({ kind: 'snapshot' });
  await db.run("delete from sim_keys where name = 'stores-rsa'");
  const other = await openStores({ config, db, clock, random, ids, keys });
  expect(await other.stores.huawei?.readPurchase(proof)).toEqual({ kind: 'denied', fault: 'signature' });
});

it.each(stores)('catches up on lost notifications of %s by the daily check', async (store) => {
  await simulator.startDailyChecks();
  const { purchaseId } = await bought({ store });
  await deliver(purchaseId, 'lost');
  await actLater(purchaseId, 'refund');
  const lost = await bought({ store, productId: 'words.50k' });
  await deliver(lost.purchaseId, 'lost');
  await actLater(lost.purchaseId, 'refund');
  expect([await tier(), await words()]).toEqual(['plus', 50_000]);
  await move(day);
  await move(minute);
  expect([await tier(), await words()]).toEqual(['free', 0]);
});
