/** A channel whose subscriptions renew. The first two are charged by us, the others by the provider. */
export const subscriptionChannels = [
  'wechat',
  'alipay',
  'stripe',
  'apple',
  'google',
  'huawei',
  'harmony',
] as const;
export type SubscriptionChannel = (typeof subscriptionChannels)[number];

/** Maximum amount of a periodic deduction by Alipay, in fen (readings, 43). */
const alipayCap = 10_000;
/** Terms that renew, in months; others are one-off offers (prices). */
const terms: readonly number[] = [1, 3, 12];

/** Whether a plan can renew under the rules of a channel. Terms in days, such as a week, never renew (readings, 12). */
export function isRenewable(
  channel: 'wechat' | 'alipay' | 'stripe',
  plan: { readonly months: number | null; readonly amount: number; readonly currency: string },
): boolean {
  if (plan.months === null || !terms.includes(plan.months)) return false;
  // Cards are charged in the currency of the price (readings, 28).
  if (channel === 'stripe') return plan.currency === 'CNY' || plan.currency === 'USD';
  if (plan.currency !== 'CNY') return false;
  return channel !== 'alipay' || plan.amount <= alipayCap;
}

/** Returns the price of the next period that needs no new consent: the agreed amount, or less if the price has fallen since. */
export function renewalAmount(agreed: number, price: number | null): number {
  return price === null ? agreed : Math.min(agreed, price);
}

/** Returns the price to which the payer has to agree before another charge; null if the agreed amount suffices. */
export function priceToAgree(agreed: number, price: number | null): number | null {
  return price !== null && price > agreed ? price : null;
}
