import type { ReplyOf } from '@inkstone/contracts';
import * as contract from '@inkstone/contracts/orders';
import { listStrayPayments, resolveStrayPayment } from '@inkstone/contracts/staff/stray-payments';
import { day, hour, minute, second } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobTable } from '../../../composition/job-table.ts';
import { openTestClock } from '../../../platform/test-clock/index.ts';
import { openPayments } from '../../../providers/pay/open-payments.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { createStaff } from '../../staff/testing/staff.ts';
import { expectRefused, simulatedOrders } from '../testing/simulated-orders.ts';

let server: TestServer;
let accountId: string;
let tester: ReturnType<TestServer['visitor']>;

beforeAll(async () => {
  server = await createTestServer({ config: { roles: ['web'], hasSimulator: true } });
  tester = server.visitor();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ accountId } = await createAccount(server.deps));
});

const { order, start, open, openCard, act } = simulatedOrders(() => ({ server, accountId }));

/** Moves the test clock. */
const move = (by: number) => tester.call(contract.moveTestClock, { to: server.deps.clock.now() + by });

async function standing(orderNo: string) {
  const { db, tierOf } = server.deps;
  const [found] = await db.run('select state from orders where order_no = $1', [orderNo]);
  const uses = await db.run('select use from payments where order_no = $1 order by use', [orderNo]);
  return [found?.state, uses.map(({ use }) => use).join(), await tierOf(accountId)];
}

const granted = ['finished', 'applied', 'plus'];
const nothing = ['unpaid', '', 'free'];
const lastNotice = ({ notices }: ReplyOf<typeof contract.actOnSimulatedTrade>) => notices.at(-1);

describe('a simulated payment', () => {
  it.each(['wechat', 'alipay'] as const)('at %s grants by a signed notice over HTTP', async (channel) => {
    const { orderNo, tradeId } = await open(channel);
    expect(await standing(orderNo)).toEqual(nothing);
    const trade = await act(tradeId, 'pay');
    expect(trade).toMatchObject({ channel, state: 'paid', payments: 1, amount: 2500, currency: 'CNY' });
    expect(lastNotice(trade)).toMatchObject({ says: 'paid', state: 'accepted', tries: 1 });
    expect(await standing(orderNo)).toEqual(granted);
  });

  it('by card grants', async () => {
    const { orderNo, clientSecret } = await openCard();
    const paid = await tester.call(contract.paySimulatedCard, {
      clientSecret,
      number: '4242 4242 4242 4242',
    });
    expect(paid).toEqual({ status: 'succeeded', declineCode: null });
    expect(await standing(orderNo)).toEqual(granted);
  });
});

describe('a payment on a phone', () => {
  it.each([
    ['wechat', 'h5'],
    ['alipay', 'h5'],
    ['alipay', 'page'],
  ] as const)('of %s by %s leads to the simulated wallet and back', async (channel, way) => {
    const orderNo = await order();
    const handle = await start(orderNo, channel, way);
    const url = handle.kind === 'redirect' ? handle.url : '';
    const trade = await act(url.replace(`http://localhost${contract.paySimulatorPath}/`, ''), 'pay');
    expect(trade).toMatchObject({ channel, way, returnUrl: 'http://localhost/app' });
    expect(await standing(orderNo)).toEqual(granted);
  });

  it('inside WeChat identifies its payer by a simulated authorisation', async () => {
    const { pay } = server.deps;
    const back = pay.wechat?.wallet?.authorizeUrl('http://localhost/pay/1?a=b', 'pay') ?? '';
    const { searchParams, pathname } = new URL(back);
    expect([pathname, searchParams.get('a'), searchParams.get('state')]).toEqual(['/pay/1', 'b', 'pay']);
    const payer = await pay.wechat?.wallet?.payerOf('jsapi', searchParams.get('code') ?? '');
    expect(payer).toMatchObject({ kind: 'found' });
    expect(await pay.wechat?.wallet?.payerOf('jsapi', 'another')).toMatchObject({ kind: 'refused' });
    const handle = await start(await order(), 'wechat', 'jsapi');
    expect(handle).toMatchObject({ kind: 'redirect' });
    const { hasSharedCode } = await tester.call(contract.listPayWays, {});
    expect(hasSharedCode).toBe(true);
  });
});

describe('the payer', () => {
  it('pays twice: the second payment is returned', async () => {
    const { orderNo, tradeId } = await open();
    expect(await act(tradeId, 'pay_twice')).toMatchObject({ payments: 2 });
    expect(await standing(orderNo)).toEqual(['finished', 'applied,surplus', 'plus']);
    await move(minute);
    expect(await tester.call(contract.readSimulatedTrade, { tradeId })).toMatchObject({ refunded: 2500 });
    const refunds = await server.deps.db.run(
      `select r.state, p.use from refunds r join payments p using (payment_id) where p.order_no = $1`,
      [orderNo],
    );
    expect(refunds).toEqual([{ state: 'succeeded', use: 'surplus' }]);
  });

  it('pays at two channels: one of them is returned', async () => {
    const { orderNo, tradeId } = await open('wechat');
    await expectRefused(act(tradeId, 'pay_both'));
    await open('alipay', orderNo);
    await act(tradeId, 'pay_both');
    expect(await standing(orderNo)).toEqual(['finished', 'applied,surplus', 'plus']);
  });

  it('pays after the order was closed, and receives the benefit', async () => {
    const { orderNo, tradeId } = await open();
    await expectRefused(act(tradeId, 'pay_late'));
    await move(31 * minute);
    expect(await standing(orderNo)).toEqual(['canceled', '', 'free']);
    await expectRefused(act(tradeId, 'pay'));
    await act(tradeId, 'pay_late');
    expect(await standing(orderNo)).toEqual(granted);
    const [late] = await server.deps.db.run('select is_late from orders where order_no = $1', [orderNo]);
    expect(late).toEqual({ is_late: true });
  });

  it.each([
    ['wechat', 'other_amount'],
    ['wechat', 'other_merchant'],
    ['wechat', 'other_app'],
    ['wechat', 'other_currency'],
    ['alipay', 'other_amount'],
    ['alipay', 'other_merchant'],
    ['alipay', 'other_app'],
  ] as const)('of %s pays with %s, and receives nothing', async (channel, action) => {
    const { orderNo, tradeId } = await open(channel);
    const trade = await act(tradeId, action);
    expect(lastNotice(trade)).toMatchObject({ state: 'accepted' });
    expect(await standing(orderNo)).toEqual(['unpaid', 'suspense', 'free']);
  });

  it.each(['wechat', 'alipay'] as const)(
    'of %s pays with an unknown order number: staff return it, and the order stays unpaid',
    async (channel) => {
      const { orderNo, tradeId } = await open(channel);
      expect((await act(tradeId, 'other_number')).actions).toContain('pay');
      expect(await standing(orderNo)).toEqual(nothing);
      const finance = server.as((await createStaff(server.deps, { roles: ['finance'] })).token);
      const { rows } = await finance.call(listStrayPayments, {});
      const stray = rows.find((one) => one.channel === channel && one.outTradeNo.startsWith('ELSEWHERE'));
      const paymentId = stray?.paymentId ?? '';
      const given = { paymentId, how: 'return', reason: 'not ours' } as const;
      expect((await finance.call(resolveStrayPayment, given)).payment).toMatchObject({ isOpen: false });
      await move(hour);
      const later = server.as((await createStaff(server.deps, { roles: ['finance'] })).token);
      const all = await later.call(listStrayPayments, { which: 'all' });
      expect(all.rows.find((one) => one.paymentId === paymentId)).toMatchObject({
        refunds: [{ state: 'succeeded', amount: 2500 }],
      });
    },
  );

  it('finds no payment that does not exist', async () => {
    await expect(act('nothing', 'pay')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('notices', () => {
  it('that are lost are replaced by a query', async () => {
    const { orderNo, tradeId } = await open();
    expect(lastNotice(await act(tradeId, 'lose_notice'))).toMatchObject({ state: 'lost', tries: 0 });
    expect(await standing(orderNo)).toEqual(nothing);
    await move(31 * second);
    expect(await standing(orderNo)).toEqual(granted);
  });

  it('that are late change nothing', async () => {
    const { orderNo, tradeId } = await open('alipay');
    expect(lastNotice(await act(tradeId, 'delay_notice'))).toMatchObject({ state: 'due' });
    await move(minute);
    expect(await standing(orderNo)).toEqual(granted);
    await move(10 * minute);
    const trade = await tester.call(contract.readSimulatedTrade, { tradeId });
    expect(lastNotice(trade)).toMatchObject({ state: 'accepted', tries: 1 });
    expect(await standing(orderNo)).toEqual(granted);
  });

  it.each(['wechat', 'alipay'] as const)('of %s that are repeated grant once', async (channel) => {
    const { orderNo, tradeId } = await open(channel);
    const trade = await act(tradeId, 'repeat_notice', 20);
    expect(lastNotice(trade)).toMatchObject({ state: 'accepted', times: 20 });
    expect(await standing(orderNo)).toEqual(granted);
  });

  it.each(['wechat', 'alipay'] as const)('of %s in the wrong order change nothing', async (channel) => {
    const { orderNo, tradeId } = await open(channel);
    const { notices } = await act(tradeId, 'reorder_notices');
    expect(notices.map(({ says, state }) => `${says} ${state}`)).toEqual([
      'paid accepted',
      'waiting accepted',
    ]);
    expect(await standing(orderNo)).toEqual(granted);
  });

  it.each(['wechat', 'alipay'] as const)('of %s that are forged are refused', async (channel) => {
    const { orderNo, tradeId } = await open(channel);
    const trade = await act(tradeId, 'forge_notice');
    expect(trade).toMatchObject({ state: 'pending', payments: 0 });
    const status = channel === 'wechat' ? 401 : 400;
    expect(lastNotice(trade)).toMatchObject({ signedAs: 'forged', state: 'denied', status });
    expect(await standing(orderNo)).toEqual(nothing);
  });

  it('that test the verification of signatures are refused', async () => {
    const { orderNo, tradeId } = await open();
    expect(lastNotice(await act(tradeId, 'probe_signature'))).toMatchObject({ state: 'denied', status: 401 });
    expect(await standing(orderNo)).toEqual(nothing);
    const { tradeId: other } = await open('alipay');
    await expectRefused(act(other, 'probe_signature'));
  });

  it("are resent at the provider's intervals until they are accepted", async () => {
    const { orderNo, tradeId } = await open();
    await server.deps.db.run('alter table grants rename to grants_away');
    const failed = await act(tradeId, 'pay');
    await server.deps.db.run('alter table grants_away rename to grants');
    expect(lastNotice(failed)).toMatchObject({ state: 'due', status: 500, tries: 1 });
    await move(10 * second);
    expect(lastNotice(await tester.call(contract.readSimulatedTrade, { tradeId }))).toMatchObject({
      tries: 1,
    });
    await move(6 * second);
    const trade = await tester.call(contract.readSimulatedTrade, { tradeId });
    expect(lastNotice(trade)).toMatchObject({ state: 'accepted', tries: 2 });
    expect(await standing(orderNo)).toEqual(granted);
  });
});

describe('a refund', () => {
  it('that does not reach the payer is left to staff', async () => {
    const { orderNo, tradeId } = await open();
    expect(await act(tradeId, 'fail_refunds')).toMatchObject({ refundsFail: true });
    await act(tradeId, 'pay_twice');
    await move(minute);
    const states = await server.deps.db.run(
      'select r.state from refunds r join payments p using (payment_id) where p.order_no = $1',
      [orderNo],
    );
    expect(states).toEqual([{ state: 'abnormal' }]);
    expect((await standing(orderNo))[0]).toBe('finished');
  });
});

describe('a simulated card', () => {
  const pay = (clientSecret: string, number: string) =>
    tester.call(contract.paySimulatedCard, { clientSecret, number });

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['1234567812345678', 'card_declined'],
  ])('%s is declined as %s, and another one pays', async (number, declineCode) => {
    const { orderNo, clientSecret } = await openCard();
    expect(await pay(clientSecret, number)).toEqual({ status: 'declined', declineCode });
    expect(await standing(orderNo)).toEqual(nothing);
    await pay(clientSecret, '4242424242424242');
    expect(await standing(orderNo)).toEqual(granted);
  });

  it('requires 3-D Secure', async () => {
    const { orderNo, clientSecret } = await openCard();
    const confirm = (isConfirmed: boolean) =>
      tester.call(contract.confirmSimulatedCard, { clientSecret, isConfirmed });
    await expectRefused(confirm(true));
    const requested = { status: 'requires_action', declineCode: null };
    expect(await pay(clientSecret, '4000002500003155')).toEqual(requested);
    expect(await confirm(false)).toEqual({ status: 'declined', declineCode: 'authentication_failed' });
    expect(await standing(orderNo)).toEqual(nothing);
    expect(await pay(clientSecret, '4000002500003155')).toEqual(requested);
    expect(await confirm(true)).toEqual({ status: 'succeeded', declineCode: null });
    expect(await standing(orderNo)).toEqual(granted);
    await expectRefused(pay(clientSecret, '4242424242424242'));
  });

  it('is not found by an unknown secret', async () => {
    await openCard();
    for (const secret of ['', 'pi_0_secret_0'])
      await expect(pay(secret, '4242424242424242')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the test clock', () => {
  it('ends purchases when they expire, and never goes back', async () => {
    const { tradeId } = await open();
    await act(tradeId, 'pay');
    const bought = await open('alipay', await order('words_50k'));
    await act(bought.tradeId, 'pay');
    const words = () =>
      server.deps.db.run('select words from word_packages where account_id = $1 and expires_at > $2', [
        accountId,
        server.deps.clock.now(),
      ]);
    expect(await words()).toHaveLength(1);
    await move(29 * day);
    expect(await server.deps.tierOf(accountId)).toBe('plus');
    await move(3 * day);
    expect(await server.deps.tierOf(accountId)).toBe('free');
    expect(await words()).toHaveLength(1);
    await move(14 * day);
    expect(await words()).toEqual([]);
    const before = await tester.call(contract.readTestClock, {});
    await expectRefused(tester.call(contract.moveTestClock, { to: before.now - hour }));
    await expectRefused(tester.call(contract.moveTestClock, { to: before.now + contract.maxMove + day }));
    expect(await tester.call(contract.readTestClock, {})).toMatchObject({ now: before.now });
  });

  it('runs due work at its time, in order', async () => {
    const { orderNo } = await open();
    const start = server.deps.clock.now();
    const { done, isThere, now, nextDue } = await move(2 * hour);
    expect({ isThere, now }).toEqual({ isThere: true, now: start + 2 * hour });
    expect(done).toBeGreaterThan(5);
    expect(nextDue === null || nextDue > now).toBe(true);
    const [closed] = await server.deps.db.run(
      'select closed_at::float8 as at, expires_at::float8 as due from orders where order_no = $1',
      [orderNo],
    );
    expect(closed?.at).toBe(closed?.due);
  });

  it('reads the bills of the days that it passes, also before the job that schedules this has run', async () => {
    const { tradeId } = await open();
    await act(tradeId, 'pay');
    await act(tradeId, 'bill_missing');
    await move(2 * day);
    const bills = await server.deps.db.run(`select state from bill_days where channel = 'wechat'`);
    expect(bills).not.toEqual([]);
    expect(bills.every(({ state }) => state === 'done')).toBe(true);
    const [missing] = await server.deps.db.run(
      `select state from bill_differences where kind = 'only_ours' and channel = 'wechat'`,
    );
    expect(missing).toBeDefined();
    const checks = await server.deps.db.run(`select * from due where kind = 'store-sweep'`);
    expect(checks).toHaveLength(1);
  });

  it('is followed by other processes and stays after a restart', async () => {
    const { db, log } = server.deps;
    const other = await openTestClock({ db, log, real: server.clock });
    expect(other.now()).toBe(server.deps.clock.now());
    await move(hour);
    await expect.poll(() => other.now()).toBe(server.deps.clock.now());
    other.close();
  });
});

describe('the simulator', () => {
  it('is ready whatever the clock shows: the queue uses real time', async () => {
    // Without the role worker a job stays queued.
    await using other = await createTestServer({
      config: { hasSimulator: true, roles: ['web'] },
      withJobs: true,
    });
    const job = jobTable.find(({ name }) => name === 'compact-documents');
    if (!job) throw new Error('There is no such job');
    await other.deps.jobs.send(job, {});
    const { now } = await other.visitor().call(contract.readTestClock, {});
    await other.visitor().call(contract.moveTestClock, { to: now + 31 * day });
    expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
  });

  it('is refused in a database with payments of real providers', async () => {
    const { db } = server.deps;
    await open();
    const change = (merchant: string, former: string) =>
      db.run('update pay_attempts set merchant = $1 where merchant = $2', [merchant, former]);
    await change('1900000001', 'simulated-wechat');
    await expect(openPayments(server.deps)).rejects.toThrow('payments of real providers');
    await change('simulated-wechat', '1900000001');
    expect((await openPayments(server.deps)).pay.wechat?.isSimulated).toBe(true);
  });
});

describe('without the simulator', () => {
  it('has no endpoint of it', async () => {
    await using plain = await createTestServer({ config: { roles: ['web'] } });
    const visitor = plain.visitor();
    for (const call of [
      () => visitor.call(contract.listSimulatedTrades, {}),
      () => visitor.call(contract.readSimulatedTrade, { tradeId: 'a' }),
      () => visitor.call(contract.actOnSimulatedTrade, { tradeId: 'a', action: 'pay' }),
      () => visitor.call(contract.paySimulatedCard, { clientSecret: 'a', number: '4242424242424242' }),
      () => visitor.call(contract.confirmSimulatedCard, { clientSecret: 'a', isConfirmed: true }),
      () => visitor.call(contract.readTestClock, {}),
      () => visitor.call(contract.moveTestClock, { to: 9e12 }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'not_found' });
  });
});
