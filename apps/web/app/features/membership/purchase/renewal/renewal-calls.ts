import type { SubscriptionView } from '@inkstone/contracts/subscriptions';
import {
  alipaySubscription,
  checkSubscription,
  listSubscriptions,
  renewalTerms,
  wechatSubscription,
} from '@inkstone/contracts/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { quietCall } from '../../../../platform/call.ts';
import type { AgreementWay } from '../ways/list-ways.ts';

/** Interval at which a page that waits for an agreement asks about it, in ms. */
const askAgainAfter = 2500;

/** How a plan can renew; nothing for what is no plan, or is sold by a campaign. */
export function useRenewalTerms(item: string, isPlan: boolean) {
  return useQuery({
    queryKey: ['purchase', 'renewal', item],
    queryFn: () => quietCall(renewalTerms, { plan: item }),
    enabled: isPlan && !item.startsWith('c~'),
    staleTime: 60_000,
  });
}

/** Begins the agreement of an order, or goes on with it. */
export function useSigning(orderNo: string, { channel, way, consent }: AgreementWay) {
  const endpoint = channel === 'wechat' ? wechatSubscription : alipaySubscription;
  return useQuery({
    queryKey: ['purchase', 'agreement', orderNo, channel],
    queryFn: () =>
      quietCall(endpoint as typeof alipaySubscription, { orderNo, way, ...(consent && { consent }) }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Follows an agreement until it is charged or has ended. The server asks the provider each time. */
export function useAgreement(subscriptionId: string | undefined) {
  return useQuery({
    queryKey: ['purchase', 'subscription', subscriptionId],
    queryFn: () => quietCall(checkSubscription, { subscriptionId: subscriptionId ?? '' }),
    enabled: subscriptionId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (isDecided(state.data) ? false : askAgainAfter),
  });
}

/** Whether nothing more happens to it while its payer waits. */
function isDecided(found: SubscriptionView | undefined): boolean {
  if (!found) return false;
  return found.paidUntil !== null || found.status === 'canceled' || found.status === 'lapsed';
}

/** The running renewal of a plan that was just bought; null for none. */
export function useRenewalOf(plan: string, isPlan: boolean) {
  return useQuery({
    queryKey: ['purchase', 'renewal-of', plan],
    queryFn: async () => {
      const { subscriptions } = await quietCall(listSubscriptions, {});
      const found = subscriptions.find((one) => one.plan === plan && one.status === 'active');
      if (!found) return null;
      // The charge has just been settled: the next one is known after another look.
      if (found.next) return found;
      return quietCall(checkSubscription, { subscriptionId: found.subscriptionId });
    },
    enabled: isPlan,
    staleTime: 0,
  });
}
