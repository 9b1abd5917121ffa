import { useLocation, useNavigate } from 'react-router';

/** Query parameters that open the purchase dialog: the id of an item or campaign token, or the number of an order. */
export const purchaseQuery = { item: 'buy', order: 'order' } as const;

/** Whether the purchase dialog is open at a query. */
export function namesPurchase(search: string): boolean {
  const query = new URLSearchParams(search);
  return Object.values(purchaseQuery).some((name) => query.has(name));
}

/** Returns the query of a page with the purchase dialog open. */
export function withPurchase(search: string, name: keyof typeof purchaseQuery, value: string): string {
  const query = new URLSearchParams(search);
  for (const each of Object.values(purchaseQuery)) query.delete(each);
  query.set(purchaseQuery[name], value);
  return `?${query}`;
}

const wayName = 'way';

/** Returns a query with the channel whose payment way is preselected; null for none. */
export function withWay(search: string, channel: string | null): string {
  const query = new URLSearchParams(search);
  if (channel !== null) query.set(wayName, channel);
  return query.size > 0 ? `?${query}` : '';
}

/** Returns the channel whose payment way a query preselects; null for none. */
export function wayOf(search: string): string | null {
  return new URLSearchParams(search).get(wayName);
}

/** Returns the query of a page without the purchase dialog. */
export function withoutPurchase(search: string): string {
  const query = new URLSearchParams(search);
  for (const each of Object.values(purchaseQuery)) query.delete(each);
  return query.size > 0 ? `?${query}` : '';
}

export interface Purchase {
  /** Opens the dialog for an item: the id of a plan or word package, or a campaign token. */
  readonly buy: (item: string) => void;
  /** Opens the dialog for an existing order. */
  readonly resume: (orderNo: string) => void;
}

/**
 * Opens the purchase dialog on the current page, whose route renders `PurchaseHost`. The choice is part of
 * the URL: reloading restores it, and the back button closes it.
 */
export function usePurchase(): Purchase {
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = (name: keyof typeof purchaseQuery) => (value: string) =>
    void navigate(
      { search: withPurchase(search, name, value) },
      { preventScrollReset: true, state: { isPurchase: true } },
    );
  return { buy: open('item'), resume: open('order') };
}
