import * as simulator from '@inkstone/contracts/orders';
import { paySimulatedCard } from '@inkstone/contracts/orders';
import * as contract from '@inkstone/contracts/subscriptions';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount, openTestSession, type TestAccount } from '../../accounts/testing.ts';
import { createOrder } from '../../orders/create-order.ts';
import { createQuote } from '../../orders/quotes/create-quote.ts';
import { consentTo } from '../testing/subscribe.ts';

let server: TestServer;
let person: TestAccount;
beforeAll(async () => {
  server = await createTestServer({ config: { roles: ['web'], hasSimulator: true } });
  server.deps.paySimulator?.postTo(server.url);
  person = await createAccount(server.deps, { email: 'walker@example.com' });
});
afterAll(() => server.close());

const tester = () => server.visitor();
const client = async () => server.as(await openTestSession(server.deps, person));
const move = (by: number) => tester().call(simulator.moveTestClock, { to: server.deps.clock.now() + by });
const view = async () => (await (await client()).call(contract.listAllSubscriptions, {})).subscriptions[0];
const tier = () => server.deps.tierOf(person.accountId);
const newest = async () => (await tester().call(simulator.listSimulatedTrades, {})).trades[0];
const act = async (action: simulator.SimulatedAction) => {
  const trade = await newest();
  await tester().call(simulator.actOnSimulatedTrade, { tradeId: trade?.tradeId ?? '', action });
  await server.deps.runDue();
};

it('simulates a subscription by card: paid, renewed, declined, disputed and canceled', async () => {
  const { quoteId } = await createQuote(server.deps, person.accountId, { plan: 'month_vip', quantity: 1 });
  const { orderNo } = await createOrder(server.deps, person.accountId, quoteId);
  const consent = await consentTo(await client(), 'month_vip');
  const { handle } = await (await client()).call(contract.stripeSubscription, { orderNo, consent });
  const clientSecret = handle.kind === 'client_secret' ? handle.secret : '';
  expect(await tier()).toBe('free');
  const pay = (number: string) => tester().call(paySimulatedCard, { clientSecret, number });
  expect(await pay('4000000000000002')).toMatchObject({ status: 'declined' });
  expect(await pay('4242424242424242')).toMatchObject({ status: 'succeeded' });
  await server.deps.runDue();
  expect(await tier()).toBe('plus');
  expect(await view()).toMatchObject({ channel: 'stripe', status: 'active', next: { amount: 2500 } });
  await move(32 * day);
  expect(await view()).toMatchObject({ status: 'active' });
  const orders = await server.deps.db.run(
    `select period_no::int as period, state from orders where subscription_id is not null order by 1`,
  );
  expect(orders).toEqual([
    { period: 1, state: 'finished' },
    { period: 2, state: 'finished' },
  ]);
  await act('decline_renewals');
  await move(31 * day);
  expect(await view()).toMatchObject({ status: 'retrying' });
  await act('accept_renewals');
  await move(2 * day);
  expect(await view()).toMatchObject({ status: 'active' });
  await act('dispute');
  expect(await tier()).toBe('free');
  await act('win_dispute');
  expect(await tier()).toBe('plus');
  const [{ subscriptionId } = { subscriptionId: '' }] = (
    await (await client()).call(contract.listAllSubscriptions, {})
  ).subscriptions;
  const canceled = await (await client()).call(contract.cancelSubscription, { subscriptionId });
  expect(canceled).toMatchObject({ status: 'canceled', next: null });
  await move(32 * day);
  expect(await tier()).toBe('free');
  const [{ sum } = { sum: 1 }] = await server.deps.db.run(
    'select coalesce(sum(amount), 0)::int as sum from ledger_entries',
  );
  expect(sum).toBe(0);
});
