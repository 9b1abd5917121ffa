import { AppError } from '@inkstone/contracts';
import { buyAgain, quoteUpgrade } from '@inkstone/contracts/orders';
import { createCampaign, endCampaign, listCampaigns } from '@inkstone/contracts/staff/campaigns';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createAccount } from '../../accounts/testing.ts';
import { createOrder } from '../create-order.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
let accountId: string;
let page: TestClient;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  await shop.pass(day);
  const account = await createAccount(shop.deps);
  ({ accountId } = account);
  page = shop.server.as(account.token);
});

const again = (orderNo: string) => page.call(buyAgain, { orderNo });
const refused = (code: ConstructorParameters<typeof AppError>[0]) => new AppError(code);
let payments = 0;
const pay = async (orderNo: string) => {
  const attempt = await shop.attempt(accountId, orderNo);
  await shop.post('wechat', shop.wechat.sign(shop.wechat.pay(attempt), `again-${++payments}`));
};

it('an order is bought again by its item', async () => {
  const { orderNo } = await shop.order(accountId, 'words_50k');
  expect(await again(orderNo)).toEqual({ item: 'words_50k', isUpgrade: false });
  const other = shop.server.as((await createAccount(shop.deps)).token);
  await expect(other.call(buyAgain, { orderNo })).rejects.toEqual(refused('order_not_found'));
});

it('an order at the price of a campaign is bought again at it while the campaign runs', async () => {
  const operator = callAsOperator(shop.deps, 'tester');
  // One plan that is also sold without the campaign, and one that is not.
  const offers = [
    { itemId: 'month_vip', amount: 1500 },
    { itemId: 'halfyear_vvip', amount: 19_900 },
  ];
  const [campaignId, reason] = ['again', 'test'];
  await operator(createCampaign, { campaignId, title: 'Sale', offers, reason });
  const { rows } = await operator(listCampaigns, { limit: 10 });
  const tokens = rows[0]?.offers.map(({ link }) => new URL(link ?? '').searchParams.get('token') ?? '') ?? [];
  const orders: string[] = [];
  for (const token of tokens) orders.push((await shop.order(accountId, token)).orderNo);
  const items = () => Promise.all(orders.map((one) => again(one).then(({ item }) => item)));
  expect(tokens).toHaveLength(2);
  expect(await items()).toEqual(tokens);
  await operator(endCampaign, { campaignId, reason });
  const [listed = '', hidden = ''] = orders;
  expect(await again(listed)).toEqual({ item: 'month_vip', isUpgrade: false });
  await expect(again(hidden)).rejects.toEqual(refused('plan_not_for_sale'));
});

it('an upgrade is bought again as an upgrade, as long as Plus reduces its price', async () => {
  await pay((await shop.order(accountId, 'year_vip')).orderNo);
  const { quote } = await page.call(quoteUpgrade, { plan: 'year_vvip' });
  const { orderNo } = await createOrder(shop.deps, accountId, quote.quoteId);
  expect(await again(orderNo)).toEqual({ item: 'year_vvip', isUpgrade: true });
  await pay(orderNo);
  expect(await again(orderNo)).toEqual({ item: 'year_vvip', isUpgrade: false });
});
