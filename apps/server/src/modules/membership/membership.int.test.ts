import { AppError } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import {
  listFunctions,
  listItems,
  listPackages,
  listPrivileges,
  recommendProducts,
} from '@inkstone/contracts/membership';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runDue } from '../../platform/due/index.ts';
import { createKeys } from '../../platform/security/keys.ts';
import { addPrice } from '../../testing/add-price.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { createAccount, openTestSession } from '../accounts/testing.ts';
import { writeCampaignToken } from './catalogue/campaign-token.ts';
import { grant } from './index.ts';
import { expireWordsHandler } from './words/grant-words.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { devices: { free: 1, plus: 5, pro: 10 } } });
});
afterAll(() => server.close());

let accountId: string;
beforeEach(async () => {
  ({ accountId } = await createAccount(server.deps));
});

const page = async () => server.as(await openTestSession(server.deps, { accountId }));

let orders = 0;
const buy = (itemId: string, quantity = 1, sourceId = `order-${++orders}`) =>
  server.deps.db.transact(({ sql }) =>
    grant(server.deps, sql, {
      ...{ accountId, itemId, quantity, sourceId },
      ...{ source: 'order', at: server.clock.now() },
    }),
  );

const tier = () => server.deps.tierOf(accountId);

describe('GET /api/vip/packages', () => {
  it('lists plans and word packages with the prices of the specification, in fen', async () => {
    const { vip, ai } = await server.visitor().call(listPackages, {});
    expect(vip.map(({ id, vip_type, price }) => [id, vip_type, price])).toEqual([
      ['month_vip', 'vip', 2500],
      ['quarter_vip', 'vip', 6800],
      ['year_vip', 'vip', 19_800],
      ['week_vvip', 'vvip', 4800],
      ['month_vvip', 'vvip', 9800],
      ['quarter_vvip', 'vvip', 23_800],
      ['year_vvip', 'vvip', 59_800],
    ]);
    expect(vip.find(({ id }) => id === 'year_vip')).toEqual({
      ...{ id: 'year_vip', plan: 'year_vip', vip_type: 'vip', term: { unit: 'month', count: 12 } },
      ...{ price: 19_800, listPrice: 19_800, currency: 'CNY', usdHint: 2999, pricePerMonth: 1650 },
    });
    expect(vip.find(({ id }) => id === 'week_vvip')?.pricePerMonth).toBe(20_571);
    expect(ai.map(({ words, days, price }) => [words, days, price])).toEqual([
      [50_000, 45, 990],
      [100_000, 45, 1600],
      [200_000, 45, 2800],
      [500_000, 45, 5800],
      [1_000_000, 45, 9800],
    ]);
  });

  it('describes every item, including those not for sale', async () => {
    const { items } = await server.visitor().call(listItems, {});
    expect(items).toHaveLength(15);
    expect(items.find(({ plan }) => plan === 'fiveyear_vip')).toEqual({
      ...{ type: 'vip', plan: 'fiveyear_vip', vip_type: 'vip', term: { unit: 'month', count: 60 } },
    });
    expect(items.at(-1)).toEqual({ type: 'ai', plan: 'words_1m', words: 1_000_000, days: 45 });
  });

  it('follows scheduled prices by the clock of the server', async () => {
    const now = server.clock.now();
    await addPrice(server.deps.db, {
      id: 'quarter-sale',
      item: 'quarter_vip',
      amount: 6000,
      from: now + day,
      to: now + 2 * day,
    });
    const price = async () => {
      const { vip } = await server.visitor().call(listPackages, {});
      return vip.find(({ id }) => id === 'quarter_vip')?.price;
    };
    expect(await price()).toBe(6800);
    server.clock.advance(day);
    expect(await price()).toBe(6000);
    server.clock.advance(day);
    expect(await price()).toBe(6800);
  });

  it("sells an unlisted plan to holders of a campaign's token, while it runs", async () => {
    const now = server.clock.now();
    const offer = { campaignId: 'autumn', itemId: 'eighteen_vvip' };
    await addPrice(server.deps.db, {
      id: 'autumn-1',
      item: 'eighteen_vvip',
      campaign: 'autumn',
      amount: 70_000,
      from: now,
      to: now + day,
    });
    const token = writeCampaignToken(server.deps.keys, offer);
    const list = (given: string) => server.visitor().call(listPackages, { token: given });
    const { vip } = await list(token);
    expect(vip[0]).toMatchObject({ id: token, plan: 'eighteen_vvip', price: 70_000, listPrice: 79_800 });
    expect((await server.visitor().call(listPackages, {})).vip.map(({ plan }) => plan)).not.toContain(
      'eighteen_vvip',
    );
    const refused = new AppError('plan_not_for_sale');
    const foreign = writeCampaignToken(createKeys('another installation'), offer);
    const otherItem = token.replace('eighteen_vvip', 'year_vvip');
    for (const wrong of ['eighteen_vvip', 'month_vip', 'c~autumn~eighteen_vvip~', foreign, otherItem])
      await expect(list(wrong), wrong).rejects.toEqual(refused);
    server.clock.advance(day);
    await expect(list(token)).rejects.toEqual(refused);
  });

  it('has unchangeable prices', async () => {
    for (const statement of ['update catalogue_prices set amount = 1', 'delete from catalogue_prices']) {
      const refusal = await server.deps.db.run(statement).catch((error: Error) => error.message);
      expect(refusal).toContain('never changed');
    }
  });
});

describe('grant', () => {
  it('creates a membership once for each order, until its date', async () => {
    server.clock.set(Date.parse('2027-01-31T10:00:00+08:00'));
    expect(await tier()).toBe('free');
    expect(await buy('month_vip', 1, 'one')).toBe(true);
    expect(await buy('month_vip', 1, 'one')).toBe(false);
    expect(await tier()).toBe('plus');
    const end = Date.parse('2027-02-28T10:00:00+08:00');
    const { vip_info, vip_infos } = await (await page()).call(userInfo, {});
    expect(vip_info).toEqual({
      ...{ vip_type: 'vip', start_time: server.clock.now() / 1000, expire_time: end / 1000 },
    });
    expect(vip_infos).toEqual([vip_info]);
    server.clock.set(end - 1);
    expect(await tier()).toBe('plus');
    server.clock.set(end);
    expect(await tier()).toBe('free');
  });

  it('pauses Plus for a week of Pro, and continues it afterwards', async () => {
    const start = server.clock.now();
    await buy('month_vip');
    server.clock.advance(day);
    await buy('week_vvip');
    expect(await tier()).toBe('pro');
    const { vip_info, vip_infos } = await (await page()).call(userInfo, {});
    expect(vip_info.vip_type).toBe('vvip');
    expect(vip_infos.map(({ vip_type }) => vip_type)).toEqual(['vvip', 'vip']);
    server.clock.set(start + 8 * day);
    expect(await tier()).toBe('plus');
    const [left] = await server.deps.db.run(
      'select sum(ends_at - starts_at)::float8 as ms from membership_spans where account_id = $1 and tier = $2',
      [accountId, 'plus'],
    );
    const [granted] = await server.deps.db.run(
      'select length::float8 as ms from grants where account_id = $1 and tier = $2',
      [accountId, 'plus'],
    );
    expect(left?.ms).toBe(granted?.ms);
  });

  it('chains concurrent purchases', async () => {
    await Promise.all(Array.from({ length: 8 }, () => buy('week_vvip')));
    const start = server.clock.now();
    server.clock.set(start + 56 * day - 1);
    expect(await tier()).toBe('pro');
    server.clock.set(start + 56 * day);
    expect(await tier()).toBe('free');
  });

  it('gives months bought in the same ms the same length as consecutive ones', async () => {
    server.clock.set(Date.parse('2029-01-31T10:00:00+08:00'));
    await Promise.all(Array.from({ length: 8 }, () => buy('month_vip')));
    const end = Date.parse('2029-09-30T10:00:00+08:00');
    server.clock.set(end - 1);
    expect(await tier()).toBe('plus');
    server.clock.set(end);
    expect(await tier()).toBe('free');
  });

  it('grants several at once', async () => {
    const start = server.clock.now();
    await buy('week_vvip', 3);
    server.clock.set(start + 21 * day - 1);
    expect(await tier()).toBe('pro');
  });
});

describe('word packages', () => {
  it('are shown soonest expiring first, last 45 days, and leave the ledger balanced', async () => {
    await buy('words_100k');
    server.clock.advance(day);
    await buy('words_50k', 2, 'words');
    expect(await buy('words_50k', 2, 'words')).toBe(false);
    const mine = await (await page()).call(listFunctions, {});
    expect(mine.packages.map(({ words, left }) => [words, left])).toEqual([
      [100_000, 100_000],
      [100_000, 100_000],
    ]);
    expect(mine.wordsLeft).toBe(200_000);
    server.clock.advance(44 * day);
    expect((await (await page()).call(listFunctions, {})).wordsLeft).toBe(100_000);
    const due = () => runDue(server.deps, [expireWordsHandler]);
    expect(await due()).toBe(1);
    server.clock.advance(day);
    expect(await due()).toBe(1);
    expect(await due()).toBe(0);
    const sums = await server.deps.db.run(
      `select (select sum(amount)::int from ledger_entries) as entries,
         (select sum(balance)::int from ledger_accounts where unit = 'word' and floor is not null) as left`,
    );
    expect(sums).toEqual([{ entries: 0, left: 0 }]);
  });

  it('are not revoked while some of their words are reserved', async () => {
    await buy('words_50k');
    await server.deps.db.run('update ledger_accounts set held = 10 where balance = 50000');
    server.clock.advance(45 * day);
    const due = () => runDue(server.deps, [expireWordsHandler]);
    expect(await due()).toBe(1);
    const balances = () =>
      server.deps.db.run('select balance::int as left from ledger_accounts where held > 0');
    expect(await balances()).toEqual([{ left: 50_000 }]);
    await server.deps.db.run('update ledger_accounts set held = 0 where balance = 50000');
    server.clock.advance(day);
    expect(await due()).toBe(1);
    expect(server.captured.text()).not.toContain('a due task failed');
    const [left] = await server.deps.db.run(
      'select count(*)::int as count from ledger_accounts where balance > 0',
    );
    expect(left?.count).toBe(0);
  });
});

describe('the features of a membership', () => {
  it('are listed for everybody', async () => {
    const { tiers } = await server.visitor().call(listPrivileges, {});
    expect(tiers.map(({ vip_type, daily }) => [vip_type, daily.proofread, daily.continue])).toEqual([
      ['free', 5000, 500],
      ['vip', 40_000, 10_000],
      ['vvip', null, null],
    ]);
    expect(
      tiers.map(({ versions, devices, storage }) => [versions.count, devices, storage / 1024 ** 3]),
    ).toEqual([
      [3, 1, 500 / 1024],
      [100, 5, 5],
      [1000, 10, 50],
    ]);
    expect(tiers.map(({ ocrPages }) => ocrPages)).toEqual([30, 300, 2000]);
    expect(tiers.map(({ support }) => support)).toEqual(['normal', 'normal', 'priority']);
  });

  it('name exactly the existing features', async () => {
    const { available, refund } = await server.visitor().call(listPrivileges, {});
    // Features that need a text model are omitted without one.
    expect(available).toEqual(['proofread', 'rewrite']);
    expect(refund).toEqual({ days: 7, usedPercent: 5 });
  });

  it('depend on the tier known to the server, not on a cookie', async () => {
    const forged = await page();
    forged.cookies.set('VIP_TYPE', 'vvip');
    forged.cookies.set('VIP_INFO', JSON.stringify({ vip_type: 'vvip', expire_time: 9_999_999_999 }));
    expect(await forged.call(listFunctions, {})).toMatchObject({
      vip_type: 'free',
      functions: expect.arrayContaining([{ function: 'proofread', limit: 5000 }]),
    });
    await buy('month_vvip');
    expect((await forged.call(listFunctions, {})).functions.map(({ limit }) => limit)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('GET /api/products_recommendation', () => {
  it("names the cheapest item above the caller's tier", async () => {
    const names = async (client: Awaited<ReturnType<typeof page>>) => {
      const { vip, ai } = await client.call(recommendProducts, {});
      return [...vip, ...ai].map(({ id }) => id);
    };
    expect(await names(server.visitor())).toEqual(['year_vip', 'year_vvip', 'words_1m']);
    await buy('month_vip');
    expect(await names(await page())).toEqual(['year_vvip', 'words_1m']);
  });
});
