import type { ReplyOf } from '@inkstone/contracts';
import type { cancelSubscription as contract } from '@inkstone/contracts/subscriptions';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { requireOwn } from './list-subscriptions.ts';
import { canceledMail } from './mails.ts';
import { followOpen } from './steps/charge.ts';
import { requestEnd } from './steps/end.ts';
import { runSubscription } from './steps/run-subscription.ts';
import { findSubscription, type Subscription } from './store.ts';
import { viewSubscription } from './view.ts';

/** Cancels a subscription of the caller. */
export const cancelSubscription: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { subscriptionId },
) => {
  const found = await requireOwn(deps, accountId, subscriptionId);
  await cancel(deps, found, 'user');
  const after = await requireOwn(deps, accountId, subscriptionId);
  return viewSubscription(deps, after);
};

/**
 * Cancels at once: nothing is charged afterwards. If the provider does not answer, the end is requested again later. The owner
 * receives a confirmation by e-mail.
 */
export async function cancel(deps: Deps, found: Subscription, reason: 'user' | 'staff'): Promise<void> {
  const { subscriptionId } = found;
  // A charge that was paid meanwhile counts as a period.
  if (found.state === 'charging') await followOpen(deps, found);
  if (!(await requestEnd(deps, subscriptionId, reason))) return;
  await runSubscription(deps, subscriptionId).catch((error) =>
    deps.log.warn('a subscription could not be ended at once', { subscriptionId, error }),
  );
  const after = await findSubscription(deps.db.sql, subscriptionId);
  if (after && after.accountId !== null && after.signedAt !== null)
    await deps.mailOwner(after.accountId, (locale) => canceledMail(deps, locale, after));
}
