import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../accounts/testing.ts';
import { findAttemptsOf, insertAttempt } from './attempts/store.ts';
import { postMoney } from './settlement/post-money.ts';
import { lockOrder } from './store.ts';
import { openShop, type Shop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ config: { roles: ['web'] } });
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Orders of separate accounts, each paid at the provider. Returns their numbers, and functions that post their notices. */
async function payMany(count: number) {
  const orderNos: string[] = [];
  const notices: (() => Promise<string>)[] = [];
  for (let made = 0; made < count; made++) {
    const { accountId } = await createAccount(shop.deps);
    const { orderNo } = await shop.order(accountId, made % 3 === 0 ? 'words_50k' : 'month_vip');
    const notice = shop.wechat.sign(
      shop.wechat.pay(await shop.attempt(accountId, orderNo)),
      `event-of-${orderNo}`,
    );
    orderNos.push(orderNo);
    notices.push(() => shop.post('wechat', notice));
  }
  return { orderNos, notices };
}

const countFinished = async (orderNos: readonly string[]) =>
  (await shop.deps.db.run(`select from orders where order_no = any ($1) and state = 'finished'`, [orderNos]))
    .length;

it('40 notices of different orders, sent concurrently and twice each, are all accepted and granted once', async () => {
  const { orderNos, notices } = await payMany(40);
  const answers = await Promise.all([...notices, ...notices].map((send) => send()));
  expect(new Set(answers)).toEqual(new Set(['success']));
  expect(await countFinished(orderNos)).toBe(40);
  const [sums] = await shop.deps.db.run(
    `select (select sum(amount)::int from payments) + (select sum(amount)::int from ledger_entries
         where account_key = 'revenue/CNY') as unposted,
       (select count(*)::int from payments) as payments,
       (select sum(amount)::int from ledger_entries) as entries`,
  );
  expect(sums).toEqual({ unposted: 0, payments: 40, entries: 0 });
});

// The embedded database has one transaction at a time.
it.runIf(process.env.TEST_DATABASE_URL)('notices do not wait for the payment of another order', async () => {
  const { orderNos, notices } = await payMany(20);
  const posted = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const slow = shop.deps.db.transact(async ({ sql }) => {
    const movement = { reason: 'payment', sourceId: 'slow', channel: 'wechat', use: 'applied' } as const;
    await postMoney(shop.deps, sql, { ...movement, amount: 1, currency: 'CNY', at: shop.clock.now() });
    posted.resolve();
    await end.promise;
  });
  try {
    await Promise.race([posted.promise, slow]);
    const answers = await Promise.all(notices.map((send) => send()));
    expect(new Set(answers)).toEqual(new Set(['success']));
    expect(await countFinished(orderNos)).toBe(20);
  } finally {
    end.resolve();
    await slow;
  }
});

it.runIf(process.env.TEST_DATABASE_URL)(
  'a payment closes an attempt that was begun while its notice waited for the order',
  async () => {
    const { accountId } = await createAccount(shop.deps);
    const { orderNo } = await shop.order(accountId, 'month_vip');
    const notice = shop.wechat.sign(shop.wechat.pay(await shop.attempt(accountId, orderNo)), orderNo);
    const [locked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const beginning = shop.deps.db.transact(async ({ sql }) => {
      await lockOrder(sql, orderNo);
      const [first] = await findAttemptsOf(sql, orderNo);
      if (first)
        await insertAttempt(sql, { ...first, attemptId: `${orderNo}-2`, seq: 2, outTradeNo: `${orderNo}02` });
      locked.resolve();
      await end.promise;
    });
    await locked.promise;
    const answer = shop.post('wechat', notice);
    const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await shop.deps.db.run(isWaiting)).length).toBe(1);
    end.resolve();
    await beginning;
    expect(await answer).toBe('success');
    const states = (await findAttemptsOf(shop.deps.db.sql, orderNo)).map(({ state }) => state);
    expect(states).toEqual(['paid', 'closing']);
  },
);

it('notices beyond the queue are refused until later, without an alarm', async () => {
  const { accountId } = await createAccount(shop.deps);
  const { orderNo } = await shop.order(accountId, 'month_vip');
  const notice = shop.wechat.sign(shop.wechat.pay(await shop.attempt(accountId, orderNo)), orderNo);
  const [locked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = shop.deps.db.transact(async ({ sql }) => {
    await lockOrder(sql, orderNo);
    locked.resolve();
    await end.promise;
  });
  await locked.promise;
  const refused: (string | null)[] = [];
  const post = async () => {
    const response = await fetch(`${shop.server.url}/api/pay/notice/wechat`, { method: 'POST', ...notice });
    if (response.status === 503) refused.push(response.headers.get('retry-after'));
    return response.status;
  };
  // 8 are settled and 250 wait.
  const answers = Promise.all(Array.from({ length: 270 }, post));
  await expect.poll(() => refused, { timeout: 20_000 }).toEqual(Array(12).fill('2'));
  end.resolve();
  await slow;
  expect((await answers).filter((status) => status === 200)).toHaveLength(258);
  expect(await countFinished([orderNo])).toBe(1);
  expect(shop.server.captured.lines().filter(({ level }) => level === 'error')).toEqual([]);
});
