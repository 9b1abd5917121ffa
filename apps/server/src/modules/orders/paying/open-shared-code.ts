import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/orders';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findOrder } from '../history/store.ts';
import { findAccountOf, type Order } from '../store.ts';
import { viewOne } from '../view.ts';
import { waysOf } from './pay-ways.ts';
import { payPageOf, readPayToken } from './shared-code.ts';
import { startPayment } from './start-payment.ts';

type Opening<E extends (typeof contract)['openPayCode' | 'describePayCode']> = UseCase<E, ReplyOf<E>>;

/** Starts a payment by the person who scanned a shared code. The item is granted to the buyer. */
export const openPayCode: Opening<typeof contract.openPayCode> = async (
  deps,
  { origin },
  { token, ...input },
) => {
  const order = await requireScanned(deps, token);
  const buyer = await findAccountOf(deps.db.sql, order.buyerId);
  if (buyer === null) throw new AppError('order_closed');
  const returnUrl = payPageOf(deps.config.baseUrl, token);
  return { handle: await startPayment(deps, origin, { ...input, buyer, order, returnUrl }) };
};

/** Describes what a shared code pays, without data about the buyer. */
export const describePayCode: Opening<typeof contract.describePayCode> = async (deps, _who, { token }) => {
  const order = await requireScanned(deps, token);
  const { type, plan, quantity, payable, currency, status, expiresAt } = await viewOne(
    deps.db.sql,
    order,
    deps.clock.now(),
  );
  return {
    ...{ type, plan, quantity, payable, currency, status, expiresAt },
    wechatAuthorizeUrl: status === 'unpaid' ? authorizeUrlOf(deps, token) : null,
  };
};

function authorizeUrlOf({ pay: { wechat }, config }: Deps, token: string): string | null {
  if (!wechat?.wallet || !waysOf(wechat).includes('jsapi')) return null;
  return wechat.wallet.authorizeUrl(payPageOf(config.baseUrl, token), 'pay');
}

async function requireScanned({ db, keys }: Deps, token: string): Promise<Order> {
  const orderNo = readPayToken(keys, token);
  const order = orderNo && (await findOrder(db.sql, orderNo));
  if (!order) throw new AppError('invalid_token');
  return order;
}
