import * as contract from '@inkstone/contracts/orders';
import { expect } from 'vitest';
import type { PayChannelName, PayHandle, PayWay } from '../../../ports/pay-channel.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startAttempt } from '../attempts/start-attempt.ts';
import { createOrder } from '../create-order.ts';
import { createQuote } from '../quotes/create-quote.ts';

/** Returns the server and the buyer of the current test. */
type TestContext = () => { readonly server: TestServer; readonly accountId: string };

/** Creates helpers that order for a buyer with simulated payments and act as a tester. */
export function simulatedOrders(context: TestContext) {
  async function order(plan = 'month_vip'): Promise<string> {
    const { server, accountId } = context();
    const { quoteId } = await createQuote(server.deps, accountId, { plan, quantity: 1 });
    return (await createOrder(server.deps, accountId, quoteId)).orderNo;
  }

  async function start(orderNo: string, channel: PayChannelName, way: PayWay): Promise<PayHandle> {
    const { server, accountId } = context();
    const { handle } = await startAttempt(server.deps, accountId, {
      ...{ orderNo, channel, way, payer: way === 'jsapi' ? 'openid' : null, clientAddress: '127.0.0.1' },
      ...{ subject: 'Inkstone', returnUrl: 'http://localhost/app' },
    });
    return handle;
  }

  /** Opens an order with a QR code, and returns it with the id of its simulated trade. */
  async function open(channel: 'wechat' | 'alipay' = 'wechat', given?: string) {
    const orderNo = given ?? (await order());
    const handle = await start(orderNo, channel, 'qr');
    const text = handle.kind === 'code' ? handle.text : '';
    return { orderNo, tradeId: text.replace(`http://localhost${contract.paySimulatorPath}/`, '') };
  }

  async function openCard() {
    const orderNo = await order();
    const handle = await start(orderNo, 'stripe', 'card');
    return { orderNo, clientSecret: handle.kind === 'client_secret' ? handle.secret : '' };
  }

  const act = (tradeId: string, action: contract.SimulatedAction, times?: number) =>
    context()
      .server.visitor()
      .call(contract.actOnSimulatedTrade, { tradeId, action, ...(times ? { times } : {}) });

  return { order, start, open, openCard, act };
}

/** Expects an action of a tester to be refused because the state of the trade does not allow it. */
export function expectRefused(call: Promise<unknown>) {
  return expect(call).rejects.toMatchObject({ code: 'simulated_action_refused' });
}
