import { changeProfile, storeAvatar } from '@inkstone/contracts/accounts/profile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../modules/accounts/testing.ts';
import { createOrder } from '../modules/orders/create-order.ts';
import { createQuote } from '../modules/orders/quotes/create-quote.ts';
import type { TestClient } from '../testing/client.ts';
import { createLibrary, drawSquare } from '../testing/document-access/library-ids.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { readAccountFiles } from './read-account-files.ts';
import { fillEveryTable } from './testing.ts';

let server: TestServer;
let person: TestClient;
let accountId: string;
beforeAll(async () => {
  const jobs = { start: async () => undefined, stop: async () => undefined, send: async () => undefined };
  server = await createTestServer({ base: { jobs } });
  ({ accountId, owner: person } = await createLibrary(server));
});
afterAll(() => server.close());

async function filesOf(account: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const { path, content } of readAccountFiles(server.deps, account))
    files.set(path, Buffer.from(content).toString());
  return files;
}

it('returns names, settings and lists as JSON, and the avatar', async () => {
  await person.call(changeProfile, { username: '张三' });
  await person.call(storeAvatar, { base64: await drawSquare() });
  const files = await filesOf(accountId);
  const [profile] = JSON.parse(files.get('account/profile.json') ?? '[]');
  expect(profile).toMatchObject({ username: '张三', createdAt: '2026-11-21T02:00:00.000Z' });
  expect(JSON.parse(files.get('account/versions.json') ?? '[]')).toHaveLength(1);
  expect(JSON.parse(files.get('account/shares.json') ?? '[]')).toMatchObject([{ state: 'on' }]);
  expect([...files.keys()].filter((path) => path.endsWith('.webp'))).toHaveLength(2);
});

it('returns the orders of this account only', async () => {
  const { accountId: buyer } = await createAccount(server.deps);
  const order = async (account: string) => {
    const { quoteId } = await createQuote(server.deps, account, { plan: 'month_vip', quantity: 2 });
    return createOrder(server.deps, account, quoteId);
  };
  await order(accountId);
  const { orderNo } = await order(buyer);
  const orders = JSON.parse((await filesOf(buyer)).get('account/orders.json') ?? '');
  expect(orders).toMatchObject([
    {
      orderNo,
      itemId: 'month_vip',
      quantity: 2,
      payable: 5000,
      currency: 'CNY',
      state: 'unpaid',
      paidAt: null,
    },
  ]);
  expect(Object.keys(orders[0])).not.toContain('buyerId');
});

it('contains no credentials and no data of other accounts', async () => {
  const { accountId: full } = await createAccount(server.deps, { password: 'geheim123' });
  await fillEveryTable(server.deps.db, full);
  const files = await filesOf(full);
  for (const [path, text] of files) {
    const rows: object[] = JSON.parse(text);
    // Orders are selected through their buyer, and the sample rows do not connect the two.
    if (path !== 'account/orders.json') expect(rows.length, path).toBeGreaterThan(0);
    const keys = rows.flatMap((row) => Object.keys(row)).join(' ');
    expect(keys, path).not.toMatch(/hash|sealed|secret|token/i);
    expect(text, path).not.toContain('argon2');
    expect(text).not.toContain(accountId);
  }
});
