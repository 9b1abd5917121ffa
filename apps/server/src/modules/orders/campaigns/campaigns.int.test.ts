import { AppError, type InputOf } from '@inkstone/contracts';
import { listPackages } from '@inkstone/contracts/membership';
import { cancelOrder } from '@inkstone/contracts/orders';
import * as staff from '@inkstone/contracts/staff/campaigns';
import { addPrice } from '@inkstone/contracts/staff/prices';
import { day, hour, second } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import { createAccount, type TestAccount } from '../../accounts/testing.ts';
import { createStaff } from '../../staff/testing/staff.ts';
import { createOrder } from '../create-order.ts';
import { createQuote } from '../quotes/create-quote.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
let operator: ReturnType<typeof callAsOperator>;
beforeAll(async () => {
  shop = await openShop();
  operator = callAsOperator(shop.deps, 'tester');
});
afterAll(() => shop[Symbol.asyncDispose]());

let account: TestAccount;
let names = 0;
beforeEach(async () => {
  shop.clock.advance(second);
  account = await createAccount(shop.deps);
});

const reason = 'test';
const refused = (...given: ConstructorParameters<typeof AppError>) => new AppError(...given);
type Terms = Partial<InputOf<typeof staff.createCampaign>>;

async function create(terms: Terms = {}): Promise<staff.CampaignRow> {
  names += 1;
  const offers = [{ itemId: 'month_vip', amount: 1500 }];
  const campaignId = terms.campaignId ?? `sale-${names}`;
  await operator(staff.createCampaign, { title: 'Sale', offers, reason, ...terms, campaignId });
  return read(campaignId);
}

async function read(campaignId: string): Promise<staff.CampaignRow> {
  const { rows } = await operator(staff.listCampaigns, { limit: 100 });
  const row = rows.find((each) => each.campaignId === campaignId);
  if (!row) throw new Error(`${campaignId} is not listed`);
  return row;
}

const tokenOf = ({ offers }: staff.CampaignRow) =>
  new URL(offers[0]?.link ?? '').searchParams.get('token') ?? '';
const buy = async (plan: string, buyer = account, quantity = 1) => {
  const { quoteId } = await createQuote(shop.deps, buyer.accountId, { plan, quantity, couponId: null });
  return createOrder(shop.deps, buyer.accountId, quoteId);
};

describe('POST /api/admin/campaigns/create', () => {
  it('sells by its link while it runs, at the previewed price', async () => {
    const from = shop.clock.now() + hour;
    const offers = [
      { itemId: 'eighteen_vvip', amount: 59_900, usdHint: 8900 },
      { itemId: 'words_50k', amount: 890 },
    ];
    const seen = await operator(staff.previewCampaign, { offers, from, to: from + day });
    expect(seen.vip).toMatchObject([
      { price: 59_900, listPrice: 79_800, pricePerMonth: 3328, usdHint: 8900 },
    ]);
    expect(seen.ai).toMatchObject([{ price: 890, listPrice: 990 }]);
    const made = await create({ offers, from, to: from + day });
    expect(made).toMatchObject({ state: 'scheduled', from, to: from + day, sold: 0, paid: 0 });
    expect(made.offers[0]?.vip).toMatchObject([{ ...seen.vip[0], id: tokenOf(made) }]);
    const offered = () => shop.server.visitor().call(listPackages, { token: tokenOf(made) });
    await expect(offered()).rejects.toEqual(refused('plan_not_for_sale'));
    shop.clock.set(from);
    expect((await offered()).vip[0]).toEqual(made.offers[0]?.vip[0]);
    expect((await read(made.campaignId)).state).toBe('running');
    shop.clock.set(from + day);
    await expect(offered()).rejects.toEqual(refused('plan_not_for_sale'));
    const over = await read(made.campaignId);
    expect(over).toMatchObject({ state: 'over', offers: [{ link: null, vip: [{ price: 59_900 }] }, {}] });
  });

  it.each<[string, Terms, string]>([
    ['an unknown item', { offers: [{ itemId: 'gold', amount: 1 }] }, 'item_not_found'],
    [
      'a price that saves nothing',
      { offers: [{ itemId: 'month_vip', amount: 2500 }] },
      'campaign_price_too_high',
    ],
    ['a beginning in the past', { from: 1 }, 'price_dates_invalid'],
    ['an end that has passed', { to: 1 }, 'price_dates_invalid'],
    ['half a fen', { offers: [{ itemId: 'month_vip', amount: 0.5 }] }, 'invalid_request'],
    ['a fortune', { offers: [{ itemId: 'month_vip', amount: 1e21 }] }, 'invalid_request'],
    ['nothing to sell', { offers: [] }, 'invalid_request'],
    [
      'two prices of one item',
      { offers: [1, 2].map((amount) => ({ itemId: 'month_vip', amount })) },
      'invalid_request',
    ],
    ['a quota of nothing', { quota: 0 }, 'invalid_request'],
    ['a name with capitals', { campaignId: 'Sale' }, 'invalid_request'],
  ])('refuses %s', async (_, terms, code) => {
    await expect(create(terms)).rejects.toMatchObject({ code });
    expect(await shop.deps.db.run(`select 1 from campaigns where campaign_id = 'sale-${names}'`)).toEqual([]);
  });

  it('accepts a name once', async () => {
    const { campaignId } = await create();
    await expect(create({ campaignId })).rejects.toEqual(refused('campaign_exists'));
  });

  it('requires the permission to change campaigns, and is in the audit log', async () => {
    const analyst = shop.server.as((await createStaff(shop.deps, { roles: ['analyst'] })).token);
    const finance = shop.server.as((await createStaff(shop.deps, { roles: ['finance'] })).token);
    const offers = [{ itemId: 'month_vip', amount: 1500 }];
    const made = await finance.call(staff.createCampaign, {
      ...{ campaignId: 'of-finance', title: 'Sale', quota: 3, offers, reason },
    });
    const entries = await shop.deps.db.run(
      `select facts from audit_entries where action = 'campaigns.change' order by seq desc limit 2`,
    );
    const facts = JSON.stringify(entries);
    for (const fact of [made.campaignId, 'quota', '1500']) expect(facts).toContain(fact);
    expect((await analyst.call(staff.listCampaigns, {})).rows.length).toBeGreaterThan(0);
    const end = { campaignId: made.campaignId, reason };
    await expect(analyst.call(staff.endCampaign, end)).rejects.toEqual(refused('permission_missing'));
  });
});

describe('limits', () => {
  it('of all buyers are never exceeded, also concurrently; a canceled order is not counted', async () => {
    const token = tokenOf(await create({ quota: 3 }));
    const buyers = await Promise.all(Array.from({ length: 6 }, () => createAccount(shop.deps)));
    const tried = await Promise.allSettled(buyers.map((buyer) => buy(token, buyer)));
    const made = tried.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(made).toHaveLength(3);
    for (const each of tried)
      if (each.status === 'rejected') expect(each.reason).toEqual(refused('campaign_sold_out'));
    await expect(buy(token)).rejects.toEqual(refused('campaign_sold_out'));
    const offered = () => shop.server.visitor().call(listPackages, { token });
    await expect(offered()).rejects.toEqual(refused('campaign_sold_out'));
    const [first] = made;
    const owner = buyers.find((_, i) => tried[i]?.status === 'fulfilled');
    const other = buyers.find((_, i) => tried[i]?.status === 'rejected');
    const offeredTo = (buyer?: TestAccount) =>
      shop.server.as(buyer?.token ?? '').call(listPackages, { token });
    // The buyer with an unpaid order can still pay it.
    expect((await offeredTo(owner)).vip[0]?.price).toBe(1500);
    await expect(offeredTo(other)).rejects.toEqual(refused('campaign_sold_out'));
    const orderNo = first?.orderNo ?? '';
    await shop.server.as(owner?.token ?? '').call(cancelOrder, { orderNo });
    await shop.deps.runDue();
    expect((await offered()).vip[0]?.price).toBe(1500);
    expect((await buy(token)).payable).toBe(1500);
    await expect(offered()).rejects.toEqual(refused('campaign_sold_out'));
  });

  it('of one account count items, not orders', async () => {
    const made = await create({ perAccount: 2 });
    const token = tokenOf(made);
    const limit = refused('campaign_limit_reached', { limit: 2 });
    await expect(buy(token, account, 3)).rejects.toEqual(limit);
    const order = await buy(token, account, 2);
    expect((await buy(token, account, 2)).orderNo).toBe(order.orderNo);
    expect(await read(made.campaignId)).toMatchObject({ waiting: 2, sold: 0, buyers: 0, paid: 0 });
    const outTradeNo = await shop.attempt(account.accountId, order.orderNo);
    await shop.post('wechat', shop.wechat.sign(shop.wechat.pay(outTradeNo), outTradeNo));
    expect(await read(made.campaignId)).toMatchObject({ waiting: 0, sold: 2, buyers: 1, paid: 3000 });
    await expect(buy(token)).rejects.toEqual(limit);
    expect(await shop.deps.itemsTaken(made.campaignId, account.accountId)).toBe(2);
    expect((await buy(token, await createAccount(shop.deps))).payable).toBe(1500);
    expect((await buy('month_vip')).payable).toBe(2500);
  });
});

describe('POST /api/admin/campaigns/end', () => {
  it('ends it at once; existing orders keep their price, quotes do not', async () => {
    const made = await create({ to: shop.clock.now() + day });
    const token = tokenOf(made);
    const order = await buy(token);
    const late = await createAccount(shop.deps);
    const { quoteId } = await createQuote(shop.deps, late.accountId, { plan: token, quantity: 1 });
    const { campaignId } = made;
    expect(await operator(staff.endCampaign, { campaignId, reason })).toEqual({ endedAt: shop.clock.now() });
    await expect(createOrder(shop.deps, late.accountId, quoteId)).rejects.toEqual(refused('price_changed'));
    await expect(createQuote(shop.deps, late.accountId, { plan: token, quantity: 1 })).rejects.toEqual(
      refused('plan_not_for_sale'),
    );
    const outTradeNo = await shop.attempt(account.accountId, order.orderNo);
    await shop.post('wechat', shop.wechat.sign(shop.wechat.pay(outTradeNo), outTradeNo));
    expect(await read(campaignId)).toMatchObject({
      state: 'ended',
      sold: 1,
      paid: 1500,
      offers: [{ link: null }],
    });
    const again = operator(staff.endCampaign, { campaignId, reason });
    await expect(again).rejects.toEqual(refused('campaign_over'));
    const more = { itemId: 'year_vip', amount: 1, campaign: campaignId, reason };
    await expect(operator(addPrice, more)).rejects.toEqual(refused('campaign_over'));
    const none = operator(staff.endCampaign, { campaignId: 'no-such', reason });
    await expect(none).rejects.toEqual(refused('campaign_not_found'));
  });
});
