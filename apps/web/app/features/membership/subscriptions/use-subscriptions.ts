import type { ReplyOf } from '@inkstone/contracts';
import {
  agreeToPrice,
  cancelSubscription,
  chooseNoticeWay,
  listAllSubscriptions,
  type NoticeWay,
} from '@inkstone/contracts/subscriptions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';

export type SubscriptionsReply = ReplyOf<typeof listAllSubscriptions>;

const key = ['subscriptions'];
/** Polling interval of the list while a provider has not confirmed a cancellation, in ms. */
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

/** Cancels a subscription and reloads the list. */
export function useCancelSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (subscriptionId: string) => call(cancelSubscription, { subscriptionId }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Consents to the displayed price and reloads the list. */
export function useAgreeToPrice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: { readonly subscriptionId: string; readonly amount: number }) =>
      call(agreeToPrice, given),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Sets how charges are announced and reloads the list. */
export function useChooseNoticeWay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: { readonly subscriptionId: string; readonly way: NoticeWay }) =>
      call(chooseNoticeWay, given),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
