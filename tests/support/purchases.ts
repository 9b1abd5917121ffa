import type { InputOf } from '@inkstone/contracts';
import {
  actOnSimulatedTrade,
  addShopOrder,
  couponPrice,
  listCoupons,
  listSimulatedTrades,
  type OrderView,
  payCode,
  purchase,
} from '@inkstone/contracts/orders';
import { createCouponTemplate, issueCoupons } from '@inkstone/contracts/staff/coupons';
import type { TestClient } from '../../apps/server/src/testing/client.ts';

/** Orders and pays with the simulated WeChat Pay. */
export async function buy(client: TestClient, plan: string): Promise<OrderView> {
  const order = await orderPlan(client, plan);
  await payInWallet(client, order.orderNo);
  return order;
}

/** Orders a plan or a word package at its price, without paying. */
export async function orderPlan(client: TestClient, plan: string): Promise<OrderView> {
  return await client.call(addShopOrder, { plan });
}

/** Pays an order as a buyer who scans the code. */
export async function payInWallet(client: TestClient, orderNo: string): Promise<void> {
  const { text } = await client.call(payCode, { orderNo, channel: 'wechat' });
  const { trades } = await client.call(listSimulatedTrades, {});
  const trade = trades.find(({ tradeId }) => text.endsWith(tradeId));
  if (!trade) throw new Error(`No trade for the code ${text}`);
  await client.call(actOnSimulatedTrade, { tradeId: trade.tradeId, action: 'pay' });
}

/** Orders with the coupon of a name, which the unpaid order reserves. */
export async function orderWithCoupon(client: TestClient, plan: string, name: string): Promise<OrderView> {
  const { coupons } = await client.call(listCoupons, {});
  const coupon = coupons.find((one) => one.name === name && one.status === 'available');
  if (!coupon) throw new Error(`No coupon ${name}`);
  const { quote } = await client.call(couponPrice, { plan, couponId: coupon.couponId });
  return await client.call(purchase, { quoteId: quote.quoteId });
}

type Template = Partial<InputOf<typeof createCouponTemplate>> & { readonly name: string };

/** Issues a coupon to an account by its phone number, as `staff`. */
export async function giveCoupon(staff: TestClient, phone: string, template: Template): Promise<void> {
  const { templateId } = await staff.call(createCouponTemplate, {
    ...{ amount: 500, percent: null, quota: 10, validDays: 30, validTo: null, reason: 'A journey' },
    ...template,
  });
  await staff.call(issueCoupons, { templateId, accounts: [phone], reason: 'A journey' });
}
