import type { WayId } from './list-ways.ts';

const place = 'inkstone-pay-way';

/** Keeps the way that a buyer chose for an order, for whoever comes back from a wallet or reloads the page. */
export function rememberWay(orderNo: string, id: WayId): void {
  try {
    sessionStorage.setItem(place, `${orderNo} ${id}`);
  } catch {
    // Without storage the buyer chooses again.
  }
}

/** The id of the way that was chosen for an order in this tab; null for none. */
export function rememberedWay(orderNo: string): string | null {
  try {
    const [order, id] = sessionStorage.getItem(place)?.split(' ') ?? [];
    return order === orderNo && id !== undefined ? id : null;
  } catch {
    return null;
  }
}
