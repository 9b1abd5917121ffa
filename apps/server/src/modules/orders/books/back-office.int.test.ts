import { findAccounts } from '@inkstone/contracts/staff/accounts';
import { listLedger, readLedger } from '@inkstone/contracts/staff/ledger';
import { explainMembership } from '@inkstone/contracts/staff/memberships';
import { listPayChannels, testPayChannel } from '@inkstone/contracts/staff/pay-channels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../accounts/testing.ts';
import { createStaff } from '../../staff/testing/staff.ts';
import { settle } from '../settlement/settle.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
let buyer: { readonly accountId: string };
let orderNo: string;
let number: string;
let finance: ReturnType<Shop['server']['as']>;
beforeAll(async () => {
  shop = await openShop();
  buyer = await createAccount(shop.deps);
  ({ orderNo } = await shop.order(buyer.accountId, 'month_vip'));
  number = await shop.attempt(buyer.accountId, orderNo);
  await settle(shop.deps, shop.wechat.pay(number));
  finance = shop.server.as((await createStaff(shop.deps, { roles: ['finance'] })).token);
});
afterAll(() => shop[Symbol.asyncDispose]());

describe('the search for accounts', () => {
  it('finds an order by its number, that of an attempt, and that of the payment at the provider', async () => {
    for (const query of [orderNo, number, 'wechat-1', ` ${orderNo} `])
      expect((await finance.call(findAccounts, { query })).accounts, query).toMatchObject([
        { accountId: buyer.accountId },
      ]);
    expect((await finance.call(findAccounts, { query: 'no-such-number' })).accounts).toEqual([]);
  });
});

describe('the membership of an account', () => {
  it('shows the order of each grant, and the position of its time', async () => {
    const found = await finance.call(explainMembership, { accountId: buyer.accountId });
    const grant = { source: 'order', sourceId: orderNo, vip_type: 'vip', kind: 'floating', revokedAt: null };
    expect(found).toMatchObject({ vip_type: 'vip', grants: [grant], packages: [] });
    const [{ spans: [span] = [], length } = { length: 0 }] = found.grants;
    expect((span?.to ?? 0) - (span?.from ?? 0)).toBe(length);
    expect(found.limits.length).toBeGreaterThan(2);
  });

  it('is refused to moderators', async () => {
    const moderator = shop.server.as((await createStaff(shop.deps, { roles: ['moderator'] })).token);
    await expect(moderator.call(explainMembership, { accountId: buyer.accountId })).rejects.toMatchObject({
      code: 'permission_missing',
    });
  });
});

describe('the ledger', () => {
  it('sums to zero in every unit', async () => {
    const { units, accounts } = await finance.call(readLedger, {});
    expect(units.map(({ sum }) => sum)).toEqual(units.map(() => 0));
    expect(accounts).toContainEqual({ key: 'clearing/wechat/CNY', unit: 'CNY', balance: 2500 });
    expect(accounts).toContainEqual({ key: 'revenue/CNY', unit: 'CNY', balance: -2500 });
  });

  it('shows a sum other than zero', async () => {
    await shop.deps.db.run(
      `alter table ledger_entries disable trigger user;
       update ledger_entries set amount = amount + 7 where account_key = 'revenue/CNY';
       alter table ledger_entries enable trigger user`,
    );
    const { units } = await finance.call(readLedger, {});
    expect(units.find(({ unit }) => unit === 'CNY')).toMatchObject({ sum: 7 });
    await shop.deps.db.run(
      `alter table ledger_entries disable trigger user;
       update ledger_entries set amount = amount - 7 where account_key = 'revenue/CNY';
       alter table ledger_entries enable trigger user`,
    );
  });

  it('lists transactions by account, reason and source, in pages', async () => {
    const filter = { account: 'revenue/CNY', reason: 'payment' };
    const { rows } = await finance.call(listLedger, filter);
    expect(rows).toMatchObject([
      {
        reason: 'payment',
        entries: [
          { key: 'clearing/wechat/CNY', amount: 2500, unit: 'CNY' },
          { key: 'revenue/CNY', amount: -2500, unit: 'CNY' },
        ],
      },
    ]);
    expect((await finance.call(listLedger, { source: rows[0]?.source ?? '' })).rows).toEqual(rows);
    expect((await finance.call(listLedger, { ...filter, account: 'nobody' })).rows).toEqual([]);
    const first = await finance.call(listLedger, { limit: 1 });
    const all = await finance.call(listLedger, {});
    expect(first.rows).toEqual(all.rows.slice(0, 1));
    expect(first.next === null).toBe(all.rows.length === 1);
    await expect(finance.call(listLedger, { cursor: 'wrong' })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });
});

describe('the payment channels', () => {
  const channelOf = async (name: string) =>
    (await finance.call(listPayChannels, {})).channels.find(({ channel }) => channel === name);
  const reason = 'test';

  it('are listed without keys, with the last payment', async () => {
    expect(await channelOf('wechat')).toEqual({
      ...{ channel: 'wechat', state: 'simulated', ways: ['qr', 'h5', 'jsapi'], currencies: ['CNY'] },
      ...{ merchant: 'merchant-1', lastNoticeAt: null, lastPaymentAt: expect.any(Number), lastFailure: null },
    });
    expect(await channelOf('stripe')).toMatchObject({ state: 'off', merchant: '' });
  });

  it('are tested by a query that changes nothing, and keep their last failure', async () => {
    const before = shop.alipay.requests.length;
    const works = await finance.call(testPayChannel, { channel: 'alipay', reason });
    expect(works).toMatchObject({ result: 'works', detail: '' });
    expect(shop.alipay.requests).toHaveLength(before);
    shop.alipay.behaviour = 'unreachable';
    const lost = await finance.call(testPayChannel, { channel: 'alipay', reason });
    expect(lost).toMatchObject({ result: 'unknown', detail: 'timeout' });
    expect((await channelOf('alipay'))?.lastFailure).toMatchObject({ call: 'query', detail: 'timeout' });
    await expect(finance.call(testPayChannel, { channel: 'stripe', reason })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
