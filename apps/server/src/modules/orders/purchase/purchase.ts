import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/orders';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { readItems } from '../../membership/index.ts';
import { createOrder } from '../create-order.ts';
import { createQuote } from '../quotes/create-quote.ts';
import { findQuoteOf } from '../quotes/store.ts';
import { typeOf, viewOne } from '../view.ts';

type Ordering<E extends (typeof contract)['purchase' | 'purchaseWords' | 'addShopOrder']> = UseCase<
  E,
  ReplyOf<E>
>;

/** Orders a membership plan at the price of a quote. */
export const purchase: Ordering<typeof contract.purchase> = (deps, { accountId }, { quoteId }) =>
  orderQuoted(deps, accountId, { quoteId, type: 'vip' });

/** Orders a package of words at the price of a quote. */
export const purchaseWords: Ordering<typeof contract.purchaseWords> = (deps, { accountId }, { quoteId }) =>
  orderQuoted(deps, accountId, { quoteId, type: 'ai' });

/** Orders a plan or a package of words at the current price. */
export const addShopOrder: Ordering<typeof contract.addShopOrder> = async (
  deps,
  { accountId },
  { plan, quantity },
) => {
  const { quoteId } = await createQuote(deps, accountId, { plan, quantity, couponId: null });
  const order = await createOrder(deps, accountId, quoteId);
  return viewOne(deps.db.sql, order, deps.clock.now());
};

async function orderQuoted(
  deps: Deps,
  accountId: string,
  { quoteId, type }: { readonly quoteId: string; readonly type: contract.BuyType },
): Promise<contract.OrderView> {
  const { sql } = deps.db;
  const quote = await findQuoteOf(sql, accountId, quoteId);
  if (!quote) throw new AppError('quote_expired');
  // An endpoint for plans refuses quotes for words. Quotes are immutable, so no transaction is needed.
  if (typeOf(await readItems(sql), quote) !== type) throw new AppError('plan_not_for_sale');
  const order = await createOrder(deps, accountId, quoteId);
  return viewOne(sql, order, deps.clock.now());
}
