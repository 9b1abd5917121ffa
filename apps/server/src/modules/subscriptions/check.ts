import type { ReplyOf } from '@inkstone/contracts';
import type { checkSubscription as contract } from '@inkstone/contracts/subscriptions';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { requireOwn } from './list-subscriptions.ts';
import { askOpenCharge } from './steps/charge.ts';
import { runSubscription } from './steps/run-subscription.ts';
import type { Subscription } from './store.ts';
import { viewSubscription } from './view.ts';

/** A provider is asked so often about one subscription by pages that wait. */
const askRate = { requests: 1, seconds: 2 } as const;

/**
 * Asks the provider about an unsigned agreement or an open charge of the caller, so that a lost notice delays nothing, and
 * tells the state. Providers that give no answer are asked again when it is due.
 */
export const checkSubscription: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { subscriptionId },
) => {
  const before = await requireOwn(deps, accountId, subscriptionId);
  const isOpen = before.periodNo === 0 || before.state === 'charging';
  const mayAsk = isOpen && (await deps.shared.take('ask-agreement', subscriptionId, askRate)) === 0;
  if (mayAsk || before.state === 'charging')
    await look(deps, before, mayAsk).catch((error) =>
      deps.log.warn('a subscription could not be checked', { subscriptionId, error }),
    );
  const after = await requireOwn(deps, accountId, subscriptionId);
  return viewSubscription(deps, after);
};

/** What is known of an open charge costs no request. */
async function look(deps: Deps, subscription: Subscription, mayAsk: boolean): Promise<void> {
  if (mayAsk && subscription.state === 'charging') await askOpenCharge(deps, subscription);
  await runSubscription(deps, subscription.subscriptionId);
}
