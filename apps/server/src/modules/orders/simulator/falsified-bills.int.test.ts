import * as contract from '@inkstone/contracts/orders';
import { billDayOf } from '@inkstone/domain/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayChannelName, PayWay } from '../../../ports/pay-channel.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { startAttempt } from '../attempts/start-attempt.ts';
import { createOrder } from '../create-order.ts';
import { createQuote } from '../quotes/create-quote.ts';
import { reconcileDay } from '../reconciliation/reconcile-day.ts';

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

async function start(channel: PayChannelName, way: PayWay) {
  const { quoteId } = await createQuote(server.deps, accountId, { plan: 'month_vip', quantity: 1 });
  const { orderNo } = await createOrder(server.deps, accountId, quoteId);
  const { handle } = await startAttempt(server.deps, accountId, {
    ...{ orderNo, channel, way, payer: null, clientAddress: '127.0.0.1' },
    ...{ subject: 'Inkstone', returnUrl: 'http://localhost/app' },
  });
  return { orderNo, handle };
}

/** Opens an order with a code, and returns the id of the trade that the code leads to. */
async function open() {
  const { handle } = await start('wechat', 'qr');
  const text = handle.kind === 'code' ? handle.text : '';
  return { tradeId: text.replace(`http://localhost${contract.paySimulatorPath}/`, '') };
}

async function openCard() {
  const { orderNo, handle } = await start('stripe', 'card');
  return { orderNo, clientSecret: handle.kind === 'client_secret' ? handle.secret : '' };
}

const act = (tradeId: string, action: contract.SimulatedAction) =>
  tester.call(contract.actOnSimulatedTrade, { tradeId, action });
const expectRefused = (call: Promise<unknown>) =>
  expect(call).rejects.toMatchObject({ code: 'simulated_action_refused' });

describe('a bill', () => {
  it.each([
    ['bill_missing', 'only_ours'],
    ['bill_other_amount', 'amount'],
    ['bill_extra', 'only_theirs'],
  ] as const)('that a tester has falsified by %s differs: %s', async (action, kind) => {
    const { tradeId } = await open();
    await expectRefused(act(tradeId, action));
    await act(tradeId, 'pay');
    await act(tradeId, action);
    const found = () =>
      server.deps.db.run('select kind, state from bill_differences where kind = $1', [kind]);
    const before = (await found()).length;
    const day = billDayOf(server.deps.clock.now());
    const driver = server.deps.pay.wechat;
    if (!driver) throw new Error('WeChat Pay is off');
    await reconcileDay(server.deps, driver, day);
    expect(await found()).toHaveLength(before + 1);
  });
});

describe('a chargeback', () => {
  it('takes the money and what is unused of a card payment, once', async () => {
    const { orderNo, clientSecret } = await openCard();
    await tester.call(contract.paySimulatedCard, { clientSecret, number: '4242424242424242' });
    const { trades } = await tester.call(contract.listSimulatedTrades, {});
    const tradeId = trades.find(({ outTradeNo }) => outTradeNo.startsWith(orderNo))?.tradeId ?? '';
    expect(await server.deps.tierOf(accountId)).toBe('plus');
    const charged = await act(tradeId, 'dispute');
    expect(charged.notices.at(-1)).toMatchObject({ state: 'accepted' });
    expect(await server.deps.tierOf(accountId)).toBe('free');
    const rows = await server.deps.db.run(
      'select r.kind, r.state from refunds r join payments p using (payment_id) where p.order_no = $1',
      [orderNo],
    );
    expect(rows).toEqual([{ kind: 'chargeback', state: 'succeeded' }]);
    await expectRefused(act(tradeId, 'dispute'));
    const { tradeId: other } = await open();
    await act(other, 'pay');
    await expectRefused(act(other, 'dispute'));
  });
});
