import type { ReplyOf } from '@inkstone/contracts';
import type { checkSubscription as contract } from '@inkstone/contracts/subscriptions';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { requireOwn } from './list-subscriptions.ts';
import { queryOpenCharge } from './steps/charge.ts';
import { runSubscription } from './steps/run-subscription.ts';
import type { Subscription } from './store.ts';
import { viewSubscription } from './view.ts';

/** How often waiting pages may query a provider about one subscription. */
const queryRate = { requests: 1, seconds: 2 } as const;

/**
 * Queries the provider about an unsigned agreement or an open charge of the caller, so that a lost notice causes no delay, and
 * returns the state. A provider that does not answer is queried again by the due row.
 */
export const checkSubscription: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { subscriptionId },
) => {
  const before = await requireOwn(deps, accountId, subscriptionId);
  const isOpen = before.periodNo === 0 || before.state === 'charging';
  const mayQuery = isOpen && (await deps.shared.take('ask-agreement', subscriptionId, queryRate)) === 0;
  if (mayQuery || before.state === 'charging')
    await advance(deps, before, mayQuery).catch((error) =>
      deps.log.warn('a subscription could not be checked', { subscriptionId, error }),
    );
  const after = await requireOwn(deps, accountId, subscriptionId);
  return viewSubscription(deps, after);
};

/** Queries the provider about an open charge only if `mayQuery`, and takes the next steps. */
async function advance(deps: Deps, subscription: Subscription, mayQuery: boolean): Promise<void> {
  if (mayQuery && subscription.state === 'charging') await queryOpenCharge(deps, subscription);
  await runSubscription(deps, subscription.subscriptionId);
}
