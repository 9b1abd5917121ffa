import type { OrderView, PayHandleView } from '@inkstone/contracts/orders';
import type { SubscriptionView } from '@inkstone/contracts/subscriptions';
import {
  alipaySubscription,
  checkSubscription,
  listSubscriptions,
  renewalTerms,
  wechatSubscription,
} from '@inkstone/contracts/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { quietCall, refusalOf } from '../../../../platform/call.ts';
import type { AgreementWay } from '../ways/list-ways.ts';

/** Polling interval of a page that waits for an agreement, in ms. */
const pollInterval = 2500;

/** The renewal options of a plan; none for other items, and for items of a campaign. */
export function useRenewalTerms(item: string, isPlan: boolean) {
  return useQuery({
    queryKey: ['purchase', 'renewal', item],
    queryFn: () => quietCall(renewalTerms, { plan: item }),
    enabled: isPlan && !item.startsWith('c~'),
    staleTime: 60_000,
  });
}

/** A started agreement. `handle` is null once it is signed, for users who return from the wallet. */
export interface Signing {
  readonly subscriptionId: string;
  readonly handle: PayHandleView | null;
  readonly expiresAt: number;
}

/** Starts or continues the agreement of an order. */
export function useSigning({ orderNo, plan }: OrderView, { channel, way, consent }: AgreementWay) {
  const endpoint = channel === 'wechat' ? wechatSubscription : alipaySubscription;
  return useQuery({
    queryKey: ['purchase', 'agreement', orderNo, channel],
    queryFn: async (): Promise<Signing> => {
      const wanted = { orderNo, way, ...(consent && { consent }) };
      try {
        return await quietCall(endpoint as typeof alipaySubscription, wanted);
      } catch (error) {
        const signed = refusalOf(error).code === 'already_subscribed' ? await findSigned(plan) : null;
        if (signed === null) throw error;
        return signed;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Finds a signed renewal of the plan whose first charge is pending. */
async function findSigned(plan: string): Promise<Signing | null> {
  const { subscriptions } = await quietCall(listSubscriptions, {});
  const found = subscriptions.find((one) => one.plan === plan && one.paidUntil === null);
  return found ? { subscriptionId: found.subscriptionId, handle: null, expiresAt: 0 } : null;
}

/** Polls an agreement until it is charged or has ended. The server queries the provider each time. */
export function useAgreement(subscriptionId: string | undefined) {
  return useQuery({
    queryKey: ['purchase', 'subscription', subscriptionId],
    queryFn: () => quietCall(checkSubscription, { subscriptionId: subscriptionId ?? '' }),
    enabled: subscriptionId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (isDecided(state.data) ? false : pollInterval),
  });
}

/** Whether the payer no longer needs to wait, because the state is final. */
function isDecided(found: SubscriptionView | undefined): boolean {
  if (!found) return false;
  return found.paidUntil !== null || found.status === 'canceled' || found.status === 'lapsed';
}

/** The active renewal of a plan that was just bought; null if there is none. */
export function useRenewalOf(plan: string, isPlan: boolean) {
  return useQuery({
    queryKey: ['purchase', 'renewal-of', plan],
    queryFn: async () => {
      const { subscriptions } = await quietCall(listSubscriptions, {});
      const found = subscriptions.find((one) => one.plan === plan && one.status === 'active');
      if (!found) return null;
      // The charge has just been settled; the reply to another request contains the next one.
      if (found.next) return found;
      return quietCall(checkSubscription, { subscriptionId: found.subscriptionId });
    },
    enabled: isPlan,
    staleTime: 0,
  });
}
