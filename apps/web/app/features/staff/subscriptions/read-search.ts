import { orderNoPattern } from '@inkstone/contracts/orders';
import { subscriptionStates } from '@inkstone/contracts/staff/subscriptions';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a search text may be part of a URL: the number of an order, or the id of an account. */
export function isInAddress(text: string): boolean {
  return orderNoPattern.test(text) || uuid.test(text);
}

/** The filter in the URL: a state or the app stores, and an order number or the id of an account. */
export function readSearch(url: string) {
  const query = new URL(url).searchParams;
  const state = subscriptionStates.find((one) => one === query.get('state'));
  const view = query.get('state') === 'stores' ? ('stores' as const) : state;
  const text = (query.get('search') ?? '').trim();
  const orderNo = orderNoPattern.test(text) ? text : undefined;
  const accountId = uuid.test(text) ? text : undefined;
  return { view, state, text, orderNo, accountId, isFaulty: text !== '' && !isInAddress(text) };
}
export type SubscriptionSearch = ReturnType<typeof readSearch>;
