import { rates } from '@inkstone/contracts';
import { minute } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../accounts/testing.ts';
import type { PostedNotice } from '../testing/fake-provider.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ config: { roles: ['web'], trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => shop[Symbol.asyncDispose]());

const forged: PostedNotice = { body: '{}', headers: { 'x-signature': 'forged' } };

/** Posts a notice from an address, through the proxy of the operator. */
async function postFrom(address: string, { body, headers }: PostedNotice, channel = 'wechat') {
  const response = await fetch(`${shop.server.url}/api/pay/notice/${channel}`, {
    ...{ method: 'POST', body, headers: { ...headers, 'x-forwarded-for': address } },
  });
  return response.status;
}

async function floodFrom(address: string): Promise<void> {
  for (let count = 0; count < rates.deniedNotice.requests; count++)
    expect(await postFrom(address, forged)).toBe(401);
  expect(await postFrom(address, forged)).toBe(401);
}

async function paidNotice() {
  const { accountId } = await createAccount(shop.deps);
  const { orderNo } = await shop.order(accountId, 'month_vip');
  const notice = shop.wechat.sign(shop.wechat.pay(await shop.attempt(accountId, orderNo)), orderNo);
  return { accountId, notice };
}

it('stops verifying a network that sent too many invalid notices, without affecting others', async () => {
  await floodFrom('203.0.113.9');
  const { accountId, notice } = await paidNotice();
  const denials = () =>
    shop.server.captured.lines().filter(({ msg }) => msg === 'a payment notice was denied').length;
  const before = denials();
  expect(await postFrom('203.0.113.9', forged)).toBe(429);
  // Also on the other channels, and also signed notices: the provider repeats them, and the payment is queried.
  expect(await postFrom('203.0.113.9', forged, 'alipay')).toBe(429);
  expect(await postFrom('203.0.113.9', notice)).toBe(429);
  expect(denials()).toBe(before);
  expect(await shop.deps.tierOf(accountId)).toBe('free');
  expect(await postFrom('203.0.113.10', notice)).toBe(200);
  expect(await shop.deps.tierOf(accountId)).toBe('plus');
  shop.clock.advance(2 * minute);
  expect(await postFrom('203.0.113.9', notice)).toBe(200);
});

it('counts an IPv6 network of 64 bits as one', async () => {
  await floodFrom('2001:db8:1:1::1');
  expect(await postFrom('2001:db8:1:1:ffff::2', forged)).toBe(429);
  expect(await postFrom('2001:db8:1:2::1', forged)).toBe(401);
});

it('requires no session and no page of this site, and works while users exceed their rates', async () => {
  const { notice } = await paidNotice();
  const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  const headers = { ...notice.headers, ...elsewhere, 'content-type': 'application/xml', cookie: 'TOKEN=x' };
  for (let count = 0; count < rates.webhook.requests; count++)
    await shop.deps.shared.take('webhook', 'wechat-pay 192.0.2.1', rates.webhook);
  for (let count = 0; count < rates.normal.requests; count++)
    await shop.deps.shared.take('normal', '192.0.2.1', rates.normal);
  expect(await postFrom('192.0.2.1', { ...notice, headers })).toBe(200);
});

it('never counts signed notices', async () => {
  const notices = await Promise.all(Array.from({ length: 10 }, paidNotice));
  for (let count = 0; count <= rates.deniedNotice.requests; count++) {
    const { notice } = notices[count % notices.length] ?? (await paidNotice());
    expect(await postFrom('198.51.100.1', notice)).toBe(200);
  }
});
