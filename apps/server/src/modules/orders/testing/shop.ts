import type { Clock } from '@inkstone/kernel';
import type { ServerDeps } from '../../../composition/assemble.ts';
import { testDay } from '../../../testing/bare-server.ts';
import { createTestServer, type TestServer, type TestServerOptions } from '../../../testing/server.ts';
import { startAttempt } from '../attempts/start-attempt.ts';
import { createOrder } from '../create-order.ts';
import { createQuote } from '../quotes/create-quote.ts';
import type { Order } from '../store.ts';
import { createFakeAgreements, type FakeAgreements } from './fake-agreements.ts';
import { createFakeProvider, type FakeProvider, type PostedNotice } from './fake-provider.ts';

/** A server that sells through two fake providers. */
export interface Shop extends AsyncDisposable {
  readonly server: TestServer;
  readonly deps: ServerDeps;
  readonly clock: TestServer['clock'];
  readonly wechat: FakeProvider;
  readonly alipay: FakeProvider;
  /** Agreements at these providers. */
  readonly agreements: { readonly wechat: FakeAgreements; readonly alipay: FakeAgreements };
  /** Quotes and orders for an account. */
  order(accountId: string, plan: string, quantity?: number): Promise<Order>;
  /** Starts an attempt and returns its number at the provider. */
  attempt(accountId: string, orderNo: string, channel?: 'wechat' | 'alipay'): Promise<string>;
  /** Posts a notice to the real route, and returns the reply that the provider receives. */
  post(channel: 'wechat' | 'alipay', notice: PostedNotice): Promise<string>;
  /** Advances the clock by `ms`, stops at each time at which something is due, and runs it. */
  pass(ms: number): Promise<void>;
}

/** Opens a shop. */
export async function openShop(options: TestServerOptions = {}): Promise<Shop> {
  // The clock of the server, which is created after the providers.
  const later: { clock?: Clock } = {};
  const providerClock: Clock = { now: () => later.clock?.now() ?? testDay };
  const wechat = createFakeProvider('wechat', providerClock);
  const alipay = createFakeProvider('alipay', providerClock);
  const pay = { wechat: wechat.channel, alipay: alipay.channel, stripe: null };
  const fakes = {
    wechat: createFakeAgreements('wechat', wechat),
    alipay: createFakeAgreements('alipay', alipay),
  };
  const agreements = { wechat: fakes.wechat.channel, alipay: fakes.alipay.channel };
  const server = await createTestServer({ ...options, base: { ...options.base, pay, agreements } });
  const { deps, clock } = server;
  later.clock = clock;
  const order: Shop['order'] = async (accountId, plan, quantity = 1) => {
    const { quoteId } = await createQuote(deps, accountId, { plan, quantity });
    return createOrder(deps, accountId, quoteId);
  };
  return {
    ...{ server, deps, clock, wechat, alipay, agreements: fakes, order },
    attempt: async (accountId, orderNo, channel = 'wechat') => {
      const { handle } = await startAttempt(deps, accountId, {
        ...{ orderNo, channel, way: 'qr', payer: null, clientAddress: '127.0.0.1' },
        ...{ subject: 'Inkstone', returnUrl: 'http://localhost/' },
      });
      return handle.kind === 'code' ? handle.text.replace('pay:', '') : '';
    },
    post: async (channel, { body, headers }) => {
      const url = `${server.url}/api/pay/notice/${channel}`;
      return (await fetch(url, { method: 'POST', body, headers })).text();
    },
    pass: async (ms) => {
      const end = clock.now() + ms;
      for (;;) {
        await deps.runDue();
        const at = await deps.nextDue();
        if (at === null || at > end) break;
        clock.set(Math.max(at, clock.now()));
      }
      clock.set(end);
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}
