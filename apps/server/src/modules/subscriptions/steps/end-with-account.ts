import type { Deps } from '../../../deps.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { subscriptionKind } from '../../../ports/agreement-channel.ts';
import type { AccountLeaving } from '../../../ports/module-hooks.ts';
import { isDeletionPending } from '../../accounts/index.ts';
import { canceledMail } from '../mails.ts';
import { findSubscriptionsOf, type OwnedSubscription } from '../store.ts';
import { requestEnd } from './end.ts';

/** Schedules the next step of all subscriptions of an account whose deletion was requested, which ends them. */
export const hastenEnds: AccountLeaving = async ({ sql }, accountId, at) => {
  for (const { subscriptionId, state } of await findSubscriptionsOf(sql, accountId))
    if (state !== 'ended') await scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at });
};

/** Whether the account of a subscription was removed, or its deletion was requested: then nothing may be charged any more. */
export async function isLeaving(
  deps: Pick<Deps, 'db'>,
  { accountId }: Pick<OwnedSubscription, 'accountId'>,
): Promise<boolean> {
  return accountId === null || isDeletionPending(deps, accountId);
}

/**
 * Ends a subscription with its account. An owner who may still keep the account receives a confirmation by e-mail. Returns false
 * if it was already ending.
 */
export async function endWithAccount(deps: Deps, found: OwnedSubscription): Promise<boolean> {
  const { subscriptionId, accountId, signedAt } = found;
  const isEnded = await requestEnd(deps, subscriptionId, 'account');
  if (isEnded && accountId !== null && signedAt !== null)
    await deps.mailOwner(accountId, (locale) => canceledMail(deps, locale, found));
  return isEnded;
}
