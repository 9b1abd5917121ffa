import { AppError } from '@inkstone/contracts';
import { listPackages } from '@inkstone/contracts/membership';
import { addPrice, listPrices } from '@inkstone/contracts/staff/prices';
import { day, hour, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createStaff } from '../../staff/testing/staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { baseUrl: 'https://write.example.com' } });
});
afterAll(() => server.close());

const reason = 'sale';
/** A staff member with a new session, because the clock may have passed the end of an earlier one. */
const finance = async (): Promise<TestClient> =>
  server.as((await createStaff(server.deps, { roles: ['finance'] })).token);
const visitor = () => server.visitor();
const priceOf = async (plan: string) =>
  (await visitor().call(listPackages, {})).vip.find(({ id }) => id === plan)?.price;
const statesOf = async (itemId: string) => {
  const { items } = await (await finance()).call(listPrices, {});
  return items.find((item) => item.itemId === itemId)?.prices.map(({ amount, state }) => [amount, state]);
};
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';

describe('POST /api/admin/prices/add', () => {
  it('schedules a list price', async () => {
    const from = server.clock.now() + hour;
    const { link } = await (await finance()).call(addPrice, {
      itemId: 'year_vip',
      amount: 17_800,
      from,
      reason,
    });
    expect(link).toBeNull();
    expect(await priceOf('year_vip')).toBe(19_800);
    expect(await statesOf('year_vip')).toEqual([
      [17_800, 'scheduled'],
      [19_800, 'current'],
    ]);
    server.clock.set(from);
    expect(await priceOf('year_vip')).toBe(17_800);
    expect(await statesOf('year_vip')).toEqual([
      [17_800, 'current'],
      [19_800, 'replaced'],
    ]);
  });

  it("sells an item by a campaign's link while it runs, also an unlisted one", async () => {
    const from = server.clock.now() + minute;
    const campaign = { itemId: 'halfyear_vvip', amount: 29_800, campaign: 'students-1', reason };
    const { link } = await (await finance()).call(addPrice, { ...campaign, from, to: from + day });
    expect(link).toMatch(/^https:\/\/write\.example\.com\/plan\?token=/);
    const offered = async () => (await visitor().call(listPackages, { token: tokenOf(link) })).vip[0];
    const refused = new AppError('plan_not_for_sale');
    await expect(offered()).rejects.toEqual(refused);
    server.clock.set(from);
    expect(await offered()).toMatchObject({ plan: 'halfyear_vvip', price: 29_800, listPrice: 39_800 });
    expect(await priceOf('halfyear_vvip')).toBeUndefined();
    const { items } = await (await finance()).call(listPrices, {});
    const shown = items.find(({ itemId }) => itemId === 'halfyear_vvip')?.prices[0];
    expect(shown).toMatchObject({ campaign: 'students-1', state: 'current', link });
    server.clock.set(from + day);
    await expect(offered()).rejects.toEqual(refused);
  });

  it.each([
    ['an unknown item', { itemId: 'no_plan' }, 'item_not_found'],
    ['a beginning in the past', { from: 1 }, 'price_dates_invalid'],
    ['an end before the beginning', { to: 1 }, 'price_dates_invalid'],
    ['a campaign that costs more', { campaign: 'dear', amount: 2500 }, 'campaign_price_too_high'],
    ['a campaign with a strange name', { campaign: 'a~b' }, 'invalid_request'],
    ['nothing', { amount: 0 }, 'invalid_request'],
    ['less than nothing', { amount: -1 }, 'invalid_request'],
    ['half a fen', { amount: 1.5 }, 'invalid_request'],
    ['a fortune', { amount: 1e21 }, 'invalid_request'],
  ] as const)('refuses %s', async (_name, wrong, code) => {
    const call = (await finance()).call(addPrice, { itemId: 'month_vip', amount: 2000, reason, ...wrong });
    await expect(call).rejects.toMatchObject({ code });
    expect(await statesOf('month_vip')).toEqual([[2500, 'current']]);
  });

  it('requires the permission to change prices', async () => {
    const analyst = server.as((await createStaff(server.deps, { roles: ['analyst'] })).token);
    expect((await analyst.call(listPrices, {})).items.length).toBeGreaterThan(10);
    await expect(analyst.call(addPrice, { itemId: 'month_vip', amount: 1, reason })).rejects.toEqual(
      new AppError('permission_missing'),
    );
  });
});
