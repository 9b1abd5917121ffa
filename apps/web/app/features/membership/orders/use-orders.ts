import type { ReplyOf } from '@inkstone/contracts';
import {
  cancelOrder,
  listOrders,
  type OrderView,
  payStatusOfOrder,
  readOrder,
} from '@inkstone/contracts/orders';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { call, quietCall } from '../../../platform/call.ts';
import type { LoadedData } from '../../../platform/loaded-data.ts';
import { withoutPurchase } from '../../../shared/purchase/use-purchase.ts';

export type OrderPageReply = ReplyOf<typeof listOrders>;
export type OrderReply = ReplyOf<typeof readOrder>;
export type OrderEvent = OrderReply['events'][number];

const key = ['orders'];
/** Polling interval of an order that may still change, in ms. */
const pollEvery = 5000;

/** The caller's orders, newest first, page by page. */
export function useOrders({ data, loadedAt }: LoadedData<OrderPageReply>) {
  return useInfiniteQuery({
    queryKey: [...key, 'list'],
    queryFn: ({ pageParam }) => quietCall(listOrders, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    initialData: { pages: [data], pageParams: [''] },
    initialDataUpdatedAt: loadedAt,
  });
}

/** An order and its history, polled until no further change is expected. */
export function useOrder(orderNo: string, { data, loadedAt }: LoadedData<OrderReply>) {
  return useQuery({
    queryKey: [...key, orderNo],
    queryFn: () => quietCall(readOrder, { orderNo }),
    initialData: data,
    initialDataUpdatedAt: loadedAt,
    refetchInterval: ({ state }) => (isMoving(state.data?.order) ? pollEvery : false),
  });
}

function isMoving(order: OrderView | undefined): boolean {
  return order !== undefined && (order.status === 'unpaid' || order.status === 'paid' || order.refunding > 0);
}

/** Actions on an order, which also update the displayed data. */
export function useOrderActions() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: key });
  return {
    refresh,
    cancel: useMutation({
      mutationFn: (orderNo: string) => call(cancelOrder, { orderNo }),
      onSettled: refresh,
    }),
    /** Queries the payment provider. */
    check: useMutation({
      mutationFn: (orderNo: string) => call(payStatusOfOrder, { orderNo }),
      onSettled: refresh,
    }),
  };
}

/** Refetches orders after the purchase dialog of the page, which has a separate cache, was closed. */
export function useRefreshAfterPurchase(): void {
  const { search } = useLocation();
  const client = useQueryClient();
  const isOpen = withoutPurchase(search) !== search;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) void client.invalidateQueries({ queryKey: key });
    wasOpen.current = isOpen;
  }, [isOpen, client]);
}
