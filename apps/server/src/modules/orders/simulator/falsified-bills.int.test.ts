import * as contract from '@inkstone/contracts/orders';
import { billDayOf } from '@inkstone/domain/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { reconcileDay } from '../reconciliation/reconcile-day.ts';
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

const { open, openCard, act } = simulatedOrders(() => ({ server, accountId }));

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
  it('returns the money and revokes the unused part of a card payment, once', async () => {
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
