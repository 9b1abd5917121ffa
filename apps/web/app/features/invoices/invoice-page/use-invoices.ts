import type { InputOf, ReplyOf } from '@inkstone/contracts';
import {
  applyForInvoice,
  correctInvoice,
  listInvoiceOrders,
  listInvoices,
  listInvoiceTitles,
  removeInvoiceTitle,
  withdrawInvoice,
} from '@inkstone/contracts/invoices';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';
import type { LoadedData } from '../../../platform/loaded-data.ts';

export type OrdersReply = ReplyOf<typeof listInvoiceOrders>;
export type InvoicesReply = ReplyOf<typeof listInvoices>;

const key = ['invoices'];

/** The caller's orders with the state of their invoices, page by page. */
export function useInvoiceOrders({ data, loadedAt }: LoadedData<OrdersReply>) {
  return useInfiniteQuery({
    queryKey: [...key, 'orders'],
    queryFn: ({ pageParam }) => quietCall(listInvoiceOrders, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    initialData: { pages: [data], pageParams: [''] },
    initialDataUpdatedAt: loadedAt,
  });
}

/** The caller's invoices, page by page. */
export function useInvoices({ data, loadedAt }: LoadedData<InvoicesReply>) {
  return useInfiniteQuery({
    queryKey: [...key, 'list'],
    queryFn: ({ pageParam }) => quietCall(listInvoices, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    initialData: { pages: [data], pageParams: [''] },
    initialDataUpdatedAt: loadedAt,
  });
}

/** The saved titles of the caller. */
export function useTitles() {
  const titles = useQuery({
    queryKey: [...key, 'titles'],
    queryFn: async () => (await quietCall(listInvoiceTitles, {})).titles,
  });
  return titles.data ?? [];
}

/** Actions of a buyer; each updates the cached data. */
export function useInvoiceActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: key });
  return {
    apply: useMutation({
      mutationFn: (input: InputOf<typeof applyForInvoice>) => call(applyForInvoice, input),
      onSettled,
    }),
    correct: useMutation({
      mutationFn: (input: InputOf<typeof correctInvoice>) => call(correctInvoice, input),
      onSettled,
    }),
    withdraw: useMutation({
      mutationFn: (invoiceId: string) => call(withdrawInvoice, { invoiceId }),
      onSettled,
    }),
    removeTitle: useMutation({
      mutationFn: (titleId: string) => call(removeInvoiceTitle, { titleId }),
      onSettled,
    }),
  };
}
