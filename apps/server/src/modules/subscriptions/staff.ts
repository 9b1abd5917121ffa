import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/staff/subscriptions';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { findAccountNamed, maskedNames } from '../accounts/index.ts';
import { findAccountOf } from '../orders/index.ts';
import { accountOfPurchase } from '../stores/index.ts';
import { cancel } from './cancel.ts';
import { runSubscription } from './steps/run-subscription.ts';
import {
  findConsents,
  findHistory,
  findPage,
  findPriceNotices,
  findSubscription,
  type Subscription,
} from './store.ts';

type Find = typeof contract.findSubscriptions;
type FindSubscriber = typeof contract.findSubscriber;
type Get = typeof contract.getStaffSubscription;
type Cancel = typeof contract.staffCancelSubscription;
type Retry = typeof contract.retrySubscription;

/** Lists subscriptions for staff. */
export const findSubscriptions: UseCase<Find, ReplyOf<Find>> = async (deps, _who, input) => {
  const { rows, next } = await findPage(deps.db.sql, input);
  const names = await maskedNames(
    deps,
    rows.map(({ accountId }) => accountId),
  );
  return { rows: rows.map(({ row, accountId }) => viewRow(row, accountId, names)), next };
};

/** Finds the account that staff name by phone number, e-mail address, id, or the number of a purchase in a store. */
export const findSubscriber: UseCase<FindSubscriber, ReplyOf<FindSubscriber>> = async (
  deps,
  _who,
  { query },
) => {
  const named = await findAccountNamed(deps, query);
  return { accountId: named?.accountId ?? (await accountOfPurchase(deps, query)) };
};

/** Returns a subscription with its timeline. */
export const getStaffSubscription: UseCase<Get, ReplyOf<Get>> = async (deps, _who, { subscriptionId }) => {
  const { sql } = deps.db;
  const row = await findSubscription(sql, subscriptionId);
  if (!row) throw new AppError('subscription_not_found');
  const { charges, notices } = await findHistory(sql, subscriptionId);
  const subscription = await viewOne(deps, row);
  const consents = await findConsents(sql, subscriptionId);
  const prices = await findPriceNotices(sql, subscriptionId);
  return { subscription, noticeWay: row.noticeWay, consents, prices, notices, charges };
};

/** Cancels a subscription on behalf of its owner. */
export const staffCancel: UseCase<Cancel, ReplyOf<Cancel>> = async (deps, _who, { subscriptionId }) => {
  await cancel(deps, await requireFound(deps, subscriptionId), 'staff');
  return viewStored(deps, subscriptionId);
};

/** Takes the due steps of a subscription. */
export const retrySubscription: UseCase<Retry, ReplyOf<Retry>> = async (deps, _who, { subscriptionId }) => {
  await requireFound(deps, subscriptionId);
  await runSubscription(deps, subscriptionId).catch((error) =>
    deps.log.warn('a step of a subscription failed', { subscriptionId, error }),
  );
  return viewStored(deps, subscriptionId);
};

async function requireFound({ db }: Deps, subscriptionId: string): Promise<Subscription> {
  const found = await findSubscription(db.sql, subscriptionId);
  if (!found) throw new AppError('subscription_not_found');
  return found;
}

async function viewStored(deps: Deps, subscriptionId: string) {
  return viewOne(deps, await requireFound(deps, subscriptionId));
}

async function viewOne(deps: Pick<Deps, 'db'>, row: Subscription): Promise<contract.SubscriptionRow> {
  const accountId = await findAccountOf(deps.db.sql, row.buyerId);
  return viewRow(row, accountId, await maskedNames(deps, [accountId]));
}

function viewRow(
  row: Subscription,
  accountId: string | null,
  names: ReadonlyMap<string | null, string>,
): contract.SubscriptionRow {
  const {
    subscriptionId,
    channel,
    itemId: plan,
    state,
    amount,
    currency,
    createdAt,
    signedAt,
    orderNo,
  } = row;
  const { periodNo: periods, periodEnd: paidUntil, nextChargeAt, fault, endReason, endedAt } = row;
  return {
    ...{ subscriptionId, accountId, channel, plan, state, amount, currency, createdAt, signedAt, periods },
    ...{ orderNo, paidUntil, nextChargeAt, fault, endReason, endedAt },
    buyer: names.get(accountId) ?? '',
  };
}
