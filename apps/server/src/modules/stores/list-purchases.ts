import type { ReplyOf } from '@inkstone/contracts';
import type { findStoreSubscriptions as contract } from '@inkstone/contracts/staff/subscriptions';
import type { StoreSubscriptionView } from '@inkstone/contracts/subscriptions';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { maskedName } from '../accounts/index.ts';
import { vipTypeOf } from '../membership/index.ts';
import {
  findPeriods,
  findPurchaser,
  findSubscriptionPage,
  findSubscriptionsOf,
  type PurchaseRow,
} from './store.ts';

/** Lists the subscriptions that an account has bought in stores, newest first, without replaced ones. */
export async function viewStoreSubscriptions(
  deps: Pick<Deps, 'db' | 'clock' | 'stores'>,
  accountId: string,
): Promise<StoreSubscriptionView[]> {
  const rows = await findSubscriptionsOf(deps.db.sql, accountId);
  return Promise.all(rows.map((row) => viewOne(deps, row)));
}

/** Lists subscriptions in stores for staff. */
export const findStoreSubscriptions: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _staff,
  input,
) => {
  const { rows, next } = await findSubscriptionPage(deps.db.sql, input);
  const viewed = rows.map(async (row) => {
    const { manageUrl: _, ...view } = await viewOne(deps, row);
    const { accountId } = row;
    return { ...view, accountId, buyer: await maskedName(deps, accountId) };
  });
  return { rows: await Promise.all(viewed), next };
};

/** Returns the account of a purchase by its number in a store; null for an unknown one. */
export function accountOfPurchase({ db }: Pick<Deps, 'db'>, number: string): Promise<string | null> {
  return findPurchaser(db.sql, number);
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
