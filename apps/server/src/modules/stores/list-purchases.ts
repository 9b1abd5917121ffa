import type { ReplyOf } from '@inkstone/contracts';
import type { findStoreSubscriptions as contract } from '@inkstone/contracts/staff/subscriptions';
import type { StoreSubscriptionView } from '@inkstone/contracts/subscriptions';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { maskedNames } from '../accounts/index.ts';
import { vipTypeOf } from '../membership/index.ts';
import {
  findLastPeriods,
  findPurchaser,
  findSubscriptionPage,
  findSubscriptionsOf,
  type PeriodRow,
  type PurchaseRow,
} from './store.ts';

/** Lists the subscriptions that an account has bought in stores, newest first, without replaced ones. */
export async function viewStoreSubscriptions(
  deps: Pick<Deps, 'db' | 'clock' | 'stores'>,
  accountId: string,
): Promise<StoreSubscriptionView[]> {
  const rows = await findSubscriptionsOf(deps.db.sql, accountId);
  return (await viewAll(deps, rows)).map(({ view }) => view);
}

/** Lists subscriptions in stores for staff. */
export const findStoreSubscriptions: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _staff,
  input,
) => {
  const { rows, next } = await findSubscriptionPage(deps.db.sql, input);
  const names = await maskedNames(
    deps,
    rows.map(({ accountId }) => accountId),
  );
  const viewed = await viewAll(deps, rows);
  return {
    rows: viewed.map(({ row: { accountId }, view: { manageUrl: _, ...view } }) => ({
      ...{ ...view, accountId, buyer: names.get(accountId) ?? '' },
    })),
    next,
  };
};

/** Returns the account of a purchase by its number in a store; null for an unknown one. */
export function accountOfPurchase({ db }: Pick<Deps, 'db'>, number: string): Promise<string | null> {
  return findPurchaser(db.sql, number);
}

async function viewAll(deps: Pick<Deps, 'db' | 'clock' | 'stores'>, rows: readonly PurchaseRow[]) {
  const periods = await findLastPeriods(deps.db.sql, rows);
  return rows.map((row) => {
    const last = periods.find((one) => one.store === row.store && one.subscriptionId === row.subscriptionId);
    return { row, view: viewOne(deps, row, last) };
  });
}

function viewOne(
  { clock, stores }: Pick<Deps, 'clock' | 'stores'>,
  row: PurchaseRow,
  last: PeriodRow | undefined,
): StoreSubscriptionView {
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
