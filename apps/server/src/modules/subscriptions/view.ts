import type { SubscriptionStatus, SubscriptionView } from '@inkstone/contracts/subscriptions';
import { isRunning, lastTimeToAgree } from '@inkstone/domain/subscriptions';
import { instant } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import {
  findItem,
  type Item,
  type MembershipPeriod,
  membershipPeriods,
  readItems,
  vipTypeOf,
} from '../membership/index.ts';
import { findAccountOf } from '../orders/index.ts';
import { canRaise, nextAmount } from './renewal-facts.ts';
import { findNotices, type Subscription } from './store.ts';

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'agreements'>;
/** The time of a tier, of the plan of a subscription; null without such time. */
type Benefits = SubscriptionView['benefits'];

/** Returns a subscription as shown to its owner. */
export async function viewSubscription(deps: ViewDeps, found: Subscription): Promise<SubscriptionView> {
  return viewWith(deps, found, await benefitsOf(deps, found));
}

/** Returns subscriptions of one account as shown to it. The membership and the plans are read once. */
export async function viewSubscriptions(
  deps: ViewDeps,
  accountId: string,
  all: readonly Subscription[],
): Promise<SubscriptionView[]> {
  if (all.length === 0) return [];
  const periods = await membershipPeriods(deps, accountId);
  const items = new Map((await readItems(deps.db.sql)).map((item) => [item.id, item]));
  return Promise.all(all.map((one) => viewWith(deps, one, benefitsIn(periods, items.get(one.itemId)))));
}

async function viewWith(deps: ViewDeps, found: Subscription, benefits: Benefits): Promise<SubscriptionView> {
  const { subscriptionId, channel, itemId, months, signedAt, periodEnd, endedAt, noticeWay } = found;
  const { sql } = deps.db;
  const priceChange = await priceChangeOf(deps, sql, found);
  return {
    ...{ subscriptionId, channel, plan: itemId, months, status: statusOf(found), signedAt, noticeWay },
    next: priceChange ? null : await nextOf(deps, sql, found),
    ...{ paidUntil: periodEnd, endedAt, priceChange, benefits },
  };
}

/** The tier of the plan of a subscription, and until when its owner has it by all purchases; null without such time. */
export async function benefitsOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  { itemId, buyerId }: Pick<Subscription, 'itemId' | 'buyerId'>,
): Promise<Benefits> {
  const { sql } = deps.db;
  const accountId = await findAccountOf(sql, buyerId);
  if (accountId === null) return null;
  return benefitsIn(await membershipPeriods(deps, accountId), await findItem(sql, itemId));
}

function benefitsIn(periods: readonly MembershipPeriod[], item: Item | null | undefined): Benefits {
  if (item?.kind !== 'vip') return null;
  const period = periods.find(({ tier }) => tier === item.tier);
  return period ? { vip_type: vipTypeOf[item.tier], until: period.to } : null;
}

async function nextOf(
  { clock }: Pick<Deps, 'clock'>,
  sql: Sql,
  found: Subscription,
): Promise<SubscriptionView['next']> {
  const { state, nextChargeAt, currency } = found;
  if (!isRunning(state) || nextChargeAt === null) return null;
  const announced = await announcedAmount(sql, found);
  const amount = announced ?? (await nextAmount(sql, found, clock.now())).amount;
  return { at: nextChargeAt, amount, currency };
}

/** The announced amount of the next period; null before an announcement. */
async function announcedAmount(
  sql: Sql,
  { subscriptionId, periodNo }: Pick<Subscription, 'subscriptionId' | 'periodNo'>,
): Promise<number | null> {
  const [notice] = await findNotices(sql, subscriptionId, periodNo + 1);
  return notice?.amount ?? null;
}

/** The higher price that needs consent before the next charge; null if none is needed. */
export async function priceChangeOf(
  { clock, agreements }: Pick<Deps, 'clock' | 'agreements'>,
  sql: Sql,
  found: Subscription,
): Promise<SubscriptionView['priceChange']> {
  const { state, periodEnd, nextChargeAt, currency, amount: agreedAmount } = found;
  if (state !== 'active' || periodEnd === null || nextChargeAt === null) return null;
  const { toAgree: amount } = await nextAmount(sql, found, clock.now());
  const channel = found.channel === 'stripe' ? null : agreements[found.channel];
  if (amount === null || channel === null || (await announcedAmount(sql, found)) !== null) return null;
  const agreeBy = lastTimeToAgree(instant(periodEnd), channel);
  const canAgree = canRaise(channel, found, amount) && clock.now() <= agreeBy;
  return { agreedAmount, amount, currency, chargeAt: nextChargeAt, agreeBy, canAgree };
}

function statusOf({ state, endReason }: Subscription): SubscriptionStatus {
  switch (state) {
    case 'signing':
    case 'retrying':
    case 'lapsed':
      return state;
    case 'cancel_wanted':
      return 'canceling';
    case 'ended':
      return endReason === 'lapsed' ? 'lapsed' : 'canceled';
    default:
      return 'active';
  }
}
