import * as contract from '@inkstone/contracts/orders';
import { minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayChannelName } from '../../../ports/pay-channel.ts';
import { startAlipay } from '../../../providers/pay/alipay/testing/alipay-account.ts';
import { startStripe } from '../../../providers/pay/stripe/testing/stripe-account.ts';
import type { PayServer } from '../../../providers/pay/testing/pay-server.ts';
import { startWechat } from '../../../providers/pay/wechat/testing/wechat-account.ts';
import type { TestClient } from '../../../testing/client.ts';
import { refused } from '../../../testing/refused.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';

type StartedServers = {
  readonly wechat: Awaited<ReturnType<typeof startWechat>>;
  readonly alipay: Awaited<ReturnType<typeof startAlipay>>;
  readonly stripe: Awaited<ReturnType<typeof startStripe>>;
};
/** Timeout of the drivers in ms: waited for six times below, and more than a busy machine needs for a reply. */
const timeout = 4000;

let started: StartedServers;
let server: TestServer;
let page: TestClient;
let accountId: string;
let orderNo: string;

beforeAll(async () => {
  const [wechat, alipay, stripe] = await Promise.all([
    startWechat({}, {}, timeout),
    startAlipay({}, {}, timeout),
    startStripe({}, timeout),
  ]);
  started = { wechat, alipay, stripe };
  const pay = { wechat: wechat.channel, alipay: alipay.channel, stripe: stripe.channel };
  server = await createTestServer({ config: { roles: ['web'] }, base: { pay } });
});
afterAll(async () => {
  await server.close();
  for (const one of Object.values(started)) await one[Symbol.asyncDispose]();
});
beforeEach(async () => {
  for (const one of Object.values(started)) one.server.change = (reply: unknown) => reply as never;
  const account = await createAccount(server.deps);
  ({ accountId } = account);
  page = server.as(account.token);
  ({ orderNo } = await page.call(contract.addShopOrder, { plan: 'month_vip' }));
});

const pay: Readonly<Record<PayChannelName, () => Promise<unknown>>> = {
  wechat: () => page.call(contract.payCode, { orderNo, channel: 'wechat' }),
  alipay: () => page.call(contract.payCode, { orderNo, channel: 'alipay' }),
  stripe: () => page.call(contract.stripePurchase, { orderNo }),
};
const failures: readonly (readonly [string, PayServer['change']])[] = [
  ['does not answer in time', () => null],
  ['answers 500', () => ({ status: 500, body: '' })],
  ['answers with a page', () => ({ status: 200, body: '<html>busy</html>' })],
  ['answers with numbers of nobody', () => ({ status: 200, body: '{"code_url":"weixin://x","id":1}' })],
  ['is cut off', (reply) => ({ ...reply, body: reply.body.slice(0, reply.body.length / 2) })],
];
const states = async () => {
  const [row] = await server.deps.db.run(
    `select string_agg(state, ',' order by seq) as states from pay_attempts where order_no = $1`,
    [orderNo],
  );
  return row?.states;
};

describe.each(['wechat', 'alipay', 'stripe'] as const)('when %s', (name) => {
  it.each(failures)(
    '%s, the client receives that message, nothing is granted, and the next attempt works',
    async (_, change) => {
      started[name].server.change = change;
      await expect(pay[name]()).rejects.toEqual(refused('pay_unavailable'));
      expect(await page.call(contract.orderStatus, { orderNo })).toMatchObject({
        ...{ status: 'unpaid', pay: 'USERPAYING', paidAt: null },
      });
      expect(await states()).toBe('unknown');
      // The reason is in the log, and not redacted.
      const logged = server.captured.lines().findLast(({ providerCode }) => providerCode !== undefined);
      expect(logged?.providerCode).toMatch(/^(?!.*redacted)./);
      await expect(page.call(contract.payStatusOfOrder, { orderNo })).rejects.toEqual(
        refused('pay_status_unknown'),
      );
      started[name].server.change = (reply) => reply;
      expect(await pay[name]()).toMatchObject({ order: { orderNo } });
      expect(await states()).toMatch(/^(unknown|open),open$/);
      expect(await server.deps.tierOf(accountId)).toBe('free');
    },
  );
});

it('a card is paid with a secret for this order only, and returns to a page that proves nothing', async () => {
  const { handle, order } = await page.call(contract.stripePurchase, { orderNo });
  expect(handle).toMatchObject({ kind: 'client_secret', publishableKey: 'pk_test_1' });
  expect(order).toMatchObject({ status: 'unpaid', pay: 'USERPAYING' });
  await page.fetch(`/vipV2/creditCardPaySuccess?order=${orderNo}&redirect_status=succeeded`);
  expect(await page.call(contract.payStatusOfOrder, { orderNo })).toMatchObject({ status: 'unpaid' });
  const intents = [...started.stripe.server.intents.values()];
  const intent = intents.find(({ metadata }) => metadata.out_trade_no === `${orderNo}01`);
  if (!intent) throw new Error('There is no payment');
  expect(intent).toMatchObject({ amount: 2500, currency: 'cny' });
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
  expect(await page.call(contract.payStatusOfOrder, { orderNo })).toMatchObject({
    ...{ status: 'finished', channel: 'stripe' },
  });
});

it('a card that is declined or requires 3-D Secure leaves the order unchanged', async () => {
  await page.call(contract.stripePurchase, { orderNo });
  const intents = [...started.stripe.server.intents.values()];
  const intent = intents.find(({ metadata }) => metadata.out_trade_no === `${orderNo}01`);
  for (const status of ['requires_payment_method', 'requires_action', 'processing']) {
    Object.assign(intent ?? {}, { status });
    expect(await page.call(contract.payStatusOfOrder, { orderNo })).toMatchObject({
      ...{ status: 'unpaid', pay: 'USERPAYING' },
    });
  }
  server.clock.advance(minute);
  expect(await pay.stripe()).toMatchObject({ order: { orderNo } });
  expect(await states()).toBe('open');
});
