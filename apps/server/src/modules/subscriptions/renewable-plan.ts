import { isRunning } from '@inkstone/domain/subscriptions';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import { together } from '../../platform/db/statements.ts';
import { currentPrice, type Item } from '../membership/index.ts';
import { findSubscriptionsOf } from './store.ts';

/** A plan that can renew, with its price; or the reason why no channel can renew it. */
export type RenewablePlan =
  | {
      readonly kind: 'plan';
      readonly months: number;
      readonly amount: number;
      readonly currency: 'CNY' | 'USD';
    }
  | { readonly kind: 'none'; readonly why: 'not_renewable' | 'already_subscribed' };

/** Returns the price of each period of an item; `none` if it is not sold, or if the account already renews its tier. */
export async function findRenewable(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  item: Item,
  now: Instant,
): Promise<RenewablePlan> {
  const months = monthsOf(item);
  if (item.kind !== 'vip' || months === null || !item.isListed) return { kind: 'none', why: 'not_renewable' };
  const [price, own] = await together([
    currentPrice(db.sql, { itemId: item.id, campaignId: null }, now),
    findSubscriptionsOf(db.sql, accountId),
  ]);
  if (!price) return { kind: 'none', why: 'not_renewable' };
  const isRenewed = own.some(({ tier, state }) => tier === item.tier && isRunning(state));
  if (isRenewed) return { kind: 'none', why: 'already_subscribed' };
  return { kind: 'plan', months, amount: price.amount, currency: price.currency };
}

/** Months of a plan; null for words, and for plans of days. */
export function monthsOf(item: Item): number | null {
  return item.kind === 'vip' && 'months' in item.term ? item.term.months : null;
}
