import type { StoreSubscriptionView } from '@inkstone/contracts/subscriptions';
import type { Deps } from '../../deps.ts';
import { vipTypeOf } from '../membership/index.ts';
import { findPeriods, findSubscriptionsOf, type PurchaseRow } from './store.ts';

/** Lists the subscriptions that an account has bought in stores, newest first, without replaced ones. */
export async function viewStoreSubscriptions(
  deps: Pick<Deps, 'db' | 'clock' | 'stores'>,
  accountId: string,
): Promise<StoreSubscriptionView[]> {
  const rows = await findSubscriptionsOf(deps.db.sql, accountId);
  return Promise.all(rows.map((row) => viewOne(deps, row)));
}

async function viewOne(
  { db, clock, stores }: Pick<Deps, 'db' | 'clock' | 'stores'>,
  row: PurchaseRow,
): Promise<StoreSubscriptionView> {
  const {
    store,
    subscriptionId,
    boundAt: shownAt,
    renews,
    nextAt,
    nextAmount,
    nextCurrency,
    productId,
  } = row;
  const last = (await findPeriods(db.sql, row)).at(-1);
  const paidUntil = last?.grantedTo ?? null;
  const isOver = paidUntil === null || paidUntil <= clock.now();
  const state = row.state ?? (isOver ? 'ended' : 'active');
  const status = state === 'active' && row.state !== null && !renews ? 'canceled' : state;
  const vip = last && vipTypeOf[last.tier];
  return {
    ...{ subscriptionId, store, shownAt, status: status === 'canceled' && isOver ? 'ended' : status },
    vip_type: vip === 'vip' || vip === 'vvip' ? vip : null,
    next: nextAt === null ? null : { at: nextAt, amount: nextAmount, currency: nextCurrency },
    paidUntil,
    manageUrl: stores[store]?.manageUrl(productId) ?? null,
  };
}
