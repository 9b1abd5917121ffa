import type { ReplyOf } from '@inkstone/contracts';
import { cancelSubscription, listAllSubscriptions } from '@inkstone/contracts/subscriptions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';

export type SubscriptionsReply = ReplyOf<typeof listAllSubscriptions>;

const key = ['subscriptions'];
/** How often the list is read again while a provider has not confirmed a cancellation, in ms. */
const pollEvery = 5000;

/** Every subscription of the caller, newest first. `loadedAt` is when `first` was loaded, in ms. */
export function useSubscriptions(first: SubscriptionsReply, loadedAt: number) {
  return useQuery({
    queryKey: key,
    queryFn: () => quietCall(listAllSubscriptions, {}),
    initialData: first,
    initialDataUpdatedAt: loadedAt,
    refetchInterval: ({ state }) =>
      state.data?.subscriptions.some(({ status }) => status === 'canceling') ? pollEvery : false,
  });
}

/** Cancels a subscription, and reads the list again. */
export function useCancelSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (subscriptionId: string) => call(cancelSubscription, { subscriptionId }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
