import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/subscriptions';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { viewStoreSubscriptions } from '../stores/index.ts';
import { recordPageView } from './steps/notify.ts';
import { findHistory, findSubscriptionsOf, type Subscription } from './store.ts';
import { viewSubscription, viewSubscriptions } from './view.ts';

type Reading<E extends (typeof contract)['listAllSubscriptions' | 'listSubscriptions' | 'readSubscription']> =
  UseCase<E, ReplyOf<E>>;

/** Lists all subscriptions with an agreement. Reading the list counts as having seen the next charges. */
export const listAllSubscriptions: Reading<typeof contract.listAllSubscriptions> = async (
  deps,
  { accountId },
) => {
  await recordPageView(deps, accountId);
  const all = await findSubscriptionsOf(deps.db.sql, accountId);
  const agreed = await viewAll(
    deps,
    accountId,
    all.filter(({ signedAt }) => signedAt !== null),
  );
  return { ...agreed, storeSubscriptions: await viewStoreSubscriptions(deps, accountId) };
};

/** Lists the subscriptions that have not ended. */
export const listSubscriptions: Reading<typeof contract.listSubscriptions> = async (deps, { accountId }) => {
  const all = await findSubscriptionsOf(deps.db.sql, accountId);
  return viewAll(
    deps,
    accountId,
    all.filter(({ signedAt, state }) => signedAt !== null && state !== 'ended'),
  );
};

/** Returns a subscription with its history. */
export const readSubscription: Reading<typeof contract.readSubscription> = async (
  deps,
  { accountId },
  { subscriptionId },
) => {
  const { sql } = deps.db;
  const found = await requireOwn(deps, accountId, subscriptionId);
  const { charges, notices } = await findHistory(sql, subscriptionId);
  return {
    subscription: await viewSubscription(deps, found),
    charges: charges.map(({ periodNo, startedAt, outcome }) => ({ periodNo, at: startedAt, outcome })),
    notices: notices.map(({ periodNo, way, sentAt, chargeAt }) => ({ periodNo, way, sentAt, chargeAt })),
  };
};

/** Returns a subscription of the account. Throws the same error for an unknown one and for one of another account. */
export async function requireOwn(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  subscriptionId: string,
): Promise<Subscription> {
  const all = await findSubscriptionsOf(db.sql, accountId);
  const found = all.find((one) => one.subscriptionId === subscriptionId);
  if (!found) throw new AppError('subscription_not_found');
  return found;
}

async function viewAll(deps: Deps, accountId: string, all: readonly Subscription[]) {
  const subscriptions = await viewSubscriptions(deps, accountId, all);
  return { subscriptions, noticeWays: [...(await deps.reachOf(accountId))] };
}
