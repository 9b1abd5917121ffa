import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/orders';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { Member } from '../../../platform/http/who.ts';
import { requireOwnOrder } from '../history/read-orders.ts';
import { viewOne } from '../view.ts';
import { hasSharedCode } from './pay-ways.ts';
import { payPageOf, writePayToken } from './shared-code.ts';
import { requirePayable, startPayment } from './start-payment.ts';

type Paying<E extends (typeof contract)['payCode' | 'mobilePurchase' | 'stripePurchase']> = UseCase<
  E,
  ReplyOf<E>
>;

/** Returns the QR code that pays an order: of a provider, or one for both wallets. */
export const payCode: Paying<typeof contract.payCode> = async (deps, who, { orderNo, channel }) => {
  const { db, clock, pay, keys, config } = deps;
  const order = await requireOwnOrder(db.sql, who.accountId, orderNo);
  const shown = async (text: string) => ({
    order: await viewOne(db.sql, order, clock.now()),
    text,
    expiresAt: order.expiresAt,
  });
  if (channel !== 'any') {
    const handle = await payOwn(deps, who, { orderNo, channel, way: 'qr' });
    if (handle.kind !== 'code') throw new Error(`The channel ${channel} returned no code`);
    return shown(handle.text);
  }
  requirePayable(order, clock.now());
  if (!hasSharedCode(pay)) throw new AppError('pay_way_off');
  return shown(payPageOf(config.baseUrl, writePayToken(keys, orderNo)));
};

/** Starts a payment on a phone, or by a redirect on a PC. */
export const mobilePurchase: Paying<typeof contract.mobilePurchase> = async (deps, who, input) => {
  const handle = await payOwn(deps, who, input);
  return { order: await viewAgain(deps, who, input.orderNo), handle };
};

/** Starts a payment by card. */
export const stripePurchase: Paying<typeof contract.stripePurchase> = async (deps, who, { orderNo }) => {
  const handle = await payOwn(deps, who, { orderNo, channel: 'stripe', way: 'card' });
  return { order: await viewAgain(deps, who, orderNo), handle };
};

type PayInput = Pick<Parameters<typeof startPayment>[2], 'channel' | 'way' | 'code'> & {
  readonly orderNo: string;
};

async function payOwn(deps: Deps, { accountId, origin }: Member, { orderNo, ...payInput }: PayInput) {
  const order = await requireOwnOrder(deps.db.sql, accountId, orderNo);
  const page = payInput.way === 'card' ? 'creditCardPaySuccess' : 'mobilePayOrderStatus';
  const returnUrl = `${deps.config.baseUrl}/vipV2/${page}?order=${orderNo}`;
  return startPayment(deps, origin, { ...payInput, buyer: accountId, order, returnUrl });
}

async function viewAgain({ db, clock }: Deps, { accountId }: Member, orderNo: string) {
  return viewOne(db.sql, await requireOwnOrder(db.sql, accountId, orderNo), clock.now());
}
