import type { ReplyOf } from '@inkstone/contracts';
import { listPackages } from '@inkstone/contracts/membership';
import {
  couponPrice,
  listPayWays,
  type OrderView,
  orderStatus,
  purchase,
  purchaseWords,
  type QuoteView,
} from '@inkstone/contracts/orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { call, quietCall } from '../../../../platform/call.ts';
import { useSession } from '../../../../session/session.tsx';
import { announceBenefits } from '../../../../session/session-signal.ts';
import { reloadPageData } from '../../../../shared/purchase/keep-page-data.ts';
import { reloadBenefits } from '../../../../shared/purchase/reload-benefits.ts';

export type PayWays = ReplyOf<typeof listPayWays>;
export type CouponQuote = ReplyOf<typeof couponPrice>;

/** Prefix of campaign tokens, which `/api/vip/packages` resolves. */
const tokenPrefix = 'c~';

/** Queries the catalogue, with the plan of a campaign if `item` is its token. */
export function useCatalogue(item: string | null) {
  const token = item?.startsWith(tokenPrefix) ? item : undefined;
  return useQuery({
    queryKey: ['purchase', 'catalogue', token],
    queryFn: () => quietCall(listPackages, { token }),
    staleTime: 60_000,
  });
}

/** The enabled payment ways. */
export function usePayWays() {
  return useQuery({
    queryKey: ['purchase', 'ways'],
    queryFn: () => quietCall(listPayWays, {}),
    staleTime: 60_000,
  });
}

/** The price of an item. `couponId`: undefined for the best coupon, null for none. */
export function useQuote(item: string, couponId: string | null | undefined) {
  return useQuery({
    // Undefined and null are the same in a key.
    queryKey: ['purchase', 'quote', item, couponId === undefined ? 'best' : (couponId ?? 'none')],
    queryFn: () => quoteItem(item, couponId),
    // A quote is valid for minutes; the price must not change while the form is filled in.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
}

/** Quotes one of an item. */
export function quoteItem(item: string, couponId: string | null | undefined): Promise<CouponQuote> {
  return quietCall(couponPrice, { plan: item, quantity: 1, ...(couponId === undefined ? {} : { couponId }) });
}

/** Orders a quote. */
export function orderQuoted({ quoteId, type }: QuoteView): Promise<OrderView> {
  return type === 'vip' ? call(purchase, { quoteId }) : call(purchaseWords, { quoteId });
}

export const readStatus = (orderNo: string) => quietCall(orderStatus, { orderNo });

/** Whether an order has been paid (readings, 14). */
export const isPaid = ({ status }: Pick<OrderView, 'status'>) => status === 'paid' || status === 'finished';

/** Returns a function that refreshes the prices of the catalogue and those of the page behind the dialog. */
export function useRefreshPrices(): () => Promise<void> {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return async () => {
    await Promise.all([
      reloadPageData(revalidate),
      queries.invalidateQueries({ queryKey: ['purchase', 'catalogue'] }),
    ]);
  };
}

/** Returns a function that refreshes the profile, the limits and the data of the page after a purchase, also in other tabs. */
export function useRefreshBenefits(): () => Promise<void> {
  const { refresh } = useSession();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return async () => {
    announceBenefits();
    await Promise.all([refresh(), reloadPageData(revalidate), reloadBenefits(queries)]);
  };
}
