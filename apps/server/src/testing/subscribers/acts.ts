import type { Call } from '@inkstone/contracts';
import * as membership from '@inkstone/contracts/membership';
import * as orders from '@inkstone/contracts/orders';
import * as desk from '@inkstone/contracts/staff/orders';
import * as contract from '@inkstone/contracts/subscriptions';
import { type CouponDesk, openCouponDesk } from '../../modules/orders/testing/coupons.ts';
import type { Shop } from '../../modules/orders/testing/shop.ts';
import type { RefundFact } from '../../ports/pay-channel.ts';

type Channel = 'wechat' | 'alipay';

/** A simulated user and their open purchases. */
export interface Actor {
  readonly shop: Shop;
  readonly accountId: string;
  readonly call: Call;
  readonly operator: Call;
  readonly below: (count: number) => number;
  readonly dispute: (fact: RefundFact) => void;
  /** Orders that the user paid by a wallet, oldest first. */
  readonly bought: { readonly orderNo: string; readonly number: string; readonly channel: Channel }[];
  /** The newest subscription, until the user cancels it. */
  subscriptionId: string | null;
}

const renewing = ['month_vip', 'month_vip', 'month_vvip', 'quarter_vip'] as const;
const terms = ['month_vip', 'quarter_vip', 'year_vip', 'week_vvip', 'month_vvip', 'words_50k'] as const;
const wallets = ['wechat', 'alipay'] as const;

function pick<T>({ below }: Pick<Actor, 'below'>, from: readonly T[]): T {
  return from[below(from.length)] as T;
}

async function pay(actor: Actor, orderNo: string, channel: Channel): Promise<void> {
  const { shop, accountId, bought } = actor;
  const number = await shop.attempt(accountId, orderNo, channel);
  const fact = shop[channel].pay(number);
  bought.push({ orderNo, number, channel });
  // A fifth of the notices is lost, so that the provider is queried; a fifth is sent twice.
  const times = pick(actor, [0, 1, 1, 1, 2]);
  for (let time = 0; time < times; time++)
    await shop.post(channel, shop[channel].sign(fact, `${channel}-${number}`));
}

async function subscribe(actor: Actor): Promise<void> {
  const { shop, accountId, call, below } = actor;
  const channel = pick(actor, wallets);
  const plan = pick(actor, renewing);
  const { orderNo } = await shop.order(accountId, plan);
  const { amount, termsVersion } = await call(contract.renewalTerms, { plan });
  // Without an offer the amount is 0, and the call is refused for another reason.
  const consent = { amount: Math.max(1, amount), termsVersion };
  const signs = channel === 'wechat' ? contract.wechatSubscription : contract.alipaySubscription;
  const signing = await call(signs as typeof contract.alipaySubscription, { orderNo, way: 'qr', consent });
  actor.subscriptionId = signing.subscriptionId;
  const agreement = signing.handle.kind === 'code' ? signing.handle.text : '';
  // Some users never sign.
  if (below(12) === 0) return;
  shop.agreements[channel].states.set(agreement, 'signed');
  await call(contract.checkSubscription, { subscriptionId: signing.subscriptionId });
  // Some users end the agreement in the wallet, without a notice.
  if (below(10) === 0) shop.agreements[channel].states.delete(agreement);
}

async function cancel(actor: Actor): Promise<void> {
  const { call, subscriptionId } = actor;
  if (subscriptionId !== null) await call(contract.cancelSubscription, { subscriptionId });
  actor.subscriptionId = null;
}

async function buy(actor: Actor): Promise<void> {
  const { shop, accountId, below } = actor;
  const coupons: CouponDesk = openCouponDesk(shop);
  const plan = pick(actor, terms);
  const couponId =
    below(3) === 0
      ? await coupons.coupon({ accountId }, pick(actor, [{ amount: 500 }, { percent: 20 }]))
      : null;
  const order = await coupons.order({ accountId }, plan, couponId, 1 + below(2));
  if (below(10) > 0) await pay(actor, order.orderNo, pick(actor, wallets));
}

async function upgrade(actor: Actor): Promise<void> {
  const { call } = actor;
  const plan = pick(actor, ['month_vvip', 'quarter_vvip', 'year_vvip']);
  const { quote } = await call(orders.quoteUpgrade, { plan });
  const { orderNo } = await call(orders.purchase, { quoteId: quote.quoteId });
  await pay(actor, orderNo, 'wechat');
}

async function convert({ call }: Actor): Promise<void> {
  const { conversion } = await call(membership.quoteConversion, {});
  if (!conversion) return;
  const { conversionId, consent } = conversion;
  await call(membership.convertPlus, { conversionId, consentHash: consent.hash });
}

async function refundOwn({ call, bought }: Actor): Promise<void> {
  const last = bought.at(-1);
  if (!last) return;
  const { amount, self } = await call(orders.quoteRefund, { orderNo: last.orderNo });
  if (self?.fault === null) await call(orders.confirmRefund, { orderNo: last.orderNo, amount });
}

async function refundByStaff({ shop, accountId, operator, below }: Actor): Promise<void> {
  const rows = await shop.deps.db.run(
    `select o.order_no from orders o join buyers b using (buyer_id)
     where b.account_id = $1 and o.state = 'finished' order by o.order_no desc limit 3`,
    [accountId],
  );
  const row = rows[below(Math.max(1, rows.length))];
  if (!row) return;
  const orderNo = String(row.order_no);
  const { refund } = await operator(desk.getStaffOrder, { orderNo });
  const left = refund?.left ?? 0;
  if (left <= 0) return;
  const amount = below(2) === 0 ? left : 1 + below(left);
  await operator(desk.refundOrder, { orderNo, amount, left, reason: 'test' });
}

async function chargeBack({ shop, bought, dispute, below }: Actor): Promise<void> {
  const last = bought.at(-1);
  const trade = last && shop[last.channel].trades.get(last.number);
  if (!last || trade?.state !== 'paid') return;
  const [row] = await shop.deps.db.run(
    `select p.amount - coalesce((select sum(r.amount) from refunds r where r.payment_id = p.payment_id
       and r.state not in ('denied', 'closed', 'failed')), 0) as left
     from payments p where p.order_no = $1 and p.use = 'applied'`,
    [last.orderNo],
  );
  const left = Number(row?.left ?? 0);
  if (left <= 0) return;
  const { channel } = last;
  const fact: RefundFact = {
    ...{ channel, merchant: trade.merchant, outTradeNo: trade.outTradeNo, outRefundNo: '' },
    ...{ providerRefund: `dispute-${trade.providerTxn}`, providerTxn: trade.providerTxn, amount: left },
    ...{ currency: trade.currency, state: 'succeeded', cause: 'dispute' },
  };
  dispute(fact);
  const signed = shop[channel].sign(fact, `dispute-${trade.providerTxn}`);
  for (let time = 0; time < 1 + below(2); time++) await shop.post(channel, signed);
}

/** Opens the page of subscriptions; most users agree to a higher price. */
async function look({ call, below }: Actor): Promise<void> {
  const { subscriptions } = await call(contract.listAllSubscriptions, {});
  for (const { subscriptionId, priceChange } of subscriptions)
    if (priceChange?.canAgree && below(3) > 0)
      await call(contract.agreeToPrice, { subscriptionId, amount: priceChange.amount });
}

/** The actions of users, with their frequency in percent. */
export const acts = {
  subscribe: { act: subscribe, weight: 36 },
  cancel: { act: cancel, weight: 6 },
  look: { act: look, weight: 14 },
  buy: { act: buy, weight: 18 },
  upgrade: { act: upgrade, weight: 9 },
  convert: { act: convert, weight: 5 },
  refundOwn: { act: refundOwn, weight: 4 },
  refundByStaff: { act: refundByStaff, weight: 5 },
  chargeBack: { act: chargeBack, weight: 3 },
} as const;
